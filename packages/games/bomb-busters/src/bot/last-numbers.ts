import { allowsNumber } from '../constraints/card.ts'
import type { ConstraintId } from '../names.ts'
import type { Value } from '../wires.ts'
import type { Sight } from './sight.ts'

/** BB-M57.1: the constraints by the number they lie at, and the number whose constraint binds everybody. */
export interface PairedCards {
  readonly pairs: readonly { readonly value: Value; readonly constraint: ConstraintId }[]
  readonly active: Value
}

const NUMBERS = 12
/** With more numbers than this there will be a way. */
const MANY = 7
/** Whoever plays does not always have the number that should be next. */
const CHOSEN = 0.7
/** How likely another wire stands beside one, by how many numbers are left; for the outermost number it would be a red one. */
const BESIDE = [0, 0.1, 0.45, 0.7]
const OFTEN_BESIDE = 0.9
const OUTERMOST = 0.1
/** A number with a token on a wire, where such wires may not be cut. */
const NAMED = 0.2

/**
 * BB-M57.4: each number is done under the card of the one before, and when nobody can cut any of those that are left, it
 * explodes. So the order of the last ones has to be thought of before.
 */
export class LastNumbers {
  readonly #sight: Sight
  readonly #cards: readonly (ConstraintId | null)[]
  readonly #known = new Map<number, number>()
  readonly #alone = new Map<Value, number>()

  constructor(sight: Sight, { pairs }: PairedCards) {
    this.#sight = sight
    this.#cards = Array.from({ length: NUMBERS + 1 }, (_, value) => {
      return pairs.find((pair) => pair.value === value)?.constraint ?? null
    })
  }

  cardOf(value: Value): ConstraintId | null {
    return this.#cards[value]
  }

  /** How likely all of these can be done, one bit each, when this number was the last one. */
  finishes(done: Value, rest: number): number {
    const numbers: Value[] = []
    for (let value = 1; value <= NUMBERS; value++) if ((rest & (1 << value)) !== 0) numbers.push(value)
    if (numbers.length === 0 || numbers.length > MANY) return 1
    const key = rest * 16 + done
    const known = this.#known.get(key)
    if (known !== undefined) return known
    let most = 0
    let sum = 0
    let open = 0
    for (const value of numbers) {
      const can = this.#can(this.#cards[done], value, numbers)
      const chance = can > 0 ? can * this.finishes(value, rest & ~(1 << value)) : 0
      most = Math.max(most, chance)
      sum += chance
      open += can
    }
    const found = open === 0 ? 0 : CHOSEN * most + (1 - CHOSEN) * Math.min(most, sum / open)
    this.#known.set(key, found)
    return found
  }

  /** How likely this number can be cut under that card, with these left. */
  #can(card: ConstraintId | null, value: Value, numbers: readonly Value[]): number {
    if (card === null) return 1
    if (!allowsNumber(card, value)) return 0
    if (card === 'H') return this.#isNamed(value) ? NAMED : 1
    if (card === 'K') return 1 - this.#together(value)
    if (card !== 'I' && card !== 'J') return 1
    const outermost = card === 'I' ? numbers[numbers.length - 1] : numbers[0]
    const beside = value === outermost ? OUTERMOST : (BESIDE[numbers.length] ?? OFTEN_BESIDE)
    const solo = this.#together(value)
    return solo + (1 - solo) * beside
  }

  /** How likely somebody has all that is left of a number, so that only a Solo Cut will do. */
  #together(value: Value): number {
    let found = this.#alone.get(value)
    if (found === undefined) {
      found = this.#countHands(value)
      this.#alone.set(value, found)
    }
    return found
  }

  #countHands(value: Value): number {
    const sight = this.#sight
    const left = sight.left(value)
    const own = sight.own(value)
    if (own > 0) return own === left ? 1 : 0
    let sum = 0
    for (const mate of sight.mates) {
      let expected = 0
      for (const [place, { cut }] of sight.view.players[mate].wires.entries()) {
        if (!cut) expected += sight.chance(mate, place)[value]
      }
      if (expected > left - 1e-6) return 1
      if (left === 2) sum += Math.max(0, expected - sight.holds(mate, value))
    }
    return Math.min(1, sum)
  }

  /** BB-KH */
  #isNamed(value: Value): boolean {
    const { view, me, hand } = this.#sight
    return view.players.some(({ tokens, wires }, seat) =>
      tokens.some(({ place }) => {
        if (place < 0 || wires[place].cut) return false
        if (seat === me) return hand.some((wire) => wire.place === place && wire.value === value)
        return this.#sight.chance(seat, place)[value] > 0.5
      }),
    )
  }
}
