import type { ActionJson, Seat } from '@riposte/kernel'

/** An answer that was open, and what the search made of it. */
export interface Weighed {
  readonly action: ActionJson
  /** What it was worth to the deciding seat, from 0 to 1. */
  readonly worth: number
  /** In how many lines the search chose it. */
  readonly visits: number
}

/** A step of a line that was only thought of. */
export interface Foreseen {
  readonly seat: Seat
  /** What was asked, or what it is called that may be done unasked. */
  readonly question: string
  readonly action: ActionJson
  /** In which share of the lines it went like this, from the beginning up to this step. */
  readonly share: number
}

/** A decision of a finished match, as a search sees it that knows what the deciding seat knew then. */
export interface Verdict {
  /** The entry of the record that answered it. */
  readonly at: number
  readonly seat: Seat
  readonly question: string
  readonly played: Weighed
  /** What the search would have done; where nothing is better, what was played. */
  readonly best: Weighed
  /** What was played is far from the best, and not by chance alone. */
  readonly isFar: boolean
  /** The answers that the search chose often enough to say something, the most often first, with the two above among them. */
  readonly answers: readonly Weighed[]
  /** How many answers there were; where they were too many to list, those that were looked at. */
  readonly choices: number
  /** What the search expected after what was played, by how likely it is and how much it costs. */
  readonly feared: readonly Foreseen[]
}
