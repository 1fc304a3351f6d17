import type { Seat, Seen } from '@riposte/kernel'
import type { View } from '../view.ts'
import { gameValue, VALUES, type Value } from '../wires.ts'
import { type Place, type Puzzle, puzzleOf } from './puzzle.ts'
import { countDeals, countOnly, RUNS, type Tally } from './sweep.ts'

/** Something that may be true: this wire has one of these values (one bit each). */
export interface Claim {
  readonly seat: Seat
  readonly place: number
  readonly values: number
}

/** What one observer can tell of the wires that it does not see, by counting the deals that fit all it knows. */
export interface Beliefs {
  /** False: there was too much to count, and the figures are estimates. */
  readonly exact: boolean
  /** How many deals fit, up to a factor that is the same for all of them. */
  readonly deals: number
  /** How likely each value is at this place: a list by value (1 to 12, 13 yellow, 14 red). */
  chance(seat: Seat, place: number): readonly number[]
  /** How likely each value is for a wire that was left out (of that colour), or for one on the mission's pile. */
  aside(colour: Value): readonly number[]
  pile(): readonly number[]
  /** How likely at least one of these places of one stand has this number: what a detector would find. */
  anyOf(seat: Seat, places: readonly number[], value: Value): number
  /** How likely all of this is true together. */
  together(claims: readonly Claim[]): number
  /** What the figures come from. */
  readonly puzzle: Puzzle
}

/** More states in a step than this are not counted but drawn from. */
const STATES_AT_MOST = 4000

/**
 * What this observer can tell. Everything it sees and everything that was shown to all is taken as a fact; what others
 * chose to show, and why, is not interpreted: a setup token says what its wire is and nothing about the other wires
 * except by their order.
 */
export function reason(seen: Seen<View>, most = STATES_AT_MOST): Beliefs {
  return solve(puzzleOf(seen), most)
}

/** What follows from a puzzle. */
export function solve(puzzle: Puzzle, most = STATES_AT_MOST): Beliefs {
  return new Counted(puzzle, countDeals(puzzle, most), most)
}

class Counted implements Beliefs {
  readonly puzzle: Puzzle
  readonly #tally: Tally
  readonly #most: number
  readonly #chances = new Map<number, readonly number[]>()

  constructor(puzzle: Puzzle, tally: Tally, most: number) {
    this.puzzle = puzzle
    this.#tally = tally
    this.#most = most
  }

  get exact(): boolean {
    return this.#tally.exact && this.#tally.deals > 0
  }

  get deals(): number {
    return this.#tally.deals
  }

  chance(seat: Seat, place: number): readonly number[] {
    const { known } = this.puzzle.places[seat][place]
    const spot = known === 0 ? this.puzzle.spot(seat, place) : undefined
    if (spot === undefined) return certain(gameValue(known))
    const key = spot.holder * 64 + spot.at
    let chances = this.#chances.get(key)
    if (chances === undefined) {
      chances = this.#marginal(spot.holder, spot.at)
      this.#chances.set(key, chances)
    }
    return chances
  }

  #marginal(holder: number, at: number): number[] {
    const { wires, deals } = this.#tally
    const chances = new Array<number>(VALUES).fill(0)
    for (let step = 0; step < wires.length; step++) {
      const tally = this.#tally.at(holder, step)
      let sum = 0
      for (let run = 1; run < RUNS; run++) {
        for (let from = Math.max(0, at - run + 1); from <= at; from++) sum += tally[from * RUNS + run] ?? 0
      }
      if (sum > 0) chances[gameValue(wires[step])] += sum / deals
    }
    return chances
  }

  aside(colour: Value): readonly number[] {
    return this.#share(this.puzzle.holders.findIndex((holder) => holder.kind === 'aside' && holder.colour === colour))
  }

  pile(): readonly number[] {
    return this.#share(this.puzzle.holders.findIndex(({ kind }) => kind === 'pile'))
  }

  /** Of wires in no order each is as likely to be any of them. */
  #share(holder: number): readonly number[] {
    const chances = new Array<number>(VALUES).fill(0)
    if (holder < 0) return chances
    const { size } = this.puzzle.holders[holder]
    for (let at = 0; at < size; at++) {
      for (const [value, part] of this.#marginal(holder, at).entries()) chances[value] += part / size
    }
    return chances
  }

  anyOf(seat: Seat, places: readonly number[], value: Value): number {
    let holder = -1
    const ats: number[] = []
    for (const place of places) {
      const { known } = this.puzzle.places[seat][place]
      if (known !== 0 && gameValue(known) === value) return 1
      const spot = known === 0 ? this.puzzle.spot(seat, place) : undefined
      if (spot === undefined) continue
      if (holder >= 0 && holder !== spot.holder) return 1 - this.#none(seat, places, value)
      holder = spot.holder
      ats.push(spot.at)
    }
    const step = this.#tally.wires.indexOf(value * 10)
    if (holder < 0 || step < 0) return 0
    const tally = this.#tally.at(holder, step)
    const { size } = this.puzzle.holders[holder]
    let sum = 0
    for (let from = 0; from < size; from++) {
      for (let run = 1; run < RUNS; run++) {
        const deals = tally[from * RUNS + run] ?? 0
        if (deals > 0 && ats.some((at) => from <= at && at < from + run)) sum += deals
      }
    }
    return sum / this.#tally.deals
  }

  #none(seat: Seat, places: readonly number[], value: Value): number {
    return this.together(places.map((place) => ({ seat, place, values: ~(1 << value) })))
  }

  together(claims: readonly Claim[]): number {
    const { puzzle } = this
    const changed = new Map<Place, Place>()
    for (const { seat, place, values } of claims) {
      const found = puzzle.places[seat][place]
      if (found.known !== 0) {
        if (((values >> gameValue(found.known)) & 1) === 0) return 0
        continue
      }
      const before = changed.get(found) ?? found
      changed.set(found, { ...before, not: before.not | ~values })
    }
    if (changed.size === 0) return 1
    if (this.#tally.deals === 0) return 0
    const holders = puzzle.holders.map((holder) =>
      holder.places.some((place) => changed.has(place))
        ? { ...holder, places: holder.places.map((place) => changed.get(place) ?? place) }
        : holder,
    )
    return Math.min(1, countOnly({ ...puzzle, holders }, this.#most) / this.#tally.deals)
  }
}

const CERTAIN: readonly (readonly number[])[] = Array.from({ length: VALUES }, (_, value) =>
  Array.from({ length: VALUES }, (_, other) => (other === value && value > 0 ? 1 : 0)),
)

function certain(value: Value): readonly number[] {
  return CERTAIN[value]
}
