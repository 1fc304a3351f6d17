import type { Seat } from '@riposte/kernel'
import type { Value } from '../wires.ts'
import { stepPrice } from './risk.ts'
import type { Sight } from './sight.ts'

/** The player whose turn comes after one's own. */
export function nextSeat({ view, me }: Sight): Seat {
  const { length } = view.players
  for (let step = 1; step < length; step++) {
    const seat = (me + step) % length
    if (view.players[seat].uncut > 0) return seat
  }
  return me
}

/** How likely the next player can do anything, when only these numbers are open. */
export function nextAble(sight: Sight, isOpen: (value: Value) => boolean): number {
  const next = nextSeat(sight)
  if (next === sight.me) return 1
  let none = 1
  for (let value = 1; value <= 12; value++) {
    if (sight.left(value) > 0 && isOpen(value)) none *= 1 - sight.holds(next, value)
  }
  return 1 - none
}

/** What the next player would lose by having to be skipped. */
export function skipCost(sight: Sight, able: number): number {
  return (1 - able) * Math.max(0.1, stepPrice(sight.dialLeft))
}

/** A step that is to come is not cheap, even if many are left: there will be others. */
const LATER_STEP = 0.2

/** What it costs that so many steps of the dial are to come. */
export function planPrice(sight: Sight, steps: number): number {
  return steps * Math.max(LATER_STEP, stepPrice(sight.dialLeft))
}
