import {
  type Action,
  type AnyActionType,
  below,
  type Choices,
  type Entry,
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
  typeOf,
  word,
  writeAction,
} from '@riposte/kernel'
import type { Start } from './finding.ts'

/** Something that may happen next: an action, or in its place what comes from outside. */
export interface Move {
  readonly seat: Seat
  readonly action: Action
}

/** In place of an action: the game's own clock runs out. No seat does that. */
const RUNS_OUT = -1 as Action
const NO_SEAT = -2
/** In place of an action: the seat says something that has consequences, as far as any of these words has. */
const SPEAKS = -2 as Action
const WORDS = ['1', '12', 'yes', 'no', 'red', 'blue']

/** Now and then somebody does what nobody asked for: one move in about this many, where a game knows such moves. */
const STANDING_ONE_IN = 12
/** A clock can run out at any moment; now and then it does. */
const OUTSIDE_ONE_IN = 24

/** A random move: an answer of one of the seats the table waits for, or something that may be done at any time. */
export function wander<G extends Shape>(play: Play<G>, random: Random, scratch: Choices): Move {
  const outside = outsideMove(play, random)
  if (outside !== null) return outside
  if (below(random, STANDING_ONE_IN) === 0) {
    const standing = standingMove(play, random, scratch)
    if (standing !== null) return standing
  }
  const seat = anyOf(play.waiting(), random)
  if (seat >= 0) return { seat, action: play.sample(seat, random, scratch) }
  const unasked = play.timer()?.runs === true ? CLOCK : anyStanding(play, random, scratch)
  if (unasked === null) throw new Error('the match is not over and nobody is asked')
  return unasked
}

const CLOCK: Move = { seat: NO_SEAT, action: RUNS_OUT }

/** Now and then, where the game has such things: its clock runs out, or somebody says what has consequences. */
export function outsideMove<G extends Shape>(play: Play<G>, random: Random): Move | null {
  const { timer, talk } = play.game
  if ((timer === undefined && talk === undefined) || below(random, OUTSIDE_ONE_IN) > 0) return null
  if (play.timer()?.runs === true && below(random, 2) === 0) return CLOCK
  const said = { seat: below(random, play.seats), action: SPEAKS }
  return isPossible(play, said) ? said : null
}

/** Whether this can happen now. */
export function isPossible<G extends Shape>(play: Play<G>, { seat, action }: Move): boolean {
  if (action === RUNS_OUT) return play.timer()?.runs === true
  return action === SPEAKS ? wordOf(play, seat) !== null : play.check(seat, action) === null
}

/** Nobody decides this: it comes from outside, and is the same in every world. */
export function isOutside({ action }: Move): boolean {
  return action === RUNS_OUT || action === SPEAKS
}

/** Lets it happen, in place. */
export function carryOut<G extends Shape>(play: Play<G>, { seat, action }: Move): void {
  if (action === RUNS_OUT) play.runOut()
  else if (action === SPEAKS) play.speak(seat, wordOf(play, seat) ?? '')
  else play.answer(seat, action)
}

/** The line of a log that says so. */
export function entryOf<G extends Shape>(play: Play<G>, { seat, action }: Move): Entry {
  if (action === RUNS_OUT) return { seat: SPECTATOR, runOut: play.timer()?.id ?? '' }
  if (action === SPEAKS) return { seat, said: wordOf(play, seat) ?? '' }
  return { seat, action: writeAction(play.game.actions, action) }
}

/** Moves from the start of a match as its log would have them; what comes from outside is called as the state says. */
export function logOf<G extends Shape>(game: Game<G>, start: Start, moves: readonly Move[]): Entry[] {
  const play = begin(game, start).play.clone()
  return moves.map((move) => {
    const entry = entryOf(play, move)
    try {
      carryOut(play, move)
    } catch {
      // The move at which a rule fails is the last one.
    }
    return entry
  })
}

/** What kind of move it is, for those who count. */
export function kindOf<G extends Shape>(play: Play<G>, { action }: Move): string {
  if (action === RUNS_OUT) return 'the clock runs out'
  return action === SPEAKS ? 'somebody speaks' : typeOf(play.game.actions, action).name
}

function wordOf<G extends Shape>(play: Play<G>, seat: Seat): string | null {
  if (play.over) return null
  return WORDS.find((word) => (play.game.talk?.caught(play.pub, seat, word) ?? null) !== null) ?? null
}

function anyStanding<G extends Shape>(play: Play<G>, random: Random, scratch: Choices): Move | null {
  const first = below(random, play.seats)
  for (let i = 0; i < play.seats; i++) {
    const seat = (first + i) % play.seats
    const action = play.sampleStanding(seat, random, scratch)
    if (action !== null) return { seat, action }
  }
  return null
}

export function standingMove<G extends Shape>(play: Play<G>, random: Random, scratch: Choices): Move | null {
  const seat = below(random, play.seats)
  const action = play.sampleStanding(seat, random, scratch)
  return action === null ? null : { seat, action }
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
  return type.pack(type.fields.map(([, field]) => anyValue(field, random)))
}

export function anyValue(field: Field, random: Random): number {
  const values = valuesOf(field)
  return values[below(random, values.length)] ?? 0
}

/** Never all zeros, with which a generator would stay at zero for ever. */
export function anyGenerator(random: Random): Random {
  return [word(random) | 0, word(random) | 0, word(random) | 0, word(random) | 1]
}
