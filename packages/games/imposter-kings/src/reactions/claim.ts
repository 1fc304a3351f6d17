import { below, type Claiming, type Hits, type Seat, seat, shown } from '@riposte/kernel'
import { events } from '../events.ts'
import { flow } from '../kit.ts'
import { noteLack, shownInHand } from '../knowledge.ts'
import { condemn, firstOfName, leaveHand, type X } from '../moves.ts'
import { ASSASSIN, cardName, type Name, NO_CARD, STRANGER } from '../names.ts'
import type { Options } from '../options.ts'
import { roundOver } from '../phases/exits.ts'
import { leaveRound } from '../phases/leaving.ts'
import { FORFEIT } from '../state.ts'
import { counterAssassinWindow } from './counter-assassin.ts'
import { reactionMuted } from './eligibility.ts'
import { type Pending, pendingItem } from './prompt.ts'
import { COUNTER_ASSASSIN, FITTING, REACTION_CARDS } from './reaction-cards.ts'
import { strangerFits } from './stranger.ts'

export interface Claimed extends Claiming {
  local: { readonly pending: Pending; readonly seat: Seat; readonly name: Name }
  steps: { check: void; countered: Hits }
}

const PENALTIES = ['none', 'lockout', 'expose', 'point', 'forfeit'] as const

/**
 * IK-9.45: the one handler of every reaction card that answers something. Is the card there, it is revealed and
 * condemned; what it stops is decided by the window it was used in, not here. An Assassin can itself be answered.
 */
export const reactionFlow = flow<Claimed>('reaction', {
  rule: 'IK-9.45',
  shown: shown({ seat, name: cardName }, (local) => local),
  start: 'check',
  local: ({ trigger, seat, claim }) => ({ pending: trigger as Pending, seat, name: REACTION_CARDS[claim] }),
  steps: {
    check(x) {
      const { pending, seat, name } = x.local
      const card = firstOfName(x.own[seat].hand, name)
      const able = !reactionMuted(x.pub, seat, name) && (name !== STRANGER || strangerFits(x.pub, pending.trigger))
      if (card === NO_CARD || !able) {
        // IK-9.11: it stops nothing, and the same player is still asked about other cards. What it costs is IK-9.12.
        if (able) noteLack(x, seat, name)
        const decided = penalise(x, pending, seat, name, able)
        if (decided !== null) return x.unwind(roundOver, decided)
        // IK-9.18: with a flipper who has forfeited nobody else can save the flip: the window closes.
        return forfeitsFlip(x, pending, seat) ? x.done('stopped') : x.done('false')
      }
      x.pub.asked = -1
      const as = FITTING[pending.trigger]
      const kept = name === STRANGER && as === ASSASSIN && x.options.strangerReactionCost === 'keep' // IK-9.53
      if (kept) shownInHand(x, seat, card)
      else {
        leaveHand(x, seat, card)
        condemn(x, seat, card) // IK-9.22, IK-9.30, IK-9.50
      }
      x.tell(events.reactionUsed, { seat, card, as, context: pending.trigger, condemned: kept ? 0 : 1 })
      if (as !== ASSASSIN) return x.done('stands') // IK-9.24: nothing answers a King's Hand
      // IK-9.31
      const used = pendingItem(COUNTER_ASSASSIN, seat, name, pending.actor, {})
      return x.call(counterAssassinWindow, used, 'countered')
    },
    countered(x, hits): ReturnType<typeof x.done> {
      x.pub.asked = -1
      if (hits.length === 0) return x.done('stands')
      x.tell(events.assassinCancelled, { seat: x.local.pending.actor }) // IK-9.41
      return x.done('stopped')
    },
  },
})

function forfeitsFlip(x: X, pending: Pending, seat: Seat): boolean {
  return x.options.falseClaimPenalty === 'forfeit' && pending.trigger === COUNTER_ASSASSIN && seat === pending.flipper
}

/** IK-9.12. Says how the round is decided by it, or null. `able`: had it been held, it could have been used. */
export function penalise(x: X, pending: Pending, seat: Seat, name: Name, able = true) {
  const penalty = penaltyFor(x, pending, seat)
  x.tell(events.falseClaim, { seat, card: name, penalty: PENALTIES.indexOf(penalty), unusable: able ? 0 : 1 })
  switch (penalty) {
    case 'none':
      return null
    case 'lockout':
      x.pub.players[seat].lockedOut = true
      return null
    case 'expose': {
      const { hand } = x.own[seat]
      const card = hand[below(x.random, hand.length)] // IK-3.11
      shownInHand(x, seat, card)
      x.tell(events.exposed, { seat, card })
      return null
    }
    case 'point':
      x.pub.owed[pending.actor]++
      return null
    case 'forfeit':
      // IK-9.18: a flipper who forfeits against an Assassin is simply assassinated, by the flip itself.
      return forfeitsFlip(x, pending, seat) ? null : leaveRound(x, seat, FORFEIT)
  }
}

/** IK-21.9: the penalty that is applied. An empty hand has nothing to show; at the own turn start nobody was challenged. */
function penaltyFor(x: X, pending: Pending, seat: Seat): Options['falseClaimPenalty'] {
  const penalty = x.options.falseClaimPenalty
  if (penalty === 'expose' && x.pub.players[seat].hand === 0) return 'none'
  if (penalty === 'point' && pending.actor === seat) return 'none' // IK-9.64
  return penalty
}
