import type { Seat, Seen } from '@riposte/kernel'
import type { View } from '../view.ts'
import { gameValue, RED, VALUES, type Value, YELLOW } from '../wires.ts'
import { type Beliefs, reason } from './beliefs.ts'
import { explain, type Reason, valueName } from './explain.ts'

/** What one could say of one wire. */
export interface Guess {
  readonly value: number | string
  readonly chance: number
}

/** An uncut wire that the player does not see. */
export interface CoachedWire {
  readonly seat: Seat
  readonly place: number
  /** What it can be, the likeliest first. */
  readonly likely: readonly Guess[]
  readonly isCertain: boolean
  /** How likely it is red, or counts as red. */
  readonly red: number
  /** The best that the player could announce here, having it; null where nothing fits. */
  readonly best: Guess | null
  readonly reasons: readonly Reason[]
}

/** What the coach shows to one player, who sees no more than that player does. */
export interface Coaching {
  /** False: too much to count; the figures are estimates. */
  readonly exact: boolean
  readonly wires: readonly CoachedWire[]
  /** The safest Dual Cut of all; null where the player has nothing to announce. */
  readonly best: (Guess & { readonly seat: Seat; readonly place: number; readonly red: number }) | null
}

/** Less than this is not worth mentioning. */
const NEGLIGIBLE = 1e-9

export function coach(seen: Seen<View>): Coaching {
  const beliefs = reason(seen)
  const held = announceable(seen, beliefs)
  const wires: CoachedWire[] = []
  for (const [seat, player] of seen.view.players.entries()) {
    for (const [place, wire] of player.wires.entries()) {
      if (!wire.cut && (seat !== seen.observer || wire.upsideDown))
        wires.push(coached(seen, beliefs, held, seat, place))
    }
  }
  let best: Coaching['best'] = null
  for (const { seat, place, best: guess, red } of wires) {
    if (guess === null || seat === seen.observer) continue
    const isSafer = best === null || guess.chance > best.chance || (guess.chance === best.chance && red < best.red)
    if (isSafer) best = { ...guess, seat, place, red }
  }
  return { exact: beliefs.exact, wires, best }
}

function coached(seen: Seen<View>, beliefs: Beliefs, held: number, seat: Seat, place: number): CoachedWire {
  const chances = beliefs.chance(seat, place)
  const likely: Guess[] = []
  let best: Guess | null = null
  for (let value = 1; value < VALUES; value++) {
    const chance = chances[value]
    if (chance <= NEGLIGIBLE) continue
    likely.push({ value: valueName(value), chance })
    if ((held & (1 << value)) !== 0 && (best === null || chance > best.chance))
      best = { value: valueName(value), chance }
  }
  likely.sort((a, b) => b.chance - a.chance)
  return {
    seat,
    place,
    likely,
    isCertain: likely.length === 1,
    red: redChance(seen.view, chances),
    best,
    reasons: explain(seen, beliefs, seat, place),
  }
}

/** BB-M11.1: red, or the number that counts as red. */
export function redChance({ redLike }: View, chances: readonly number[]): number {
  return chances[RED] + (redLike === null ? 0 : chances[redLike])
}

/** BB-9.1: the values in the own hand, but red. One bit for each. */
function announceable({ observer, view }: Seen<View>, { puzzle }: Beliefs): number {
  let held = 0
  if (observer < 0) return held
  for (const { cut, known } of puzzle.places[observer]) {
    const value: Value = known === 0 || cut ? 0 : gameValue(known)
    if (value !== 0 && value <= YELLOW && value !== view.redLike) held |= 1 << value
  }
  return held
}
