import type { Json } from '@riposte/kernel'
import type { Sample } from './times.ts'

/** What the file says about a player: its kind, and whatever that kind wants to know. */
export interface PlayerSpec {
  readonly kind: string
  readonly [setting: string]: Json
}

/** A game to be played: all that is needed for it, wherever that happens. */
export interface Task {
  /** The series it belongs to, by the digest of all its results depend on. */
  readonly series: string
  readonly deal: number
  /** Which of the seatings of that deal. */
  readonly seating: number
  readonly game: string
  readonly options: Readonly<Record<string, Json>>
  readonly seed: string
  /** What the players draw from: never what deals. */
  readonly chance: string
  /** One for each seat. */
  readonly players: readonly { readonly name: string; readonly spec: PlayerSpec }[]
}

/** How one seat answered. */
export interface SeatResult {
  /** Questions put to it. */
  readonly asked: number
  /** Answers that the rules refused. */
  readonly refused: number
  /** Questions for which it found no answer in time; then one was drawn for it. */
  readonly replaced: number
  /** How long it took where there was a choice. */
  readonly times: Sample
  /** In dollars. */
  readonly cost: number
}

/** A game that was played. */
export interface Result {
  readonly series: string
  readonly deal: number
  readonly seating: number
  readonly winners: readonly number[]
  readonly scores: readonly number[]
  readonly actions: number
  readonly seats: readonly SeatResult[]
}

/** With its log, as it is written down. */
export interface Played {
  readonly result: Result
  readonly record: string
}

/** The same game has the same name wherever it is played. */
export function keyOf({ series, deal, seating }: Pick<Result, 'series' | 'deal' | 'seating'>): string {
  return `${series}/${deal}-${seating}`
}
