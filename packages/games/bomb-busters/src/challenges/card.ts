import type { Seat } from '@riposte/kernel'
import type { TurnEvent } from '../modules/module.ts'
import type { Pub } from '../state.ts'
import type { Value, Wire } from '../wires.ts'

/** What has been done so far, as far as challenges look at it. */
interface Course {
  /** The last four turn events, the latest last. */
  readonly recent: readonly TurnEvent[]
  /** The first three numbers of which all wires were cut, in that order. */
  readonly validated: readonly Value[]
}

/** BB-H.2: one stand, from the left: what everybody sees there (0 where a wire is not cut), and what stands there. */
export interface Stand {
  readonly shown: readonly Wire[]
  readonly wires: readonly Wire[]
}

/** BB-H: a challenge card. It is met by what was done, or by how some stand looks. */
export interface ChallengeCard {
  /** What the card asks for, in a sentence. */
  readonly task: string
  /** So many Number cards lie face up on it. */
  readonly numbers?: number
  readonly done?: (course: Course, numbers: readonly Value[]) => boolean
  readonly stand?: (stand: Stand) => boolean
  /** Given where wires count that nobody sees. */
  readonly unseen?: Unseen
}

/** What everybody learns about hidden wires, because the card is met by a stand or is not. */
interface Unseen {
  /** A stand with fewer uncut wires cannot meet it, as everybody sees. */
  readonly leastUncut: number
  met(pub: Pub, seat: Seat, uncut: readonly number[]): void
  missed(pub: Pub, seat: Seat, uncut: readonly number[]): void
}

/** The latest events, if there were so many. */
export function latest({ recent }: Course, count: number): readonly TurnEvent[] | null {
  return recent.length < count ? null : recent.slice(-count)
}
