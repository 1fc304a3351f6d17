import type { Seat, Seen } from '@riposte/kernel'
import type { View } from '../view.ts'
import { gameValue, RED, VALUES, type Value, YELLOW } from '../wires.ts'
import { type Beliefs, reason } from './beliefs.ts'
import { explain, type Reason, valueName } from './explain.ts'
import type { OpenCuts } from './open-cuts.ts'

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
  /** Whether the rules let the player point at it now. */
  readonly isOpen: boolean
  /** The best that the player may announce here, having it; null where nothing fits, and where the rules bar the wire. */
  readonly best: Guess | null
  readonly reasons: readonly Reason[]
}

/** What the coach shows to one player, who sees no more than that player does. */
export interface Coaching {
  /** False: too much to count; the figures are estimates. */
  readonly exact: boolean
  readonly wires: readonly CoachedWire[]
  /** The safest Dual Cut that the rules allow now; null where there is none. */
  readonly best: (Guess & { readonly seat: Seat; readonly place: number; readonly red: number }) | null
}

/** Less than this is not worth mentioning. */
const NEGLIGIBLE = 1e-9

/** Without the cuts that are open now it says what the wires can be, and recommends nothing. */
export function coach(seen: Seen<View>, open: OpenCuts | null = null): Coaching {
  const beliefs = reason(seen)
  const held = announceable(seen, beliefs, open)
  const wires: CoachedWire[] = []
  for (const [seat, player] of seen.view.players.entries()) {
    for (const [place, wire] of player.wires.entries()) {
      if (!wire.cut && (seat !== seen.observer || wire.upsideDown))
        wires.push(coached(seen, beliefs, { held, isOpen: isOpen(open, seat, place) }, seat, place))
    }
  }
  let best: Coaching['best'] = null
  for (const { seat, place, best: guess, red } of wires) {
    if (guess === null) continue
    const isSafer = best === null || guess.chance > best.chance || (guess.chance === best.chance && red < best.red)
    if (isSafer) best = { ...guess, seat, place, red }
  }
  return { exact: beliefs.exact, wires, best }
}

function isOpen(open: OpenCuts | null, seat: Seat, place: number): boolean {
  return open?.wires.some((wire) => wire.seat === seat && wire.place === place) ?? false
}

/** What the player may do with a wire. */
interface Allowed {
  /** The values that may be announced, one bit for each. */
  readonly held: number
  readonly isOpen: boolean
}

function coached(
  seen: Seen<View>,
  beliefs: Beliefs,
  { held, isOpen }: Allowed,
  seat: Seat,
  place: number,
): CoachedWire {
  const chances = beliefs.chance(seat, place)
  const likely: Guess[] = []
  let best: Guess | null = null
  for (let value = 1; value < VALUES; value++) {
    const chance = chances[value]
    if (chance <= NEGLIGIBLE) continue
    likely.push({ value: valueName(value), chance })
    if (isOpen && (held & (1 << value)) !== 0 && (best === null || chance > best.chance))
      best = { value: valueName(value), chance }
  }
  likely.sort((a, b) => b.chance - a.chance)
  return {
    seat,
    place,
    likely,
    isCertain: likely.length === 1,
    isOpen,
    red: redChance(seen.view, chances),
    best,
    reasons: explain(seen, beliefs, seat, place),
  }
}

/** BB-M11.1: red, or the number that counts as red. */
export function redChance({ redLike }: View, chances: readonly number[]): number {
  return chances[RED] + (redLike === null ? 0 : chances[redLike])
}

/**
 * BB-9.1: the values in the own hand that the rules let be announced now. BB-M11.3: never the one that counts as red.
 * One bit for each.
 */
function announceable({ observer, view }: Seen<View>, { puzzle }: Beliefs, open: OpenCuts | null): number {
  let held = 0
  if (observer < 0 || open === null) return held
  for (const { cut, known } of puzzle.places[observer]) {
    const value: Value = known === 0 || cut ? 0 : gameValue(known)
    if (value === 0 || value > YELLOW || value === view.redLike) continue
    if (open.values.includes(valueName(value))) held |= 1 << value
  }
  return held
}
