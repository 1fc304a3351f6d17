import type { Seat } from '@riposte/kernel'
import { COPIES, type Value } from '../wires.ts'
import type { Option } from './cuts.ts'
import type { OxygenPrice } from './oxygen-round.ts'
import type { Sight } from './sight.ts'

/** So many turns are looked ahead. */
const AHEAD = 6
/** With so many tokens nobody has to think of them. */
const ENOUGH = 6
/** In steps of the dial: a token that a failed cut has wasted. */
const WASTED = 0.06
/** In steps of the dial: a token that somebody lacks at the end of what is looked at. */
const LACKED = 0.03

/**
 * BB-M54: everybody pays with tokens of their own, and a number that is done pays everybody while the reserve lasts. How many
 * steps of the dial are to be expected in the turns that follow.
 */
export class OwnOxygen {
  readonly #sight: Sight
  readonly #price: OxygenPrice
  readonly #order: readonly Seat[]
  readonly #pool: number
  readonly #held: readonly number[]
  readonly #known = new Map<string, number>()

  constructor(sight: Sight, price: OxygenPrice) {
    this.#sight = sight
    this.#price = price
    this.#order = sight.outlook.after(sight.me)
    const { pool, held } = sight.rules<{ pool: number; held: readonly number[] }>('oxygen') ?? { pool: 0, held: [] }
    this.#pool = pool
    this.#held = held
  }

  /** A failed cut is paid for like any other. */
  steps({ value, kind, success }: Option): number {
    const { me } = this.#sight
    const due = value <= 12 ? this.#price(value) : 0
    const left = this.#sight.left(value)
    const isFour = kind === 'solo' && left === COPIES
    const paid = this.#paid(this.#held, me, due)
    const failed = this.#after(0, paid, this.#pool + due) + due * WASTED
    if (value > 12 || (left !== 2 && !isFour)) {
      return success * this.#after(0, paid, this.#pool + due) + (1 - success) * failed
    }
    const bonus = this.#bonus(paid, this.#pool + due)
    const done = this.#after(0, bonus.held, bonus.pool) - (isFour ? due * WASTED : 0)
    return success * done + (1 - success) * failed
  }

  #paid(held: readonly number[], seat: Seat, due: number): readonly number[] {
    return held.map((has, at) => (at === seat ? has - due : has))
  }

  /** BB-M54.4: from the first seat on, while there is something. */
  #bonus(held: readonly number[], pool: number): { held: readonly number[]; pool: number } {
    return { held: held.map((has, seat) => (seat < pool ? has + 1 : has)), pool: Math.max(0, pool - held.length) }
  }

  #after(turn: number, held: readonly number[], pool: number): number {
    if (turn >= AHEAD || this.#order.length === 0) return this.#missing(held)
    const key = `${turn}/${held.join()}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const seat = this.#order[turn % this.#order.length]
    const steps = this.#sight.outlook.turn(
      seat,
      (value: Value) => {
        const due = this.#price(value)
        if (due > held[seat]) return null
        const paid = this.#paid(held, seat, due)
        if (this.#sight.left(value) !== 2) return this.#after(turn + 1, paid, pool + due)
        const bonus = this.#bonus(paid, pool + due)
        return this.#after(turn + 1, bonus.held, bonus.pool)
      },
      1 + this.#after(turn + 1, held, pool),
    )
    this.#known.set(key, steps)
    return steps
  }

  /** What those lack who still have wires. */
  #missing(held: readonly number[]): number {
    let sum = 0
    for (const seat of this.#order) sum += LACKED * Math.max(0, ENOUGH - held[seat])
    return sum
  }
}
