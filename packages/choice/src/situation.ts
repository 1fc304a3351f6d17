import type { ActionJson, Blocked, SeenStanding } from '@riposte/kernel'
import type { Domain } from './domain.ts'

/** What somebody who may act knows at one moment, and whom they can ask. */
export interface Situation {
  /** Another object whenever something may have changed: what was told before is then forgotten. */
  readonly moment: unknown
  readonly question: OpenQuestion | null
  readonly legal: readonly ActionJson[]
  /** `legal` is all there is. Otherwise the domains say the rest. */
  readonly isComplete: boolean
  readonly standing: readonly SeenStanding[]
  /** The fields of a type of action, in the order of the rules. */
  fields(type: string): readonly string[]
  readonly domain: Domain
  /** Why this is not allowed now; null when it is. */
  why(action: ActionJson): Promise<Blocked | null>
  /** Answers the question. Null when it was done, otherwise why not. */
  act(action: ActionJson): Promise<Blocked | null>
  /** Does something that nobody asked for. */
  stand(action: ActionJson): Promise<Blocked | null>
}

export interface OpenQuestion {
  readonly id: number
  readonly rule: string
  /** The types of action it takes, where that is known; otherwise those that are legal. */
  readonly takes?: readonly string[]
}
