import { copy, type Json, type Parts, type Seat, type Seats } from '@riposte/kernel'
import type { Character, Equipment, Phase, Result } from './names.ts'
import type { Options } from './options.ts'
import type { View } from './view.ts'
import type { Value, Wire } from './wires.ts'

/** What stands on a wire besides its value: bits of a place's `marks`. */
export const X_MARKED = 1
export const UPSIDE_DOWN = 2

/** BB-10.1: kinds of tokens. */
export const VALUE_TOKEN = 0
export const PARITY_TOKEN = 1
export const COUNT_TOKEN = 2
export const EQUAL_TOKEN = 3
export const NOT_EQUAL_TOKEN = 4
export const SINGLE_WIRE_TOKEN = 5
export type TokenKind = 0 | 1 | 2 | 3 | 4 | 5

/** BB-10.1. Public, all of it. */
export interface Token {
  readonly kind: TokenKind
  /** A number or yellow; for parity 0 even and 1 odd; for a count 1 to 4; 0 for relations. */
  readonly value: Value
  /** The place it points at, or beside the stand (-1, -2). */
  place: number
  /** The second place of a relation; -1 otherwise. */
  placeB: number
  /**
   * It says what the wire is, or (a false token, a token for something absent) what it is not. A count, and the label of
   * a single wire, only say what was so when they were placed, once a wire has come to that hand or left it (BB-M24.4).
   * A penalty token says nothing: its holder takes any value (BB-M45.R1).
   */
  readonly says: 'is' | 'is not' | 'was' | 'nothing'
}

/**
 * What everybody can tell of a wire that has changed places: the first wire does not come after the second, because they
 * stood side by side in that order, or (strictly) because the newcomer was put behind its equals.
 */
export interface Order {
  lowSeat: Seat
  low: number
  highSeat: Seat
  high: number
  readonly strict: boolean
}

/** A wire by where it stands. */
export interface Spot {
  seat: Seat
  place: number
}

/**
 * What everybody can tell of several wires together, without knowing of which one: at most so many of them are red (or
 * count as red), or: where so many of them or more are blue, one of these is even; or: so many are yellow (BB-M30.6); or:
 * none or three of them are of that number (BB-M30.9); or: one of them is of that value (BB-M50.4).
 */
export interface Joint {
  readonly wires: readonly Spot[]
  readonly says: 'most red' | 'an even one' | 'yellow' | 'none or three' | 'one is'
  readonly number: number
}

/** BB-3.2: a board marker. */
export interface Marker {
  readonly wire: Wire
  /** A question mark: one of several of which not all are in the game. */
  readonly possible: boolean
  confirmed: boolean
}

/** What everybody may know about one player. */
export interface PublicPlayer {
  /** BB-2.6: sizes of the stands, in order. */
  stands: readonly number[]
  /** Per place: the wire where it is cut, 0 where it is not. */
  shown: Wire[]
  /** Per place: X mark, upside down. */
  marks: readonly number[]
  /** Per place: who was dealt it. */
  from: readonly Seat[]
  uncut: number
  tokens: Token[]
  character: Character
  used: boolean
  /**
   * What the table has learned about uncut wires without a token: per place the values it cannot have, per stand the
   * values it holds and lacks, and the values that are somewhere in the hand. One bit for each value.
   */
  not: number[]
  standHas: readonly number[]
  standLacks: readonly number[]
  has: number
}

/** BB-E00.2: a card in the equipment row. */
export interface RowCard {
  /** -1 while it lies face down: which one it is stands in the hidden part. */
  card: Equipment
  unlocked: boolean
  used: boolean
  faceDown: boolean
  /** BB-11.4: a number that has to be cut as well; 0 for none. */
  lock: Value
}

export interface Pub {
  readonly mission: number
  readonly captain: Seat
  phase: Phase
  /** BB-6.3: the turn number, and whose turn it is. */
  turn: number
  current: Seat
  dial: number
  dialMax: number
  result: Result
  /** BB-4.5: how many wires of each value are cut. */
  cut: number[]
  /** How many wires of each value are in the game. */
  total: number[]
  markers: Marker[]
  players: PublicPlayer[]
  /** What is known about wires that have changed places (BB-E02, BB-E1111). */
  order: Order[]
  joint: Joint[]
  row: RowCard[]
  /** BB-4.2: how many cards were not dealt. */
  reserve: number
  /** BB-M11.1: the number that counts as red; 0 for none. */
  redLike: Value
  /** The current turn has done what ends it; and who was named to be next, -1 for nobody (BB-E11). */
  turnDone: boolean
  next: Seat
  /** BB-E09: whose Stabilizer works in this turn; -1 for nobody's. */
  stabilizer: Seat
  votes: Seats
  /** What the modules of the mission lay out, by module. */
  rules: Record<string, Json>
}

/** A detector that waits for its target: the wires pointed at, what is sought, and which of them match. */
export interface Found {
  readonly places: readonly number[]
  readonly value: Value
  readonly matches: readonly number[]
  /** The wire that the actor means to cut with it; -1 for none (BB-15.4). */
  readonly meant: number
}

/** What one seat may know. */
export interface Own {
  /** Its wires; 0 where one stands upside down and is not cut. */
  wires: Wire[]
  /** Teammates' wires this seat knows: upside-down ones, and those that passed through its hands. By seat and place. */
  known: readonly (readonly Wire[])[]
  /** BB-8.5: all its uncut wires are red, or count as red: it has to reveal them. */
  onlyRed: boolean
  /** BB-13.2: what a detector pointed at this seat has found. */
  detector: Found | null
  /** The own wire that this seat means to cut with its detector; -1 for none. */
  meant: number
  rules: Record<string, Json>
}

/** What nobody may know. */
export interface Hidden {
  /** Uncut upside-down wires, which their owner cannot see. By seat and place. */
  upsideDown: Wire[][]
  /** BB-3.2: wires that were left out. */
  aside: Wire[]
  /** BB-4.2: cards that were not dealt, the next one last. */
  reserve: Equipment[]
  /** BB-15.3: what lies face down in the row, by place; -1 where nothing does. */
  faceDown: Equipment[]
  rules: Record<string, Json>
}

export interface BombBusters {
  pub: Pub
  own: Own
  hidden: Hidden
  options: Options
  view: View
}

export type Position = Parts<BombBusters>

/** BB-2.6: which stand a place belongs to. */
export function standOf(player: PublicPlayer, place: number): number {
  return player.stands.length === 1 || place < player.stands[0] ? 0 : 1
}

/** The first place of a stand, and the one after its last. */
export function standStart(player: PublicPlayer, stand: number): number {
  return stand === 0 ? 0 : player.stands[0]
}

export function standEnd(player: PublicPlayer, stand: number): number {
  return stand === 0 ? player.stands[0] : player.shown.length
}

/** The wire that really stands there. Only rules that carry something out may ask. */
export function wireAt(x: Pick<Position, 'own' | 'hidden'>, seat: Seat, place: number): Wire {
  return x.own[seat].wires[place] || x.hidden.upsideDown[seat][place]
}

/** From now on this seat knows that wire of a teammate. */
export function learnWire(mine: Own, seat: Seat, place: number, wire: Wire): void {
  const wires = mine.known[seat].slice()
  wires[place] = wire
  const known = mine.known.slice()
  known[seat] = wires
  mine.known = known
}

// Copies are made by the million in a search, so they are written out. What is replaced and never changed is shared.

function copyPlayer(player: PublicPlayer): PublicPlayer {
  return {
    stands: player.stands,
    shown: player.shown.slice(),
    marks: player.marks,
    from: player.from,
    uncut: player.uncut,
    tokens: player.tokens.map((token) => ({ ...token })),
    character: player.character,
    used: player.used,
    not: player.not.slice(),
    standHas: player.standHas,
    standLacks: player.standLacks,
    has: player.has,
  }
}

const NO_RULES: Record<string, Json> = {}

function copyRules(rules: Record<string, Json>): Record<string, Json> {
  for (const key in rules) if (key !== undefined) return copy(rules)
  return { ...NO_RULES }
}

function copyFound({ places, value, matches, meant }: Found): Found {
  return { places: places.slice(), value, matches: matches.slice(), meant }
}

function copyOwn(own: Own): Own {
  return {
    wires: own.wires.slice(),
    known: own.known,
    onlyRed: own.onlyRed,
    detector: own.detector === null ? null : copyFound(own.detector),
    meant: own.meant,
    rules: copyRules(own.rules),
  }
}

export function copyPosition({ pub, own, hidden }: Position): Position {
  return {
    pub: {
      mission: pub.mission,
      captain: pub.captain,
      phase: pub.phase,
      turn: pub.turn,
      current: pub.current,
      dial: pub.dial,
      dialMax: pub.dialMax,
      result: pub.result,
      cut: pub.cut.slice(),
      total: pub.total.slice(),
      markers: pub.markers.map((marker) => ({ ...marker })),
      players: pub.players.map(copyPlayer),
      order: pub.order.map((fact) => ({ ...fact })),
      joint: pub.joint.map((fact) => ({ ...fact, wires: fact.wires.map((spot) => ({ ...spot })) })),
      row: pub.row.map((card) => ({ ...card })),
      reserve: pub.reserve,
      redLike: pub.redLike,
      turnDone: pub.turnDone,
      next: pub.next,
      stabilizer: pub.stabilizer,
      votes: pub.votes,
      rules: copyRules(pub.rules),
    },
    own: own.map(copyOwn),
    hidden: {
      upsideDown: hidden.upsideDown.map((wires) => wires.slice()),
      aside: hidden.aside.slice(),
      reserve: hidden.reserve.slice(),
      faceDown: hidden.faceDown.slice(),
      rules: copyRules(hidden.rules),
    },
  }
}
