import type { Seat } from '@riposte/kernel'
import { COPIES, type Value } from '../wires.ts'
import type { Sight } from './sight.ts'

const NUMBERS = 12

/** What one sees of a third hand its owner's other teammates see about as well, but not quite. */
const ALIKE = 0.9

/** What everybody could cut, as far as one can tell: by having a wire of that number, and by knowing another one. */
export class Outlook {
  readonly #sight: Sight
  readonly #known = new Map<number, { readonly holds: number; readonly finds: number }>()

  constructor(sight: Sight) {
    this.#sight = sight
  }

  /** Those with wires, in the order in which they play after this seat, itself last. */
  after(seat: Seat): Seat[] {
    const { players } = this.#sight.view
    const order = players.map((_, step) => (seat + 1 + step) % players.length)
    return order.filter((other) => players[other].uncut > 0)
  }

  /** How likely this seat has the number. */
  holds(seat: Seat, value: Value): number {
    return this.#of(seat, value).holds
  }

  /** How sure its cut would be, if it has it. */
  finds(seat: Seat, value: Value): number {
    return this.#of(seat, value).finds
  }

  /** How sure the cut is that this seat will find best. */
  best(seat: Seat): number {
    return 1 - this.turn(seat, () => 0, 1)
  }

  /**
   * What a turn of this seat is expected to cost, when it takes the cheapest that it has.
   * @param cost of a cut of this number besides the step of the dial when it fails; null where it is not allowed
   * @param skip of having nothing that is allowed
   */
  turn(seat: Seat, cost: (value: Value) => number | null, skip: number): number {
    const open: { readonly holds: number; readonly cost: number }[] = []
    for (let value = 1; value <= NUMBERS; value++) {
      const { holds, finds } = this.#of(seat, value)
      const price = holds > 0 ? cost(value) : null
      if (price !== null) open.push({ holds, cost: price + 1 - finds })
    }
    open.sort((a, b) => a.cost - b.cost)
    let none = 1
    let sum = 0
    for (const { holds, cost: price } of open) {
      sum += none * holds * price
      none *= 1 - holds
    }
    return sum + none * skip
  }

  #of(seat: Seat, value: Value): { readonly holds: number; readonly finds: number } {
    const key = seat * (NUMBERS + 1) + value
    let found = this.#known.get(key)
    if (found === undefined) {
      found =
        this.#sight.left(value) === 0
          ? NOTHING
          : seat === this.#sight.me
            ? this.#mine(value)
            : this.#theirs(seat, value)
      this.#known.set(key, found)
    }
    return found
  }

  #mine(value: Value): { holds: number; finds: number } {
    const sight = this.#sight
    const own = sight.own(value)
    if (own === 0 || value === sight.view.redLike) return NOTHING
    const left = sight.left(value)
    if (own === left && (left === 2 || left === COPIES)) return { holds: 1, finds: 1 }
    let finds = 0
    for (const mate of sight.mates) finds = Math.max(finds, this.#seenBest(mate, value))
    return { holds: 1, finds }
  }

  #theirs(seat: Seat, value: Value): { holds: number; finds: number } {
    const sight = this.#sight
    if (value === sight.view.redLike) return NOTHING
    let none = 1
    let expected = 0
    for (const [place, { cut }] of sight.view.players[seat].wires.entries()) {
      if (cut) continue
      const chance = sight.chance(seat, place)[value]
      none *= 1 - chance
      expected += chance
    }
    if (expected === 0) return NOTHING
    const left = sight.left(value)
    // All that are not in the own hand are there for sure.
    const all = expected > left - 1e-6
    const holds = all ? 1 : Math.min(1 - none, expected)
    // Of two that are left: how likely both are there.
    const both = left === 2 ? Math.max(0, expected - holds) : all && left === COPIES ? 1 : 0
    let finds = all && left === 2 ? 1 : Math.min(1, both / holds)
    let pair = 0
    for (const { place, value: own } of sight.hand)
      if (own === value) pair = Math.max(pair, sight.open.chance(place)[value])
    for (const mate of sight.mates) if (mate !== seat) pair = Math.max(pair, ALIKE * this.#seenBest(mate, value))
    finds = finds + (1 - finds) * pair
    return { holds, finds }
  }

  #seenBest(seat: Seat, value: Value): number {
    let most = 0
    for (const [place, { cut }] of this.#sight.view.players[seat].wires.entries()) {
      if (!cut) most = Math.max(most, this.#sight.chance(seat, place)[value])
    }
    return most
  }
}

const NOTHING = { holds: 0, finds: 0 }
