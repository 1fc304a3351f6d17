import type { Seat } from '@riposte/kernel'
import type { Value } from '../wires.ts'
import { stepPrice } from './risk.ts'
import type { Sight } from './sight.ts'

const NUMBERS = 12
/** A turn that will have to be skipped some time, as a part of the chance to win. */
const LATER = 0.15

/** What a number costs in oxygen. */
export type OxygenPrice = (value: Value) => number

/**
 * BB-M44, BB-M63: the same oxygen for every round. How many steps of the dial are to be expected in this round after a cut of
 * that number, and later, because what is left needs more rounds than it has cuts.
 * @param due what this cut takes, of so much
 */
export function roundSteps(
  sight: Sight,
  price: OxygenPrice,
  { due, purse, wires }: { readonly due: number; readonly purse: number; readonly wires: number },
): number {
  const { captain } = sight.view
  const { pool, held } = sight.rules<{ pool: number; held: readonly number[] }>('oxygen') ?? { pool: 0, held: [] }
  const order = sight.outlook.after(sight.me)
  const all = pool + held.reduce((sum, tokens) => sum + tokens, 0)
  const { length } = sight.view.players
  const distance = (seat: Seat) => (seat - sight.me - 1 + length) % length
  const waiting = order.filter((seat) => seat !== sight.me && distance(seat) < distance(captain))
  // What may come is not as dear as what comes now, when the dial is nearly at its end.
  const later = laterSkips(sight, price, all, order.length) * Math.min(1, LATER / stepPrice(sight.dialLeft))
  /** What a cut of a number changes in what is to come: a low one leaves the dear ones to fewer cuts. */
  const change = (taken: number, cut: number) => later * (cut / 2) * (1 - (order.length * taken) / all)
  const known = new Map<number, number>()
  const rest = (left: number, at: number): number => {
    if (at >= waiting.length) return 0
    const key = left * 8 + at
    const found = known.get(key)
    if (found !== undefined) return found
    const steps = sight.outlook.turn(
      waiting[at],
      (number) => {
        const taken = price(number)
        return taken > left ? null : change(taken, 2) + rest(left - taken, at + 1)
      },
      1 - later + rest(left, at + 1),
    )
    known.set(key, steps)
    return steps
  }
  return change(due, wires) + rest(purse - due, 0)
}

/** How much of what is spent too slowly has to be paid with a skipped turn later: 0 where there is oxygen enough, 1 where not. */
function laterSkips(sight: Sight, price: OxygenPrice, all: number, players: number): number {
  let due = 0
  let cuts = 0
  for (let value = 1; value <= NUMBERS; value++) {
    due += (price(value) * sight.left(value)) / 2
    cuts += sight.left(value) / 2
  }
  const skips = (players * due) / all - cuts
  return Math.max(0, Math.min(1, (skips + 2) / 4))
}
