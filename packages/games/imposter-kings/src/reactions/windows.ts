import type { Claims, Seat, Seats, WindowSpec } from '@riposte/kernel'
import { events } from '../events.ts'
import { ref } from '../kit.ts'
import { STRANGER } from '../names.ts'
import type { ImposterKings, Pub } from '../state.ts'
import { nextSeat } from '../table.ts'
import type { Claimed } from './claim.ts'
import { couldHold, reactionMuted } from './eligibility.ts'
import { claimedBy, type Pending, pendingShown, reactionPrompt } from './prompt.ts'
import { CLAIM_STRANGER, claimOf, FITTING, only, type Trigger } from './reaction-cards.ts'
import { strangerOffered } from './stranger.ts'

const reaction = ref<Claimed>('reaction')

/** IK-9.2 to IK-9.4, IK-9.51: what this player is asked about. */
function offered(pub: Pub, trigger: Trigger, seat: Seat): Claims {
  let claims: Claims = 0
  const direct = FITTING[trigger]
  if (couldHold(pub, seat, direct) && !reactionMuted(pub, seat, direct)) claims |= only(claimOf(direct))
  if (couldHold(pub, seat, STRANGER) && strangerOffered(pub, trigger) && !reactionMuted(pub, seat, STRANGER)) {
    claims |= only(CLAIM_STRANGER)
  }
  return claims
}

/** IK-9.12: a player locked out by a false claim is not asked again this turn. */
function unlessLockedOut(pub: Pub, seats: Seats): Seats {
  let left = seats
  for (let seat = 0; seat < pub.players.length; seat++) if (pub.players[seat].lockedOut) left &= ~(1 << seat)
  return left
}

/** IK-9.46: what all reaction windows share. */
export function reactionWindow(
  trigger: Trigger,
  rule: string,
  asked: (pub: Pub, pending: Pending) => Seats,
): WindowSpec<ImposterKings, Pending> {
  return {
    rule,
    shown: pendingShown,
    order: 'in turn',
    asked: (pub, pending) => unlessLockedOut(pub, asked(pub, pending)),
    first: (pub, pending) => nextSeat(pub, pending.actor), // IK-9.6
    offered: (pub, _pending, seat) => offered(pub, trigger, seat),
    question: reactionPrompt,
    claimed: claimedBy,
    claim: reaction,
    whenStopped: 'closes', // IK-9.41: no second Assassin window for this flip
    onOpen: (x, pending) =>
      x.tell(events.windowOpened, { trigger: pending.trigger, seat: pending.actor, card: pending.card }),
    onAsk(x, pending, seat, claims) {
      x.pub.asked = seat
      x.whisper(1 << seat, events.asked, { seat, trigger: pending.trigger, offered: claims })
    },
    onPass(x, _pending, seat) {
      x.pub.asked = -1
      x.tell(events.noReaction, { seat })
    },
  }
}
