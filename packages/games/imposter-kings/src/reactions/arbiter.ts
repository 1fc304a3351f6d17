import { type Action, blocked, type Claiming, type Seat } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { choosePlayer, type Source, sayName } from '../cards/questions.ts'
import { events } from '../events.ts'
import { flow, question, window } from '../kit.ts'
import { noteLack, shownInHand } from '../knowledge.ts'
import { firstOfName, handOver, handOverOpenly, handToAntechamber } from '../moves.ts'
import { ARBITER, type Card, type Name, NO_CARD, nameOf } from '../names.ts'
import { roundOver } from '../phases/exits.ts'
import type { Pub } from '../state.ts'
import { allies, inRound, others } from '../table.ts'
import { penalise } from './claim.ts'
import { couldHold, reactionMuted } from './eligibility.ts'
import type { Pending } from './prompt.ts'
import { CLAIM_ARBITER, only, TURN_START } from './reaction-cards.ts'
import { reactionWindow } from './windows.ts'

interface ArbiterClaim extends Claiming {
  local: {
    readonly pending: Pending
    readonly seat: Seat
    /** Who is asked for the named card, and the card it had to show. */
    whom: Seat
    name: Name
    shown: Card
  }
  steps: {
    check: void
    chooseWhom: void
    whom: Action
    say: void
    said: Action
    choose: void
    exchange: Action
    layDown: void
  }
}

/** IK-18.40: the card given in return, not the Arbiter itself. */
export const giveInReturn = question<Source>('giveInReturn', {
  rule: 'IK-9.62',
  takes: [actions.pick],
  secret: true,
  legal(_pub, mine, _seat, _arg, out) {
    const { hand } = mine
    const arbiter = hand.findIndex((card) => nameOf(card) === ARBITER)
    for (let i = 0; i < hand.length; i++) {
      if (i !== arbiter && (i === 0 || hand[i] !== hand[i - 1])) out.add(actions.pick.of(hand[i]))
    }
  },
  why: () => blocked('notAllowed', 'IK-9.62', 'Give one of your other hand cards in return.'),
})

/** The partner while it is in the round, else -1. */
function partner(pub: Pub, seat: Seat): Seat {
  for (let other = 0; other < pub.players.length; other++) {
    if (other !== seat && allies(pub, seat, other) && inRound(pub, other)) return other
  }
  return -1
}

/** IK-9.62: say a card name; if the ally holds it, the two exchange. Then the Arbiter goes to the Antechamber. */
export const arbiterClaim = flow<ArbiterClaim>('arbiterClaim', {
  rule: 'IK-9.62',
  shown: {},
  start: 'check',
  local: ({ trigger, seat }) => ({ pending: trigger as Pending, seat, whom: -1, name: NO_CARD, shown: NO_CARD }),
  steps: {
    check(x) {
      const { pending, seat } = x.local
      x.pub.asked = -1
      const card = firstOfName(x.own[seat].hand, ARBITER)
      if (card === NO_CARD) {
        noteLack(x, seat, ARBITER)
        const decided = penalise(x, pending, seat, ARBITER) // IK-9.64
        return decided === null ? x.done('false') : x.unwind(roundOver, decided)
      }
      shownInHand(x, seat, card)
      x.tell(events.reactionUsed, { seat, card, as: ARBITER, context: pending.trigger, condemned: 0 })
      x.local.whom = partner(x.pub, seat)
      return x.local.whom < 0 ? x.goto('chooseWhom') : x.goto('say')
    },
    chooseWhom(x) {
      const { seat } = x.local
      return x.ask(choosePlayer, seat, { source: ARBITER, among: others(x.pub, seat), orNobody: 0 }, 'whom')
    },
    whom(x, action) {
      x.local.whom = actions.choosePlayer.seat(action)
      x.tell(events.playerChosen, { seat: x.local.seat, source: ARBITER, player: x.local.whom })
      return x.goto('say')
    },
    say: (x) => x.ask(sayName, x.local.seat, { source: ARBITER }, 'said'),
    said(x, action) {
      const { seat, whom } = x.local
      const name = actions.nameCard.card(action)
      const card = firstOfName(x.own[whom].hand, name)
      x.tell(events.nameSaid, { seat, source: ARBITER, card: name })
      x.tell(events.guessed, { seat, card: name, right: card === NO_CARD ? 0 : 1 })
      if (card === NO_CARD) {
        noteLack(x, whom, name)
        return x.goto('layDown')
      }
      x.local.shown = card
      shownInHand(x, whom, card)
      x.tell(events.shown, { seat: whom, card })
      // Besides the Arbiter there is nothing to give.
      return x.pub.players[seat].hand > 1 ? x.goto('choose') : x.goto('layDown')
    },
    choose: (x) => x.ask(giveInReturn, x.local.seat, { source: ARBITER }, 'exchange'),
    exchange(x, action) {
      const { seat, whom, shown } = x.local
      // The unseen card first: it makes everything doubtful that was known of this hand, but not the card all have seen.
      handOver(x, seat, whom, actions.pick.card(action))
      handOverOpenly(x, whom, seat, shown)
      return x.goto('layDown')
    },
    layDown(x) {
      const { seat } = x.local
      handToAntechamber(x, seat, firstOfName(x.own[seat].hand, ARBITER))
      return x.done('stands')
    },
  },
})

/** IK-9.61: everybody but the acting player, partners included. One use does not stop the next question. */
export const arbiterWindow = window<Pending>('turnStartArbiter', {
  ...reactionWindow(TURN_START, 'IK-9.61', (pub, pending) => others(pub, pending.actor)),
  offered(pub, _pending, seat, _options, hits) {
    if (hits.some((hit) => hit.seat === seat)) return 0 // IK-9.60: once
    return couldHold(pub, seat, ARBITER) && !reactionMuted(pub, seat, ARBITER) ? only(CLAIM_ARBITER) : 0
  },
  claim: arbiterClaim,
  goesOnAfterHit: () => true,
})
