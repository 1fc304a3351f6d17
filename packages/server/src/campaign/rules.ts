import type { Blocked, Json, Shape } from '@riposte/kernel'

/** One of the matches that a campaign is made of, as a group that has come so far finds it. */
export interface Stage {
  readonly stage: number
  /** The part of the campaign it belongs to. */
  readonly part: string
  /** The options of a table that plays it. */
  readonly options: { readonly [option: string]: Json }
  /** Why it may not be played yet; null when it may. */
  readonly why: Blocked | null
  readonly tries: number
  readonly successes: number
  /** How well the best success went; lower is better. */
  readonly best: number | null
}

/** The result of a match. A game may add fields, which are stored as they are. */
export type StageResult = { readonly stage: number; readonly success: boolean; readonly seats: number }

/** The end of a match, as everybody saw it. */
export interface End<G extends Shape> {
  readonly options: G['options']
  readonly seats: number
  readonly view: G['view']
}

/** The rules of a campaign: pure functions that compute the progress from the results, one after the other. */
export interface CampaignRules<G extends Shape = Shape, P extends Json = Json, R extends StageResult = StageResult> {
  /** Before the first match. */
  start(): P
  result(end: End<G>): R
  after(progress: P, result: R): P
  /** What the next table of the same people is set to, besides its stage, unless they choose otherwise. */
  onward?(result: R): { readonly [option: string]: Json }
  /** Every stage, in order. */
  stages(progress: P): readonly Stage[]
  /** How often which failure happened. */
  failures(progress: P): Readonly<Record<string, number>>
  /** What has been opened besides stages, by kind. */
  unlocked(progress: P): Readonly<Record<string, readonly string[]>>
}
