import type { Json, Seat } from '@riposte/kernel'

/** A seat as a file names it: by its number, by a name that the file gives it, or by a name that the game gives it. */
export type SeatName = Seat | string

/** A short match written down: how it starts, what is done, and what everybody then sees. */
export interface Scenario {
  readonly title: string
  readonly game: string
  readonly seats: number
  /** What the file calls the seats; empty where it gives no names. */
  readonly names: readonly string[]
  readonly options: Json
  readonly seed: string
  /** A deal or position in the game's own notation. */
  readonly from: string | null
  /** What is answered for the seats from the beginning. */
  readonly defaults: Defaults
  readonly steps: readonly Step<SeatName>[]
  /** Several ways to go on after the steps, each a test case of its own; empty where the steps are all. */
  readonly runs: readonly Run[]
}

export interface Run {
  readonly title: string
  readonly steps: readonly Step<SeatName>[]
}

/** Answers to questions that no step answers. */
export interface Defaults {
  /** Whether interrupt windows are passed; left out: as before. */
  readonly windows?: 'pass' | 'ask'
  /** By question: an action, `timeout` for what the rules do when time is up, or null for no default any more. */
  readonly answers?: { readonly [question: string]: Json }
}

export type Step<S> = { readonly place: string } & StepKind<S>

export type StepKind<S> =
  | { readonly seat: S; readonly do: Json }
  | { readonly seat: S; readonly tries: Json; readonly blocked: Refusal }
  | { readonly timeout: S }
  | { readonly runOut: string }
  | { readonly seat: S; readonly says: string }
  | { readonly mark: string }
  | { readonly defaults: Defaults }
  | { readonly expect: Expectation<S> }

/** Why something is refused; what is left out is left open. */
export type Refusal = { readonly [part in 'code' | 'rule']?: string }

/** What is compared with what an observer sees. Left out is left open. */
export interface Look {
  readonly view?: Json
  readonly decisions?: Json
  readonly pile?: Json
  readonly outcome?: Json
  readonly legal?: Json
  /** What the observer was told. */
  readonly events?: Json
}

/** What one or several observers see. */
export interface Expectation<S> extends Look {
  /** -1 is a spectator. */
  readonly of: readonly S[]
  /** Events since this mark; `start` is the mark before the set-up. */
  readonly since?: string
  /** Events of this many steps that did something. */
  readonly last?: number
  /** Not now, but at the moment when the first event like this was told. */
  readonly at?: Json
  /** One of these holds besides, for all observers the same one. */
  readonly oneOf?: readonly Look[]
}

/** The mark that every scenario has: before the set-up. */
export const START = 'start'

/** Each way through a scenario, as a scenario without runs. */
export function casesOf(scenario: Scenario): readonly Scenario[] {
  const { title, steps, runs } = scenario
  if (runs.length === 0) return [scenario]
  return runs.map((run) => ({
    ...scenario,
    title: `${title} / ${run.title}`,
    steps: [...steps, ...run.steps],
    runs: [],
  }))
}
