import type { Action, ActionJson, Choices } from './action.ts'
import type { GameEvent } from './event.ts'
import type { Imagined } from './imagine.ts'
import type { Json } from './json.ts'
import type { Play } from './play.ts'
import type { Projected, Seen } from './project.ts'
import type { Random } from './random.ts'
import type { Seat } from './seat.ts'
import type { Shape } from './shape.ts'

/** What the next field of such an answer may be, given the fields before it; nothing where there is no such answer. */
export type Fill = (type: string, filled: readonly Json[]) => readonly Json[]

/** A player that is a program. It gets what a person in its seat gets, and nothing else. */
export interface Bot<V = unknown> {
  readonly name: string
  /** How many answers of wide forms it wants listed; left out, all. One that fills them in itself wants none. */
  readonly lists?: number
  /**
   * @param imagine a world that its seat cannot tell from the real one, another each time
   * @param fill for wide forms, field by field
   */
  decide(
    seen: Projected<Seen<V>>,
    legal: readonly ActionJson[],
    random: Random,
    imagine: () => Imagined<Shape>,
    fill: Fill,
  ): ActionJson
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
  /** A likely answer, where a line is played out. */
  likely?(play: Play<G>, seat: Seat, random: Random, scratch: Choices): Action
}
