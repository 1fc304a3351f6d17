import type { Seat, Seats, Table } from '@riposte/kernel'
import type { BombBusters, Order, PublicPlayer, Spot, Token } from './state.ts'
import {
  COUNT_TOKEN,
  PARITY_TOKEN,
  SINGLE_WIRE_TOKEN,
  standEnd,
  standOf,
  standStart,
  UPSIDE_DOWN,
  VALUE_TOKEN,
  wireAt,
} from './state.ts'
import { isRelation } from './tokens/token.ts'
import { VALUES, type Wire } from './wires.ts'

/** A wire off its stand, with everything that goes along with it. Only within one step: it is no part of the state. */
export interface Loose {
  readonly wire: Wire
  /** Who was dealt it. */
  readonly from: Seat
  /** The values that everybody knows it is not. */
  not: number
  /** Tokens that lie on this wire alone. */
  tokens: Token[]
  /** The seats that know what it is. */
  knownBy: Seats
  /** What is known about its order to others: the facts, and which end of them it is. */
  readonly ends: readonly { readonly fact: Order; readonly end: 'low' | 'high' }[]
  /** Where it stands in what is known about several wires together. */
  readonly joined: readonly Spot[]
}

/** A wire that comes from outside the stands. */
export function looseWire(wire: Wire, from: Seat): Loose {
  return { wire, from, not: 0, tokens: [], knownBy: 0, ends: [], joined: [] }
}

/** Takes an uncut wire off its stand. Whoever held it knows it, unless it stood upside down. */
export function takeWire(x: Table<BombBusters>, seat: Seat, place: number): Loose {
  const player = x.pub.players[seat]
  const isUpsideDown = (player.marks[place] & UPSIDE_DOWN) !== 0
  const wire = wireAt(x, seat, place)
  const stand = standOf(player, place)
  forgetLacks(player, stand)
  if (!isUpsideDown) noteNeighbours(x, seat, place)
  const not = player.not[place]
  // It may have been the one that was known to be there.
  player.standHas = player.standHas.with(stand, player.standHas[stand] & not)
  player.has &= not
  let knownBy: Seats = isUpsideDown ? 0 : 1 << seat
  for (let knower = 0; knower < x.seats; knower++) if (x.own[knower].known[seat][place] !== 0) knownBy |= 1 << knower
  ageTokens(player, place)
  const tokens = player.tokens.filter((token) => token.place === place && !isRelation(token))
  const loose: Loose = {
    wire,
    from: player.from[place],
    not,
    tokens,
    knownBy,
    ends: endsAt(x.pub.order, seat, place),
    joined: x.pub.joint.flatMap(({ wires }) => wires.filter((spot) => spot.seat === seat && spot.place === place)),
  }
  for (const spot of loose.joined) spot.seat = OFF
  for (const { fact, end } of loose.ends) fact[end === 'low' ? 'lowSeat' : 'highSeat'] = OFF
  // A relation to a wire that is gone says nothing any more.
  player.tokens = player.tokens.filter((token) => token.place !== place && token.placeB !== place)
  player.stands = player.stands.with(stand, player.stands[stand] - 1)
  player.uncut--
  closeUp(x, seat, place)
  shift(x, seat, place + 1, -1)
  return loose
}

/** Puts a wire on a stand, in order; X and upside-down wires stay at their ends (BB-3.7). Returns its place. */
export function insertWire(x: Table<BombBusters>, seat: Seat, stand: number, loose: Loose): number {
  const player = x.pub.players[seat]
  const place = placeFor(x, seat, stand, loose.wire)
  forgetLacks(player, stand)
  shift(x, seat, place, 1)
  player.stands = player.stands.with(stand, player.stands[stand] + 1)
  player.uncut++
  player.shown.splice(place, 0, 0)
  player.marks = player.marks.toSpliced(place, 0, 0)
  player.from = player.from.toSpliced(place, 0, loose.from)
  player.not.splice(place, 0, loose.not)
  x.own[seat].wires.splice(place, 0, loose.wire)
  if (x.hidden.upsideDown[seat].length > 0) x.hidden.upsideDown[seat].splice(place, 0, 0)
  for (let knower = 0; knower < x.seats; knower++) {
    const isTold = knower !== seat && (loose.knownBy & (1 << knower)) !== 0
    const mine = x.own[knower]
    mine.known = mine.known.with(seat, mine.known[seat].toSpliced(place, 0, isTold ? loose.wire : 0))
  }
  for (const token of loose.tokens) player.tokens.push({ ...token, place })
  ageTokens(player, place)
  for (const { fact, end } of loose.ends) {
    fact[end === 'low' ? 'lowSeat' : 'highSeat'] = seat
    fact[end] = place
  }
  for (const spot of loose.joined) {
    spot.seat = seat
    spot.place = place
  }
  const next = neighbour(player, place, 1)
  if (next >= 0) x.pub.order.push({ lowSeat: seat, low: place, highSeat: seat, high: next, strict: true })
  return place
}

/** What these tokens say about their wire: the values it cannot have, one bit each. */
export function ruledOut(tokens: readonly Token[]): number {
  let not = 0
  for (const { kind, value, says } of tokens) {
    if (kind === SINGLE_WIRE_TOKEN || (kind === VALUE_TOKEN && says === 'is')) not |= ALL & ~(1 << value)
    else if (kind === VALUE_TOKEN) not |= 1 << value
    else if (kind === PARITY_TOKEN) for (let v = 1; v < VALUES; v++) if (v > 12 || v % 2 !== value) not |= 1 << v
  }
  return not
}

const OFF: Seat = -1
const ALL = (1 << VALUES) - 2

/** Behind its equals. */
function placeFor(x: Table<BombBusters>, seat: Seat, stand: number, wire: Wire): number {
  const player = x.pub.players[seat]
  let behind = -1
  for (let at = standStart(player, stand); at < standEnd(player, stand); at++) {
    if (player.marks[at] !== 0) continue
    if (x.own[seat].wires[at] > wire) return at
    behind = at
  }
  return behind < 0 ? standStart(player, stand) : behind + 1
}

/** The next wire of the order on this stand to the left (-1) or right (1); -1 when there is none. */
function neighbour(player: PublicPlayer, place: number, step: -1 | 1): number {
  const stand = standOf(player, place)
  const [start, end] = [standStart(player, stand), standEnd(player, stand)]
  for (let at = place + step; at >= start && at < end; at += step) if (player.marks[at] === 0) return at
  return -1
}

/** Where a wire stood in order is known of it for ever. */
function noteNeighbours({ pub }: Table<BombBusters>, seat: Seat, place: number): void {
  const before = neighbour(pub.players[seat], place, -1)
  const after = neighbour(pub.players[seat], place, 1)
  const fact = (low: number, high: number): Order => ({ lowSeat: seat, low, highSeat: seat, high, strict: false })
  if (before >= 0) pub.order.push(fact(before, place))
  if (after >= 0) pub.order.push(fact(place, after))
}

function endsAt(order: readonly Order[], seat: Seat, place: number): Loose['ends'] {
  const ends: { fact: Order; end: 'low' | 'high' }[] = []
  for (const fact of order) {
    if (fact.lowSeat === seat && fact.low === place) ends.push({ fact, end: 'low' })
    if (fact.highSeat === seat && fact.high === place) ends.push({ fact, end: 'high' })
  }
  return ends
}

/** What a whole stand lacks is known of each of its wires, and no longer of the stand once others may come. */
function forgetLacks(player: PublicPlayer, stand: number): void {
  const lacks = player.standLacks[stand]
  if (lacks === 0) return
  player.standLacks = player.standLacks.with(stand, 0)
  for (let at = standStart(player, stand); at < standEnd(player, stand); at++) {
    if (player.shown[at] === 0) player.not[at] |= lacks
  }
}

/** Counts on the stand of this place and labels of single wires in the hand tell how it was. */
function ageTokens(player: PublicPlayer, place: number): void {
  const stand = standOf(player, place)
  player.tokens = player.tokens.map((token) => {
    const isCount = token.kind === COUNT_TOKEN && token.place >= 0 && standOf(player, token.place) === stand
    return isCount || token.kind === SINGLE_WIRE_TOKEN ? { ...token, says: 'was' } : token
  })
}

/** The place goes from everything that is kept by place of this hand. */
function closeUp(x: Table<BombBusters>, seat: Seat, place: number): void {
  const player = x.pub.players[seat]
  for (const list of [player.shown, player.not, x.own[seat].wires, x.hidden.upsideDown[seat]]) list.splice(place, 1)
  player.marks = player.marks.toSpliced(place, 1)
  player.from = player.from.toSpliced(place, 1)
  for (const mine of x.own) mine.known = mine.known.with(seat, mine.known[seat].toSpliced(place, 1))
}

/** Whatever points at places of this hand from here on follows its wires. */
function shift({ pub }: Table<BombBusters>, seat: Seat, from: number, by: -1 | 1): void {
  for (const token of pub.players[seat].tokens) {
    if (token.place >= from) token.place += by
    if (token.placeB >= from) token.placeB += by
  }
  for (const fact of pub.order) {
    if (fact.lowSeat === seat && fact.low >= from) fact.low += by
    if (fact.highSeat === seat && fact.high >= from) fact.high += by
  }
  for (const { wires } of pub.joint)
    for (const spot of wires) if (spot.seat === seat && spot.place >= from) spot.place += by
}
