import type { ActionJson, Bot, Game, Json, Judgement, Play, Seen, Shape } from '@riposte/kernel'
import type { Benchmark } from './measure.ts'

/** What the command knows about a game besides its rules. Paths are relative to the project's root. */
export interface GameEntry<G extends Shape = Shape> {
  readonly game: Game<G>
  /** By name; the first is the usual opponent. */
  readonly bots: Readonly<Record<string, Bot>>
  /** What a search may know of it besides its rules. */
  readonly judgement?: Judgement<G>
  /** Who plays on in the lines of a review, where no search plays well enough to judge anybody. */
  readonly reviewer?: Bot
  /** The usual number of players. */
  readonly seats: number
  /** Choices of options that the checks vary every single option on: a game with modes names each. */
  readonly bases?: readonly Readonly<Record<string, Json>>[]
  /** The table in text, for somebody who sees this; without it the view is printed as data. */
  draw?(seen: Seen<G['view']>, names: readonly string[], width: number, colour: boolean): string
  /** What a player should know before this is sent, as a question; null when it can be sent at once. */
  confirm?(seen: Seen<G['view']>, action: ActionJson): string | null
  /** Rounds that were played, for simulations. */
  rounds(play: Play<G>): number
  /** What holds of a match that is over, for a simulation to count: who won, in which way. */
  tally?(play: Play<G>): readonly string[]
  readonly folder: string
  /** A Markdown file, or a folder of them. */
  readonly rulebook: string
  readonly scenarios: string
  readonly corpus: string
  benchmarks(): readonly Benchmark[]
}
