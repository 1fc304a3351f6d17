import type { AnyActionType } from './action.ts'

/**
 * A tool under a name of the game's own, for agents that know the game by it. It does nothing that the actions could not
 * do without it, and is there as long as one of the decisions it answers is open for the agent's seat.
 */
export interface ToolSpec {
  /** In small letters with underscores: `respond_to_offer`. */
  readonly name: string
  /** What it does and when to use it, for an agent that has not read the rules. */
  readonly says: string
  /** The questions it answers, and the standing decisions it takes, by name. */
  readonly answers: readonly string[]
  /** The actions it stands for: their fields are its own. */
  readonly actions: readonly AnyActionType[]
}

export const TOOL_NAME = /^[a-z][a-z0-9_]{2,63}$/
