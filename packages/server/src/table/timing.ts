import { type Ask, listed, type Match, type Seat, seeded, word } from '@riposte/kernel'
import type { ClockSetting } from '@riposte/protocol'

/** Since when the open question is put, and what is left in the banks. All of it follows from the log. */
export interface Timing {
  /** The id of the open question; -1 when there is none. */
  readonly ask: number
  readonly askedAt: number
  /** By seat; empty where the table plays without banks. */
  readonly banks: readonly number[]
}

export function timingAtStart(clock: ClockSetting, match: Match, at: number): Timing {
  const seats = match.beginning.seats
  const banks = clock.kind === 'bank' ? new Array<number>(seats).fill(clock.bank) : []
  return { ask: match.play.open?.id ?? -1, askedAt: at, banks }
}

/**
 * After an entry made at this moment. A question that stands keeps its time. Banks pay only for questions put to one seat
 * alone: a bank that paid for a common one would tell how long each seat had hesitated.
 */
export function timingAfter(timing: Timing, before: Ask | null, match: Match, clock: ClockSetting, at: number): Timing {
  const ask = match.play.open?.id ?? -1
  if (ask === timing.ask) return timing
  if (clock.kind !== 'bank' || before === null || before.kind !== 'one') return { ...timing, ask, askedAt: at }
  const [seat] = listed(before.seats)
  const left = Math.max(0, timing.banks[seat] - (at - timing.askedAt)) + clock.add
  return { ask, askedAt: at, banks: timing.banks.map((bank, owner) => (owner === seat ? left : bank)) }
}

/** When the time for the open question is up; null when it never is. */
export function deadlineOf(timing: Timing, ask: Ask, clock: ClockSetting, limit: number | null): number | null {
  if (clock.kind === 'decision') return timing.askedAt + clock.each
  if (clock.kind === 'bank') {
    const own = ask.kind === 'one' ? timing.banks[listed(ask.seats)[0]] : clock.together
    return timing.askedAt + own
  }
  return limit === null ? null : timing.askedAt + limit
}

/**
 * The common moment of the open question: bots and standing orders answer then and not before, all of them. It is drawn
 * from the table's seed and the question's number: no card has a say in it, and nobody can work it out.
 */
export function momentOf(timing: Timing, seed: string, automatic: readonly [least: number, most: number]): number {
  const [least, most] = automatic
  const drawn = word(seeded(`${seed} moment ${timing.ask}`)) / 2 ** 32
  return timing.askedAt + Math.round(least + (most - least) * drawn)
}

/** In which order the automatic answers of one moment are taken, so that no seat always wins a race. */
export function inDrawnOrder(seats: readonly Seat[], seed: string, ask: number): Seat[] {
  const lots = seats.map((seat) => ({ seat, lot: word(seeded(`${seed} lot ${ask} ${seat}`)) }))
  return lots.sort((a, b) => a.lot - b.lot).map(({ seat }) => seat)
}
