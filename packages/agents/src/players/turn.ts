import type { ActionJson, Blocked, EventJson, Game, Json, Projected, Seat, Seen } from '@riposte/kernel'
import type { RuleText, Said, wordsAnswer, wordsRequest } from '@riposte/protocol'
import type { z } from 'zod'

/**
 * A decision of the player's seat: what a connection of that seat would be told, and may ask. There is nothing else that
 * a player could look at.
 */
export interface Turn {
  readonly table: string
  readonly game: Pick<Game, 'id' | 'name' | 'actions'>
  /** The game in a few sentences; empty where it has none. */
  readonly summary: string
  readonly seat: Seat
  readonly seats: number
  readonly decision: number
  readonly seen: Projected<Seen>
  readonly legal: Projected<readonly ActionJson[]>
  /** The answers were too many to list. */
  readonly more: boolean
  /** Milliseconds until it has to be done. */
  readonly left: number
  events(): Promise<Projected<readonly EventJson[]>>
  chat(): Promise<readonly Said[]>
  drawn(names: readonly string[]): string | null
  words(of: z.input<typeof wordsRequest>): z.infer<typeof wordsAnswer>
  rules(): readonly RuleText[]
  why(action: ActionJson): Promise<Blocked | null>
  form(type: string, filled: readonly Json[]): Promise<Projected<readonly Json[]> | Blocked>
}
