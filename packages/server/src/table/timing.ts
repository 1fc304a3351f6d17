import { type Ask, listed, type Match, type Seat, seeded, type Timer, word } from '@riposte/kernel'
import type { ClockSetting } from '@riposte/protocol'

/** Since when the open question is put, and what is left in the banks. All of it follows from the log. */
export interface Timing {
  /** The id of the open question; -1 when there is none. */
  readonly ask: number
  /** Its name; empty when there is none. */
  readonly question: string
  readonly askedAt: number
  /** By seat; empty where the table plays without banks. */
  readonly banks: readonly number[]
  /** The game's own clock; null where it has none now. */
  readonly timer: TimerTiming | null
}

/** How much of the game's own clock is used up. */
interface TimerTiming {
  readonly id: string
  /** What was used up when it last started or stopped. */
  readonly gone: number
  /** Since when it runs; null while it is stopped. */
  readonly since: number | null
}

export function timingAtStart(clock: ClockSetting, match: Match, at: number): Timing {
  const seats = match.beginning.seats
  const banks = clock.kind === 'bank' ? new Array<number>(seats).fill(clock.bank) : []
  const { open } = match.play
  const timer = timerAfter(null, match.play.timer(), at)
  return { ask: open?.id ?? -1, question: open?.question ?? '', askedAt: at, banks, timer }
}

/**
 * After an entry made at this moment. A question that stands keeps its time. Banks pay only for questions put to one seat
 * alone: a bank that paid for a common one would tell how long each seat had hesitated.
 */
export function timingAfter(timing: Timing, before: Ask | null, match: Match, clock: ClockSetting, at: number): Timing {
  const { open } = match.play
  const ask = open?.id ?? -1
  const question = open?.question ?? ''
  const timer = timerAfter(timing.timer, match.play.timer(), at)
  if (ask === timing.ask) return timer === timing.timer ? timing : { ...timing, timer }
  if (clock.kind !== 'bank' || before === null || before.kind !== 'one')
    return { ask, question, askedAt: at, banks: timing.banks, timer }
  const [seat] = listed(before.seats)
  const left = Math.max(0, timing.banks[seat] - (at - timing.askedAt)) + clock.add
  return { ask, question, askedAt: at, timer, banks: timing.banks.map((bank, owner) => (owner === seat ? left : bank)) }
}

/** A clock that is still the same goes on; another one starts from the beginning. */
function timerAfter(before: TimerTiming | null, timer: Timer | null, at: number): TimerTiming | null {
  if (timer === null) return null
  if (before === null || before.id !== timer.id)
    return { id: timer.id, gone: timer.gone, since: timer.runs ? at : null }
  if ((before.since !== null) === timer.runs) return before
  return { id: timer.id, gone: goneOf(before, at), since: timer.runs ? at : null }
}

/** Milliseconds of the game's own clock that are used up at this moment. */
export function goneOf({ gone, since }: TimerTiming, at: number): number {
  return since === null ? gone : gone + Math.max(0, at - since)
}

/** When the game's own clock runs out; null while it stands still, and where there is none. */
export function runsOutAt({ timer }: Timing, clock: Timer | null): number | null {
  if (timer === null || timer.since === null || clock === null) return null
  return timer.since + clock.milliseconds - timer.gone + clock.grace
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
 * @param haste by the question's name: which part of the usual time; left out, all of it
 */
export function momentOf(
  timing: Timing,
  seed: string,
  automatic: readonly [least: number, most: number],
  haste: Readonly<Record<string, number>> = {},
): number {
  const part = haste[timing.question] ?? 1
  const [least, most] = automatic.map((bound) => bound * part)
  const drawn = word(seeded(`${seed} moment ${timing.ask}`)) / 2 ** 32
  return timing.askedAt + Math.round(least + (most - least) * drawn)
}

/**
 * When bots look whether they want to do something unasked, after something that they were told then. Each table has a
 * beat, drawn from its seed, and bots do such things on it and at no other time: nothing that happens moves it, and no
 * card has a say in it.
 */
export function beatAfter(at: number, seed: string, [least, most]: readonly [least: number, most: number]): number {
  const length = Math.max(1, most - least)
  const first = Math.floor((word(seeded(`${seed} beat`)) / 2 ** 32) * length)
  return first + Math.ceil((at + least - first) / length) * length
}

/** In which order the automatic answers of one moment are taken: as the game says, else by lot, so that no seat always wins a race. */
export function inOrder(match: Match, seats: readonly Seat[], seed: string, ask: number): Seat[] {
  const order = match.game.order?.(match.play.pub)
  if (order !== undefined) return seats.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
  const lots = seats.map((seat) => ({ seat, lot: word(seeded(`${seed} lot ${ask} ${seat}`)) }))
  return lots.sort((a, b) => a.lot - b.lot).map(({ seat }) => seat)
}
