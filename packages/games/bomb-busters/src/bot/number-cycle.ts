import type { Seat } from '@riposte/kernel'
import type { Value } from '../wires.ts'
import { stepPrice } from './risk.ts'
import type { Sight } from './sight.ts'

const NUMBERS = 12
/** What somebody hardly has is not counted on. */
const HARDLY = 0.05
/** Until their turn the others will know more than now. */
const LATER = 0.6

const CYCLES = new WeakMap<Sight, Cycle>()

/**
 * BB-M26.3: every number has to be tried once before any may be tried again, whoever does it. What it costs to leave the
 * others to the team after this one. The card is turned down whether the cut succeeds or not.
 */
export function cyclePrice(sight: Sight, open: readonly number[], value: Value): number {
  let cycle = CYCLES.get(sight)
  if (cycle === undefined) {
    cycle = new Cycle(sight)
    CYCLES.set(sight, cycle)
  }
  const rest = open.reduce((mask, number) => (number === value ? mask : mask | (1 << number)), 0)
  return cycle.after(rest, 0) * LATER * stepPrice(sight.dialLeft)
}

/** The turns until all cards lie face down, everybody taking what costs least in the end. */
class Cycle {
  readonly #sight: Sight
  readonly #order: readonly Seat[]
  readonly #known = new Map<number, number>()

  constructor(sight: Sight) {
    this.#sight = sight
    this.#order = sight.outlook.after(sight.me)
  }

  /** How many cuts are expected to fail. */
  after(open: number, turn: number): number {
    if (open === 0) return 0
    const key = (open >> 1) * 8 + turn
    const known = this.#known.get(key)
    if (known !== undefined) return known
    let sum = 0
    let reached = 1
    // BB-M26.4: who has nothing to cut is skipped, and that costs nothing.
    for (let skipped = 0; skipped < this.#order.length && reached > 0.001; skipped++) {
      const { cost, none } = this.#turn(open, (turn + skipped) % this.#order.length)
      sum += reached * cost
      reached *= none
    }
    this.#known.set(key, sum)
    return sum
  }

  #turn(open: number, at: number): { cost: number; none: number } {
    const { outlook } = this.#sight
    const seat = this.#order[at]
    const next = (at + 1) % this.#order.length
    const choices: { holds: number; cost: number }[] = []
    for (let value = 1; value <= NUMBERS; value++) {
      if ((open & (1 << value)) === 0) continue
      const holds = outlook.holds(seat, value)
      if (holds < HARDLY) continue
      choices.push({ holds, cost: 1 - outlook.finds(seat, value) + this.after(open & ~(1 << value), next) })
    }
    choices.sort((a, b) => a.cost - b.cost)
    let none = 1
    let cost = 0
    for (const choice of choices) {
      cost += none * choice.holds * choice.cost
      none *= 1 - choice.holds
    }
    return { cost, none }
  }
}
