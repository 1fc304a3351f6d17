import { first, NOBODY, type Seat } from '@riposte/kernel'
import { events } from '../events.ts'
import type { X } from '../moves.ts'
import type { Pub, RoundResult } from '../state.ts'
import { allies, remaining } from '../table.ts'
import type { Decided } from './exits.ts'

/**
 * IK-12.11, IK-12.21: this player is out of the round. Says how the round is decided by it, or null when it goes on.
 */
export function leaveRound(x: X, seat: Seat, reason: RoundResult['reason']): Decided | null {
  x.pub.out |= 1 << seat
  x.pub.left.push(seat)
  x.pub.exiles &= ~(1 << seat) // IK-4.9
  x.pub.players[seat].conspiracies = 0 // IK-4.9
  x.pub.players[seat].conspiraciesEnding = 0
  x.tell(events.out, { seat })
  return roundDecided(x.pub, seat, reason)
}

/** Whether those who are left are one player, or one team. */
function roundDecided(pub: Pub, loser: Seat, reason: RoundResult['reason']): Decided | null {
  const left = remaining(pub)
  const winners = teamOf(pub, first(left))
  return (left & ~winners) === NOBODY ? { winners, loser, reason } : null
}

/** The seat and, in team play, its partner. */
export function teamOf(pub: Pub, seat: Seat): number {
  let team = 0
  for (let other = 0; other < pub.players.length; other++) {
    if (other === seat || allies(pub, seat, other)) team |= 1 << other
  }
  return team
}
