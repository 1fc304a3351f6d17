import type { Seat, Seen } from '@riposte/kernel'
import type { TokenView, View } from '../view.ts'
import { gameValue, RED, REDS, VALUES, type Value, type Wire, YELLOW, YELLOWS } from '../wires.ts'

/** A place of a hand, with everything that is known of it by itself. */
export interface Place {
  readonly seat: Seat
  readonly place: number
  readonly cut: boolean
  /** The wire, where the observer knows it; 0 where not. */
  readonly known: Wire
  /** The values it cannot have, one bit each. */
  not: number
  /** The lowest and the highest wire it can be by what it has been compared with. */
  low: Wire
  high: Wire
}

/** Where hidden wires are: a stand in its order, one place out of order, what was left out, or a pile of the mission. */
export interface Holder {
  readonly kind: 'stand' | 'place' | 'aside' | 'pile'
  readonly seat: Seat
  readonly stand: number
  /** How many wires. */
  readonly size: number
  /** From the left; empty for what lies on no stand. */
  readonly places: readonly Place[]
  /** For what was left out: its colour. */
  readonly colour: Value
}

/** A place as a holder and how far along it. */
export interface Spot {
  readonly holder: number
  readonly at: number
}

/** What is known of several places together. */
export type Link =
  | { readonly kind: 'order'; readonly low: Spot; readonly high: Spot; readonly strict: boolean }
  /** Both are of the same number, or not of the same. */
  | { readonly kind: 'same' | 'apart'; readonly a: Spot; readonly b: Spot }
  /** The number at this place stands so often among these holders; so many more are seen elsewhere, by value. */
  | {
      readonly kind: 'count'
      readonly at: Spot
      readonly among: readonly number[]
      readonly seen: readonly number[]
      readonly number: number
    }
  /** This value is somewhere among the uncut wires of these holders. */
  | { readonly kind: 'has'; readonly value: Value; readonly among: readonly number[] }

/** Something that can be so in several ways, of which exactly one is true. */
export type Ways = readonly Way[]
export interface Way {
  readonly nots: readonly { readonly spot: Spot; readonly not: number }[]
  readonly links: readonly Link[]
}

/** What one observer does not know, and everything that is known about it. */
export interface Puzzle {
  readonly holders: readonly Holder[]
  /** How many copies of each wire are in these holders. */
  readonly copies: readonly number[]
  readonly links: readonly Link[]
  readonly ways: readonly Ways[]
  /** By seat and place. */
  readonly places: readonly (readonly Place[])[]
  /** Where a place is among the holders; undefined where its wire is known and nothing hangs on it. */
  spot(seat: Seat, place: number): Spot | undefined
  /** Something is known that this account leaves out. */
  readonly leavesOut: boolean
}

const ALL = (1 << VALUES) - 2
const BLUE = 0x1ffe
const HIGHEST: Wire = 127

/** BB-1.4, BB-10: what a token on a wire says of this wire alone. */
export function tokenNot({ kind, value, says }: TokenView): number {
  if (says === 'nothing') return 0
  if (kind === 'parity') {
    let not = ALL & ~BLUE
    for (let number = 1; number <= 12; number++) if (number % 2 === (value === 'even' ? 1 : 0)) not |= 1 << number
    return not
  }
  // BB-10.3: a count never lies at a red wire.
  if (kind === 'count') return 1 << RED
  if (kind !== 'value' && kind !== 'single wire') return 0
  const bit = 1 << readValue(value)
  return says === 'is not' ? bit : ALL & ~bit
}

/** A value as views, actions and questions write it. */
export function readValue(value: unknown): Value {
  return value === 'YELLOW' ? YELLOW : value === 'RED' ? RED : Number(value)
}

/** The puzzle of whoever sees this. */
export function puzzleOf(seen: Seen<View>): Puzzle {
  return new Reading(seen).puzzle()
}

class Reading {
  readonly #seen: Seen<View>
  readonly #view: View
  readonly #places: Place[][]
  readonly #holders: Holder[] = []
  readonly #spots = new Map<number, Spot>()
  readonly #links: Link[] = []
  readonly #ways: Ways[] = []
  #leavesOut = false

  constructor(seen: Seen<View>) {
    this.#seen = seen
    this.#view = seen.view
    this.#places = this.#view.players.map((_, seat) => this.#handOf(seat))
  }

  puzzle(): Puzzle {
    const view = this.#view
    for (let seat = 0; seat < view.players.length; seat++) this.#layOut(seat)
    const copies = this.#count()
    for (let seat = 0; seat < view.players.length; seat++) {
      this.#readTokens(seat)
      this.#readLearned(seat)
    }
    this.#readDetector()
    this.#readOrder()
    this.#readJoint()
    return {
      holders: this.#holders,
      copies,
      links: this.#links,
      ways: this.#ways,
      places: this.#places,
      spot: (seat, place) => this.#spots.get(key(seat, place)),
      leavesOut: this.#leavesOut,
    }
  }

  #handOf(seat: Seat): Place[] {
    const { wires, learned } = this.#view.players[seat]
    return wires.map(({ cut, sort, stand }, place) => ({
      seat,
      place,
      cut,
      known: sort === null ? 0 : Math.round(sort * 10),
      not: cut ? 0 : learned.not[place] | learned.standLacks[stand],
      low: 0,
      high: HIGHEST,
    }))
  }

  /** BB-3.6, BB-3.7: a stand in its order, and what stands out of it. What is known altogether is no puzzle. */
  #layOut(seat: Seat): void {
    const { wires, stands } = this.#view.players[seat]
    for (let stand = 0; stand < stands.length; stand++) {
      const all = this.#places[seat].filter(({ place }) => wires[place].stand === stand)
      const isOut = ({ place }: Place) => wires[place].outOfOrder
      const inOrder = all.filter((place) => !isOut(place))
      if (inOrder.some(({ known }) => known === 0)) this.#hold('stand', seat, stand, inOrder)
      for (const place of all) if (isOut(place) && place.known === 0) this.#hold('place', seat, stand, [place])
    }
  }

  #hold(kind: Holder['kind'], seat: Seat, stand: number, places: readonly Place[], size = places.length): void {
    const holder = this.#holders.length
    this.#holders.push({ kind, seat, stand, size, places, colour: 0 })
    for (const [at, { place }] of places.entries()) this.#spots.set(key(seat, place), { holder, at })
  }

  /** BB-1.1, BB-3.2: all wires there are, less those that the observer sees outside the holders. */
  #count(): number[] {
    const view = this.#view
    const copies = new Array<number>(HIGHEST + 1).fill(0)
    for (let number = 1; number <= 12; number++) copies[number * 10] = view.total[number]
    let inHands = 0
    for (const hand of this.#places) inHands += hand.length
    const pile = view.total.reduce((sum, count) => sum + count, 0) - inHands
    for (const colour of [YELLOW, RED]) {
      const candidates = this.#candidates(colour)
      for (const wire of candidates) copies[wire]++
      const aside = candidates.length - view.total[colour]
      if (aside > 0) this.#holders.push({ kind: 'aside', seat: -1, stand: -1, size: aside, places: [], colour })
    }
    if (pile > 0) this.#hold('pile', -1, -1, [], pile)
    for (const hand of this.#places) {
      for (const { seat, place, known } of hand) if (known !== 0 && !this.#spots.has(key(seat, place))) copies[known]--
    }
    return copies
  }

  /** The wires of a colour that are in the game, or may be. */
  #candidates(colour: Value): Wire[] {
    const view = this.#view
    const name = colour === RED ? 'red' : 'yellow'
    const half = colour === RED ? 5 : 1
    if (view.total[colour] === 0) return []
    const marked = view.markers.filter(({ color }) => color === name).map(({ value }) => value * 10 + half)
    if (marked.length >= view.total[colour]) return marked
    // BB-M50.2: shown once, and remembered.
    const memory = view.rules['memory-mode'] as { readonly wires?: readonly Wire[] } | undefined
    const remembered = (memory?.wires ?? []).filter((wire) => gameValue(wire) === colour)
    return remembered.length >= view.total[colour] ? remembered : [...(colour === RED ? REDS : YELLOWS)]
  }

  // ---- what is known -------------------------------------------------------------------------------------------------

  /** A place that is not of these values; of a known wire nothing new is learned. */
  #rule(seat: Seat, place: number, not: number): void {
    this.#places[seat][place].not |= not
  }

  #readTokens(seat: Seat): void {
    for (const token of this.#view.players[seat].tokens) {
      const { kind, place, placeB, says } = token
      if (place < 0 || place >= this.#places[seat].length) continue
      this.#rule(seat, place, tokenNot(token))
      if (kind === 'count' && says === 'is') this.#readCount(seat, place, Number(token.value))
      else if (kind === 'single wire' && says === 'is') this.#readSingle(seat, place)
      else if (placeB !== null && (kind === 'equal' || kind === 'not equal')) {
        this.#readRelation(seat, place, placeB, kind === 'equal')
      }
    }
  }

  /** BB-10.3: how often its number stands on that stand, cut wires included. */
  #readCount(seat: Seat, place: number, number: number): void {
    const { wires } = this.#view.players[seat]
    const { stand } = wires[place]
    // BB-M24, BB-M40: where tokens are counts there are no yellow wires, so how many there are of them is not looked at.
    if (this.#view.total[YELLOW] > 0) this.#leavesOut = true
    this.#readNumberOf(seat, place, number, ({ place: at }) => wires[at].stand === stand)
  }

  /** BB-E22: the only one of its number in the hand; wires out of order are not counted (BB-E22.R2). */
  #readSingle(seat: Seat, place: number): void {
    const { wires } = this.#view.players[seat]
    this.#readNumberOf(seat, place, 1, ({ place: at }) => !wires[at].outOfOrder)
  }

  #readNumberOf(seat: Seat, place: number, number: number, counts: (place: Place) => boolean): void {
    const at = this.#spots.get(key(seat, place))
    const seen = new Array<number>(VALUES).fill(0)
    const among = new Set<number>()
    for (const found of this.#places[seat]) {
      if (!counts(found)) continue
      const spot = this.#spots.get(key(seat, found.place))
      if (spot !== undefined) among.add(spot.holder)
      else seen[gameValue(found.known)]++
    }
    if (at !== undefined) this.#links.push({ kind: 'count', at, among: [...among], seen, number })
  }

  /** BB-E01, BB-E12: red equals red and yellow equals yellow, wherever in the order they stand. */
  #readRelation(seat: Seat, place: number, placeB: number, isEqual: boolean): void {
    const a = this.#spots.get(key(seat, place))
    const b = this.#spots.get(key(seat, placeB))
    const [known, knownB] = [this.#places[seat][place].known, this.#places[seat][placeB].known]
    if (known !== 0 || knownB !== 0) {
      const bit = 1 << gameValue(known || knownB)
      const other = known === 0 ? place : placeB
      if (known === 0 || knownB === 0) this.#rule(seat, other, isEqual ? ALL & ~bit : bit)
      return
    }
    if (a === undefined || b === undefined) return
    const both = (not: number) => [
      { spot: a, not },
      { spot: b, not },
    ]
    const only = (bits: number) => ALL & ~bits
    const yellow = 1 << YELLOW
    const red = 1 << RED
    this.#ways.push(
      isEqual
        ? [
            { nots: both(yellow | red), links: [{ kind: 'same', a, b }] },
            { nots: both(only(yellow)), links: [] },
            { nots: both(only(red)), links: [] },
          ]
        : [
            { nots: [{ spot: a, not: yellow | red }], links: [{ kind: 'apart', a, b }] },
            {
              nots: [
                { spot: a, not: only(yellow) },
                { spot: b, not: yellow },
              ],
              links: [],
            },
            {
              nots: [
                { spot: a, not: only(red) },
                { spot: b, not: red },
              ],
              links: [],
            },
          ],
    )
  }

  /** What is somewhere in the hand, or on a stand. */
  #readLearned(seat: Seat): void {
    const { learned, stands } = this.#view.players[seat]
    this.#readHas(seat, learned.has, () => true)
    for (let stand = 0; stand < stands.length; stand++) {
      const { wires } = this.#view.players[seat]
      this.#readHas(seat, learned.standHas[stand], ({ place }) => wires[place].stand === stand)
    }
  }

  #readHas(seat: Seat, values: number, counts: (place: Place) => boolean): void {
    for (let value = 1; value < VALUES; value++) {
      if ((values & (1 << value)) === 0) continue
      const places = this.#places[seat].filter((place) => !place.cut && counts(place))
      if (places.some(({ known }) => known !== 0 && gameValue(known) === value)) continue
      const among = new Set<number>()
      for (const { place } of places) {
        const spot = this.#spots.get(key(seat, place))
        if (spot !== undefined) among.add(spot.holder)
      }
      if (among.size > 0) this.#links.push({ kind: 'has', value, among: [...among] })
    }
  }

  /** BB-15.4: whoever a detector points at is told with which wire. */
  #readDetector(): void {
    const { observer, decisions, view } = this.#seen
    const place = view.mine?.meant ?? null
    if (place === null || view.current === observer) return
    const value = decisions.find(({ question }) => question === 'detectorTileChoice')?.about?.value
    if (typeof value === 'number' || typeof value === 'string') {
      this.#rule(view.current, place, ALL & ~(1 << readValue(value)))
    }
  }

  /** What stood side by side before one of them changed places. */
  #readOrder(): void {
    for (const { lowSeat, low, highSeat, high, strict } of this.#view.order) {
      const one = this.#places[lowSeat]?.[low]
      const other = this.#places[highSeat]?.[high]
      if (one === undefined || other === undefined) continue
      if (one.known !== 0) other.low = Math.max(other.low, one.known + (strict ? 1 : 0))
      if (other.known !== 0) one.high = Math.min(one.high, other.known - (strict ? 1 : 0))
      if (one.known !== 0 || other.known !== 0) continue
      const a = this.#spots.get(key(lowSeat, low))
      const b = this.#spots.get(key(highSeat, high))
      if (a !== undefined && b !== undefined) this.#links.push({ kind: 'order', low: a, high: b, strict })
    }
  }

  /** BB-9.3 (c): not all of them are red. The first that is not: those before it are. */
  #readJoint(): void {
    const { view } = this.#seen
    const redLike = redBits(view)
    for (const { wires, says, number } of view.joint) {
      const places = wires.flatMap(({ seat, place }) => this.#places[seat]?.[place] ?? [])
      if (places.length !== wires.length) continue
      const isRed = ({ known }: Place) => known !== 0 && ((1 << gameValue(known)) & redLike) !== 0
      const open = places.filter(({ known }) => known === 0)
      if (says !== 'most red' || number !== places.length - 1) {
        this.#leavesOut ||= open.length > 0
        continue
      }
      if (places.some((place) => place.known !== 0 && !isRed(place))) continue
      const spots = open.map(({ seat, place }) => this.#spots.get(key(seat, place)) as Spot)
      this.#ways.push(
        spots.map((spot, first) => ({
          nots: [
            ...spots.slice(0, first).map((before) => ({ spot: before, not: ALL & ~redLike })),
            { spot, not: redLike },
          ],
          links: [],
        })),
      )
    }
  }
}

/** BB-M11.1: red, and the number that counts as red. */
function redBits({ redLike }: View): number {
  return (1 << RED) | (redLike === null ? 0 : 1 << redLike)
}

const PLACES_AT_MOST = 64
function key(seat: Seat, place: number): number {
  return seat * PLACES_AT_MOST + place
}
