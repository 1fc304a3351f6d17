import type { Seat } from '@riposte/kernel'
import { type Beliefs, solve } from '../reason/beliefs.ts'
import { type Holder, type Link, type Place, type Puzzle, puzzleOf } from '../reason/puzzle.ts'
import type { View } from '../view.ts'
import { VALUES, type Value } from '../wires.ts'
import type { Sight } from './sight.ts'

const ALL = (1 << VALUES) - 2

/** Something more that everybody would know of the own hand. */
export interface Told {
  /** By place: the values it is not, one bit each. */
  readonly not?: ReadonlyMap<number, number>
  /** What every uncut wire is not. */
  readonly lacks?: number
  /** How often the number of a place stands on its stand. */
  readonly count?: { readonly place: number; readonly number: number }
  readonly pair?: { readonly kind: 'same' | 'apart'; readonly a: number; readonly b: number }
}

/** Only these values, as what a place is not. */
export function only(values: number): number {
  return ALL & ~values
}

/**
 * How little the others know of the own hand: the bits they lack who know what is public and nothing else. Each stand is
 * looked at by itself, with everything else as one heap: that is near enough for comparing what could be told.
 */
export class OpenHand {
  readonly #stands: readonly OpenStand[]
  readonly #standOf: readonly number[]
  readonly #revealed = new Map<number, number>()

  constructor(sight: Sight) {
    const puzzle = shown(sight)
    const { stands, wires } = sight.view.players[sight.me]
    this.#standOf = wires.map(({ stand }) => stand)
    this.#stands = stands.map((_, stand) => new OpenStand(puzzle, sight.me, stand))
  }

  /** How many bits the others gain when this wire of the own hand, which has that value, is cut. */
  revealing(place: number, value: Value): number {
    let bits = this.#revealed.get(place)
    if (bits === undefined) {
      bits = this.gain({ not: new Map([[place, only(1 << value)]]) })
      this.#revealed.set(place, bits)
    }
    return bits
  }

  /** How likely each value is at this place of the own hand, for those who know what is public. */
  chance(place: number): readonly number[] {
    return this.#stands[this.#standOf[place]].chance(place)
  }

  /** How many bits the others gain when this is told. */
  gain(told: Told): number {
    const place = told.count?.place ?? told.pair?.a ?? told.not?.keys().next().value
    const stands = place === undefined ? this.#stands : [this.#stands[this.#standOf[place]]]
    return stands.reduce((sum, stand) => sum + stand.doubt({}) - stand.doubt(told), 0)
  }
}

class OpenStand {
  readonly #places: readonly Place[]
  readonly #puzzle: Puzzle
  readonly #me: Seat
  #before = -1
  #public: Beliefs | null = null

  constructor(puzzle: Puzzle, me: Seat, stand: number) {
    this.#me = me
    this.#puzzle = heaped(puzzle, me, stand)
    this.#places = this.#puzzle.holders.flatMap(({ places }) => places)
  }

  chance(place: number): readonly number[] {
    this.#public ??= this.#solve({})
    return this.#public.chance(this.#me, place)
  }

  /** The bits that are lacking, once this is told as well. */
  doubt(told: Told): number {
    const isBefore = Object.keys(told).length === 0
    if (isBefore && this.#before >= 0) return this.#before
    const beliefs = this.#solve(told)
    let bits = 0
    for (const { place, cut } of this.#places) {
      if (cut) continue
      for (const chance of beliefs.chance(this.#me, place)) if (chance > 0) bits -= chance * Math.log2(chance)
    }
    if (isBefore) this.#before = bits
    return bits
  }

  #solve({ not, lacks = 0, count, pair }: Told): Beliefs {
    const changed = new Map<Place, Place>()
    for (const place of this.#places) {
      const more = (not?.get(place.place) ?? 0) | (place.cut ? 0 : lacks)
      if (more !== 0) changed.set(place, { ...place, not: place.not | more })
    }
    const holders = this.#puzzle.holders.map((holder) => ({
      ...holder,
      places: holder.places.map((place) => changed.get(place) ?? place),
    }))
    const links: Link[] = this.#puzzle.links.slice()
    const at = (place: number) => this.#puzzle.spot(this.#me, place)
    if (count !== undefined) {
      const spot = at(count.place)
      if (spot !== undefined) {
        links.push({ kind: 'count', at: spot, among: [spot.holder], seen: NONE_SEEN, number: count.number })
      }
    }
    if (pair !== undefined) {
      const [a, b] = [at(pair.a), at(pair.b)]
      if (a !== undefined && b !== undefined) links.push({ kind: pair.kind, a, b })
    }
    return solve({ ...this.#puzzle, holders, links })
  }
}

const NONE_SEEN = new Array<number>(VALUES).fill(0)

/** The table for somebody who knows nothing but what is public. */
function shown({ seen, view }: Sight): Puzzle {
  const hidden: View = {
    ...view,
    order: [],
    joint: [],
    mine: null,
    players: view.players.map((player) => ({
      ...player,
      wires: player.wires.map((wire) => (wire.cut ? wire : { ...wire, sort: null })),
    })),
  }
  return puzzleOf({ ...seen, observer: -1, decisions: [], view: hidden })
}

/** One stand, and everything else in one heap. */
function heaped(puzzle: Puzzle, me: Seat, stand: number): Puzzle {
  const copies = puzzle.copies.slice()
  const holders: Holder[] = []
  const was: number[] = []
  for (const [at, holder] of puzzle.holders.entries()) {
    if (holder.seat === me && holder.stand === stand) {
      was.push(at)
      holders.push(holder)
    } else for (const { known, cut } of holder.places) if (known !== 0 && cut) copies[known]--
  }
  const mine = holders.reduce((sum, { size }) => sum + size, 0)
  const size = copies.reduce((sum, count) => sum + count, 0) - mine
  holders.push({ kind: 'pile', seat: -1, stand: -1, size, places: [], colour: 0 })
  const spot: Puzzle['spot'] = (seat, place) => {
    const found = puzzle.spot(seat, place)
    const holder = found === undefined ? -1 : was.indexOf(found.holder)
    return found === undefined || holder < 0 ? undefined : { holder, at: found.at }
  }
  return { ...puzzle, holders, copies, links: [], ways: [], spot }
}
