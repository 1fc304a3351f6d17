import type { Seat } from '@riposte/kernel'
import type { Value } from '../wires.ts'
import type { Sight } from './sight.ts'

/** So many turns are looked ahead. */
const AHEAD = 4
/** In steps of the dial: a token that leaves the game. */
const LOST = 0.06
/** In steps of the dial, for each token that goes round. */
const FLOW = 0.015

/** BB-M49: oxygen that goes from hand to hand. What is spent on a cut somebody else has next. */
export class Bottle {
  readonly #sight: Sight
  readonly #order: readonly Seat[]
  readonly #held: readonly number[]
  readonly #known = new Map<string, number>()
  readonly #best = new Map<Value, { readonly to: Seat; readonly steps: number }>()

  constructor(sight: Sight) {
    this.#sight = sight
    this.#order = sight.outlook.after(sight.me)
    this.#held = sight.rules<{ held: readonly number[] }>('oxygen')?.held ?? []
  }

  /** Whom to give it, and how many steps are then to be expected. */
  best(value: Value): { readonly to: Seat; readonly steps: number } {
    const known = this.#best.get(value)
    if (known !== undefined) return known
    const { me, view } = this.#sight
    const mates = this.#order.filter((seat) => seat !== me)
    let found = { to: mates[0] ?? me, steps: 0 }
    let least = Number.POSITIVE_INFINITY
    // BB-M49.4: with the last wire the rest of the tokens is gone.
    const isLast = view.players[me].uncut === 1
    const lost = isLast ? (this.#held[me] - value) * LOST : 0
    for (const to of mates) {
      const steps = this.#after(0, this.#moved(this.#held, me, to, value)) + lost - value * FLOW
      if (steps < least) {
        least = steps
        found = { to, steps }
      }
    }
    this.#best.set(value, found)
    return found
  }

  afterPass(): number {
    return this.#after(0, this.#held)
  }

  #moved(held: readonly number[], from: Seat, to: Seat, amount: number): readonly number[] {
    return held.map((has, seat) => has + (seat === to ? amount : 0) - (seat === from ? amount : 0))
  }

  /** How many steps are to be expected in the turns that follow, when everybody gives to the next player. */
  #after(turn: number, held: readonly number[]): number {
    if (turn >= AHEAD || this.#order.length === 0) return 0
    const key = `${turn}/${held.join()}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const seat = this.#order[turn % this.#order.length]
    const next = this.#order[(turn + 1) % this.#order.length]
    const skip = 1 + this.#after(turn + 1, held)
    const steps = this.#sight.outlook.turn(
      seat,
      (value) => {
        if (value > held[seat]) return null
        return this.#after(turn + 1, this.#moved(held, seat, next, value)) - value * FLOW
      },
      skip,
    )
    this.#known.set(key, steps)
    return steps
  }
}
