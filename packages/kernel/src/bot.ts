import type { Action, ActionJson, Choices } from './action.ts'
import type { GameEvent } from './event.ts'
import type { Imagined } from './imagine.ts'
import type { Json } from './json.ts'
import type { Play } from './play.ts'
import type { Projected, Seen, SeenStanding } from './project.ts'
import type { Random } from './random.ts'
import type { Seat } from './seat.ts'
import type { Shape } from './shape.ts'

/** What the next field of such an answer may be, given the fields before it; nothing where there is no such answer. */
export type Fill = (type: string, filled: readonly Json[]) => readonly Json[]

/** What a bot goes by in any case. */
interface Sitting<V> {
  readonly seen: Projected<Seen<V>>
  readonly random: Random
  /** A world that its seat cannot tell from the real one, another each time. */
  readonly imagine: () => Imagined<Shape>
  /** For wide forms, field by field. */
  readonly fill: Fill
}

/** What a bot that is asked something goes by. */
export interface Deciding<V = unknown> extends Sitting<V> {
  readonly legal: readonly ActionJson[]
}

/** What a bot goes by that looks whether it wants to do something although nobody asks. */
export interface Looking<V = unknown> extends Sitting<V> {
  /** What its seat may do besides answering. */
  readonly standing: readonly SeenStanding[]
  /** The seats of those who are no bots, as everybody at the table knows. */
  readonly people: readonly Seat[]
}

/** A player that is a program. It gets what a person in its seat gets, and nothing else. */
export interface Bot<V = unknown> {
  readonly name: string
  /** How many answers of wide forms it wants listed; left out, all. One that fills them in itself wants none. */
  readonly lists?: number
  decide(deciding: Deciding<V>): ActionJson
  /**
   * Something its seat may do now although nobody asks: one of the actions in `standing`, or one of its forms, filled in;
   * null for nothing. It is called when something has happened, whether or not the seat is asked at the same time. After a
   * deed of its own it is not called again before something happens that no bot did unasked.
   */
  unasked?(looking: Looking<V>): ActionJson | null
  /** A player for one seat of one match, who remembers what it has thought; left out, the bot itself plays. */
  sit?(): SeatedBot<V>
}

/** A bot that is told what its seat is told, as it happens. Whoever forgets to tell it gets another answer, not a worse one. */
export interface SeatedBot<V = unknown> extends Bot<V> {
  hear(events: Projected<readonly GameEvent[]>): void
}

/** What a game can tell a search about itself. Without it a search plays every line out to the end of the match, at random. */
export interface Judgement<G extends Shape = Shape> {
  /**
   * What a position is worth to each seat, from 0 to 1, where it is time to stop playing on; null to go on.
   * @param root the position that is thought about
   */
  worth?(play: Play<G>, root: Play<G>): readonly number[] | null
  /** A likely answer: where a line is played out, and where the others are taken to be players like most. */
  likely?(play: Play<G>, seat: Seat, random: Random, scratch: Choices): Action
  /**
   * Writes what each of these answers may be worth to the seat, from 0 to 1, before any of them was tried; false for no
   * idea. It goes by what the seat knows.
   */
  expects?(play: Play<G>, seat: Seat, answers: Choices, worth: number[]): boolean
  /** A small number for what the seat holds that its answer to the open question hangs on; 0 where that is nothing. */
  holding?(play: Play<G>, seat: Seat): number
  /** How likely the others have come to hold what they hold in this world that the observer imagines, from 0 to 1. */
  plausible?(world: Play<G>, observer: Seat): number
  /**
   * The answers that are worth a thought, the likeliest first; null for all there are. They are compared by how lines go on
   * that begin with them and are played out; a single one is given without a thought.
   */
  candidates?(root: Play<G>, seat: Seat, random: Random): readonly Action[] | null
  /**
   * The answers that a bot may give here, where the game has rules for bots that leave it fewer than a player has; null for
   * all there are. It is asked once for each decision and may draw. A single one is given without a thought.
   */
  permits?(root: Play<G>, seat: Seat, random: Random): readonly Action[] | null
  /** What a player who searches does although nobody asks: a search looks for answers and for nothing else. */
  unasked?(looking: Looking<G['view']>): ActionJson | null
}
