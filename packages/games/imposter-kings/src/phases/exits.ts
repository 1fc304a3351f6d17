import type { Seat, Seats } from '@riposte/kernel'
import { exit } from '../kit.ts'
import type { RoundResult } from '../state.ts'

/** How a round was decided. */
export interface Decided {
  readonly winners: Seats
  readonly loser: Seat
  readonly reason: RoundResult['reason']
}

/** IK-11.1: the round is over at once, whatever was under way. */
export const roundOver = exit<Decided>('roundOver')

/** IK-9.25, IK-5.13: all open plays of the turn are closed and its player acts again. */
export const actAgain = exit('actAgain')

/** IK-9.18, IK-12.16: the acting player is out; the turn is over. */
export const turnOver = exit('turnOver')
