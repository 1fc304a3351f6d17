import type { Seats } from '@riposte/kernel'
import { window } from '../kit.ts'
import type { Pub } from '../state.ts'
import { allies, inRound } from '../table.ts'
import type { Pending } from './prompt.ts'
import { COUNTER_ASSASSIN } from './reaction-cards.ts'
import { reactionWindow } from './windows.ts'

/** IK-9.5, IK-9.40: everybody but the assassin's player; in team play only the flipper's team. */
function mayCounter(pub: Pub, pending: Pending): Seats {
  let seats: Seats = 0
  for (let seat = 0; seat < pub.players.length; seat++) {
    if (seat === pending.actor || !inRound(pub, seat)) continue
    if (pub.players.length === 4 && seat !== pending.flipper && !allies(pub, seat, pending.flipper)) continue // IK-16.45
    seats |= 1 << seat
  }
  return seats
}

/** IK-9.40: King's Hand against an Assassin. */
export const counterAssassinWindow = window<Pending>(
  'counterAssassin',
  reactionWindow(COUNTER_ASSASSIN, 'IK-9.40', mayCounter),
)
