import type { ActionJson, Blocked, Bot, EventJson, Game, Json, Projected, Seat, Seen } from '@riposte/kernel'
import type { GameEntry } from '../game-entry.ts'
import type { PlayerSpec } from './task.ts'

/** Whoever takes a seat in the arena: a bot of ours, or somebody elsewhere who is asked. */
export type Player = { readonly bot: Bot } | Guest

/** A player outside: it is told what a person in its seat would see, and may take its time. */
export interface Guest {
  answer(question: Question): Promise<Answer>
  /** Something has happened. Left out by those who are told so with the next question. */
  see?(sight: Sight): void
  /** The game is over, or cannot go on. */
  close(): void | Promise<void>
}

/** So many answers to a question may be refused; then one is drawn, and the match goes on. */
export const ATTEMPTS = 3

/** What a seat sees when something has happened. */
export interface Sight {
  readonly game: Game
  readonly options: Readonly<Record<string, Json>>
  readonly seat: Seat
  readonly seats: number
  readonly seen: Projected<Seen<object>>
  /** What has happened. */
  readonly events: Projected<readonly EventJson[]>
}

export interface Question {
  /** Which match this is. */
  readonly table: string
  readonly game: Game
  readonly seat: Seat
  readonly seats: number
  readonly decision: number
  readonly seen: Projected<Seen<object>>
  readonly legal: Projected<readonly ActionJson[]>
  /** The answers were too many to list. */
  readonly more: boolean
  /** What this seat has noticed since it was asked last. */
  readonly events: readonly EventJson[]
  /** Why its last answer to this question was refused. */
  readonly refused: Blocked | null
  /** Why this would be refused; null when it would not. */
  why(action: ActionJson): Blocked | null
  /** What the next field of such an answer may be. */
  form(type: string, filled: readonly Json[]): Projected<readonly Json[]> | Blocked
}

export interface Answer {
  /** Undefined where it has none to give: then one is drawn for it. */
  readonly action: unknown
  /** Answers of its own that it was told are not allowed, before it came to this one. */
  readonly refused?: number
  /** What the answer has cost, in dollars. */
  readonly cost?: number
}

/** A kind of players that files can name. */
export interface PlayerKind {
  /** What may be said about such a player besides its kind, each with what it must be. */
  readonly settings: Readonly<Record<string, (value: Json) => boolean>>
  /** Takes a seat for one game. Throws BadInput where that makes no sense. */
  seat(spec: PlayerSpec, entry: GameEntry): Player
}
