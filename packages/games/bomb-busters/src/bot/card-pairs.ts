import type { Seat } from '@riposte/kernel'
import { COPIES, type Value } from '../wires.ts'
import type { Sight } from './sight.ts'

/** Two Number cards for a cut, and how many steps of the dial are to be expected until all cards are used up. */
interface Pair {
  readonly a: number
  readonly b: number
  readonly steps: number
}

const NUMBERS = 12
/** BB-M47.3: where nobody can use what is left, everybody is skipped until the mission is lost. */
const STUCK = 6
/** With more cards than this the numbers that run out meanwhile are not looked at. */
const FEW_CARDS = 6

const PLANS = new WeakMap<Sight, Plan>()

function planOf(sight: Sight): Plan {
  let plan = PLANS.get(sight)
  if (plan === undefined) {
    plan = new Plan(sight)
    PLANS.set(sight, plan)
  }
  return plan
}

/** BB-M47.2: of all pairs that make this number, the one that leaves the others most to do. */
export function bestPair(sight: Sight, up: readonly number[], value: Value): Pair {
  const plan = planOf(sight)
  const all = bits(up)
  let found: Pair = { a: 0, b: 0, steps: STUCK }
  for (const [a, b] of PAIRS[value] ?? []) {
    const pair = (1 << a) | (1 << b)
    if ((all & pair) !== pair) continue
    const steps = plan.afterCut(all & ~pair, value)
    if (found.a === 0 || steps < found.steps) found = { a, b, steps }
  }
  return found
}

/** BB-M47.4: how many steps are to be expected when one does nothing. */
export function stepsAfterPass(sight: Sight, up: readonly number[]): number {
  return planOf(sight).afterPass(bits(up))
}

function bits(cards: readonly number[]): number {
  return cards.reduce((mask, card) => mask | (1 << card), 0)
}

function countBits(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}

/** By number: the two cards that make it. */
const PAIRS: readonly (readonly (readonly [number, number])[])[] = Array.from({ length: NUMBERS + 1 }, (_, value) => {
  const pairs: [number, number][] = []
  for (let a = 1; a <= NUMBERS; a++) {
    for (let b = a + 1; b <= NUMBERS; b++) if (a + b === value || b - a === value) pairs.push([a, b])
  }
  return pairs
})

/** The turns until all cards are used up, everybody taking what leaves the least to fear. */
class Plan {
  readonly #sight: Sight
  readonly #order: readonly Seat[]
  readonly #known = new Map<number, number>()
  /** So many cuts are still needed. */
  readonly #cuts: number
  /** The numbers that are gone after one more cut, one bit each. */
  readonly #last: number

  constructor(sight: Sight) {
    this.#sight = sight
    this.#order = sight.outlook.after(sight.me)
    let wires = 0
    let last = 0
    for (let value = 1; value <= NUMBERS; value++) {
      const left = sight.left(value)
      wires += left
      if (left === 2 || (left === COPIES && sight.own(value) === COPIES)) last |= 1 << value
    }
    this.#cuts = wires / 2
    this.#last = last
  }

  /** How many steps are to be expected with these cards open, once this number is cut. */
  afterCut(cards: number, value: Value): number {
    return this.#from(cards, this.#last & (1 << value), this.#cuts - 1, 0)
  }

  afterPass(cards: number): number {
    return this.#from(cards, 0, this.#cuts, 0)
  }

  /**
   * @param gone the numbers that have run out meanwhile
   * @param cuts how many are still needed
   */
  #from(cards: number, gone: number, cuts: number, turn: number): number {
    if (cards === 0 || cuts <= 0) return 0
    const key = ((cards >> 1) * 4096 + (gone >> 1)) * 8 + turn
    const known = this.#known.get(key)
    if (known !== undefined) return known
    let sum = 0
    let reached = 1
    // Whoever cannot do anything is skipped; the cards stay as they are.
    for (let skipped = 0; skipped < this.#order.length && reached > 0.001; skipped++) {
      const { cost, none } = this.#turn(cards, gone, cuts, (turn + skipped) % this.#order.length)
      sum += reached * (cost + none)
      reached *= none
    }
    sum += reached * STUCK
    this.#known.set(key, sum)
    return sum
  }

  /** What it costs when this player has something to do, and how likely there is nothing. */
  #turn(cards: number, gone: number, cuts: number, at: number): { cost: number; none: number } {
    const { outlook } = this.#sight
    const seat = this.#order[at]
    const next = (at + 1) % this.#order.length
    const isNear = countBits(cards) <= FEW_CARDS
    const open: { holds: number; cost: number }[] = []
    for (let value = 1; value <= NUMBERS; value++) {
      const holds = (gone & (1 << value)) === 0 ? outlook.holds(seat, value) : 0
      if (holds === 0) continue
      const goneThen = isNear ? gone | (this.#last & (1 << value)) : gone
      let least = Number.POSITIVE_INFINITY
      for (const [a, b] of PAIRS[value]) {
        const pair = (1 << a) | (1 << b)
        if ((cards & pair) === pair) least = Math.min(least, this.#from(cards & ~pair, goneThen, cuts - 1, next))
      }
      if (least < Number.POSITIVE_INFINITY) open.push({ holds, cost: least + 1 - outlook.finds(seat, value) })
    }
    open.sort((a, b) => a.cost - b.cost)
    let none = 1
    let cost = 0
    for (const choice of open) {
      cost += none * choice.holds * choice.cost
      none *= 1 - choice.holds
    }
    return { cost, none }
  }
}
