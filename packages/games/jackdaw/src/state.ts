import type { Seat } from '@riposte/kernel'

/** A card is its value. */
export type Card = number

/** JD-1.1 */
export const HIGHEST = 9
export const COPIES = 4
/** JD-1.2 */
export const HAND = 5

/** What everybody may know. */
export interface Pub {
  turn: number
  /** JD-2.1: whose turn it is. */
  acting: Seat
  /** JD-2.2: the card on the table; 0 for none. */
  played: Card
  /** Cards that have gone, for those who count. */
  gone: Card[]
  /** How many cards each player holds. */
  hands: number[]
  scores: number[]
  over: boolean
}

/** What one seat may know besides. */
export interface Own {
  hand: Card[]
}

/** What nobody may know. */
export interface Hidden {
  /** JD-1.3: cards that were not dealt. */
  rest: Card[]
}

/** What an observer is shown. */
export interface View {
  acting: Seat
  played: Card | null
  gone: readonly Card[]
  hands: readonly number[]
  scores: readonly number[]
  mine: readonly Card[] | null
}

export interface Jackdaw {
  pub: Pub
  own: Own
  hidden: Hidden
  options: Record<never, never>
  view: View
}
