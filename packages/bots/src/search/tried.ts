import type { Action, GameEvent, Seat } from '@riposte/kernel'

export interface SearchOptions {
  /** How much an answer that was seldom tried is favoured. */
  readonly curiosity?: number
  /** Of so many lines, one is about what the others may believe. */
  readonly doubt?: number
  /**
   * In so large a share of the other lines the others are players like most, who give likely answers; in the rest they do
   * what they have learned.
   */
  readonly trust?: number
  /** What a game expects of an answer counts as much as so many lines. */
  readonly expectation?: number
  /** A line that is played out longer than this is worth nothing to anybody. */
  readonly longest?: number
}

/** An answer, and what came of trying it. */
export interface Tried {
  readonly action: Action
  readonly visits: number
  /** What it was worth to the searching seat on average, from 0 to 1. */
  readonly worth: number
}

/** Something a seat has done, or has been told. */
export type Noticed = Action | readonly GameEvent[]

/** What somebody does in a line that is thought through. */
export interface LineStep {
  readonly seat: Seat
  readonly question: string
  readonly action: Action
}

/** A line that began with an answer of the searching seat. */
export interface Followed {
  /** What it was worth to the searching seat. */
  readonly worth: number
  /** How it went on, as far as there was something to choose and somebody has thought about it. */
  readonly steps: readonly LineStep[]
  /** It was thought through to its end: nothing was left to chance after these steps. */
  readonly isWhole: boolean
}
