import type {
  ActionJson,
  Blocked,
  EventJson,
  Game,
  Imagined,
  Json,
  Projected,
  Seat,
  Seen,
  Shape,
} from '@riposte/kernel'
import type { RuleText, Said, wordsAnswer, wordsRequest } from '@riposte/protocol'
import type { z } from 'zod'

/**
 * A player that takes its time: a search in another thread, or a language model. The table goes on meanwhile; nothing
 * waits for it but its own answer. Where it fails, a bot of the game moves in its place, and the log says so.
 */
export interface Thinker {
  /** How long its answer is waited for, in milliseconds. */
  readonly patience: number
  /**
   * Its answer. It rejects when it has none, with a `reason` where it knows one. The signal aborts when the answer is no
   * longer needed.
   */
  answer(turn: Turn, signal: AbortSignal): Promise<ActionJson>
}

/** A decision of one seat, as that seat knows it. Everything in it went through the projection, or is imagined. */
export interface Turn {
  readonly table: string
  readonly game: Game
  /** The game in a few sentences; empty where it has none. */
  readonly summary: string
  readonly seat: Seat
  readonly decision: number
  readonly seats: number
  readonly seen: Projected<Seen>
  /** The legal answers; `more` says that there are more than are listed. */
  readonly legal: Projected<readonly ActionJson[]>
  readonly more: boolean
  /** Milliseconds that are left for the answer. */
  readonly left: number
  /** The seed of its chance, another one at every decision. */
  readonly seed: string
  /** A world that this seat cannot tell from the real one, as things stood when it was asked; another each time. */
  imagine(): Imagined<Shape>
  /** Everything this seat was told, from the beginning until it was asked. */
  events(): Promise<Projected<readonly EventJson[]>>
  /** What was said last at the table. */
  chat(): Promise<readonly Said[]>
  /** The table in the game's own words, with these names for the seats; null where it has none. */
  drawn(names: readonly string[]): string | null
  /** The game's own words for questions, actions and events. */
  words(of: z.input<typeof wordsRequest>): z.infer<typeof wordsAnswer>
  /** The rules of the game, none where there is no rulebook. */
  rules(): readonly RuleText[]
  /** Why this would be refused; null when it would not. */
  why(action: ActionJson): Promise<Blocked | null>
  /** What the next field of such an answer may be. */
  form(type: string, filled: readonly Json[]): Promise<Projected<readonly Json[]> | Blocked>
}

/** Why a thinker gave no usable answer. */
const REASONS = ['error', 'time', 'budget', 'illegal', 'gone'] as const
export type Reason = (typeof REASONS)[number]

/** The reason that an error carries; `error` if it carries none. */
export function reasonIn(error: unknown): Reason {
  const given = error instanceof Error && 'reason' in error ? error.reason : null
  return REASONS.find((reason) => reason === given) ?? 'error'
}

/** A bot has moved for a thinker. */
export interface StandIn {
  readonly seat: Seat
  readonly decision: number
  /** Who should have moved, and who did. */
  readonly player: string
  readonly by: string
  readonly reason: Reason
}
