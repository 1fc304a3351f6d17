import {
  type Action,
  type AnyActionType,
  below,
  type Choices,
  type Field,
  type Game,
  isBlocked,
  Match,
  type Observer,
  type Play,
  type Random,
  type Seat,
  type Seats,
  type Shape,
  SPECTATOR,
  word,
} from '@riposte/kernel'
import type { Start } from './finding.ts'

export interface Move {
  readonly seat: Seat
  readonly action: Action
}

/** Now and then somebody does what nobody asked for: one move in about this many, where a game knows such moves. */
const STANDING_ONE_IN = 12

/** A random move: an answer of one of the seats the table waits for, or something that may be done at any time. */
export function wander<G extends Shape>(play: Play<G>, random: Random, scratch: Choices): Move {
  if (below(random, STANDING_ONE_IN) === 0) {
    const standing = standingMove(play, random, scratch)
    if (standing !== null) return standing
  }
  const seat = anyOf(play.waiting(), random)
  if (seat < 0) throw new Error('the match is not over and nobody is asked')
  return { seat, action: play.sample(seat, random, scratch) }
}

export function standingMove<G extends Shape>(play: Play<G>, random: Random, scratch: Choices): Move | null {
  const seat = below(random, play.seats)
  play.legalStanding(seat, scratch)
  return scratch.count === 0 ? null : { seat, action: scratch.list[below(random, scratch.count)] }
}

/** A random seat of a set; -1 when it is empty. */
export function anyOf(seats: Seats, random: Random): Seat {
  let count = 0
  for (let rest = seats; rest !== 0; rest &= rest - 1) count++
  if (count === 0) return -1
  let rest = seats
  for (let skip = below(random, count); skip > 0; skip--) rest &= rest - 1
  return 31 - Math.clz32(rest & -rest)
}

export function observers(seats: number): Observer[] {
  const list: Observer[] = [SPECTATOR]
  for (let seat = 0; seat < seats; seat++) list.push(seat)
  return list
}

/** Starts a match that must start: the arrangement was accepted before. */
export function begin<G extends Shape>(game: Game<G>, start: Start): Match<G> {
  const match = Match.start(game, start)
  if (isBlocked(match)) throw new Error(`the match does not start: ${match.message}`)
  return match
}

const sendable = new WeakMap<Field, readonly number[]>()

/** The values of a field that somebody can send (a fair choice of them where there are very many). */
function valuesOf(field: Field): readonly number[] {
  let values = sendable.get(field)
  if (values === undefined) {
    const apart = Math.max(1, Math.floor(field.size / 256))
    const found: number[] = []
    for (let value = 0; value < field.size; value += apart)
      if (field.read(field.write(value)) === value) found.push(value)
    values = found
    sendable.set(field, values)
  }
  return values
}

/** An action of this type with any values that could be sent, legal or not. */
export function anyAction(type: AnyActionType, random: Random): Action {
  return type.of(...type.fields.map(([, field]) => anyValue(field, random)))
}

export function anyValue(field: Field, random: Random): number {
  const values = valuesOf(field)
  return values[below(random, values.length)] ?? 0
}

/** Never all zeros, with which a generator would stay at zero for ever. */
export function anyGenerator(random: Random): Random {
  return [word(random) | 0, word(random) | 0, word(random) | 0, word(random) | 1]
}
