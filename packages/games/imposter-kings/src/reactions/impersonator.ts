import { type Action, blocked, type Claiming, only, type Seat } from '@riposte/kernel'
import { actions } from '../actions.ts'
import type { Source } from '../cards/questions.ts'
import { events } from '../events.ts'
import { flow, question, window } from '../kit.ts'
import { noteLack, shownInHand } from '../knowledge.ts'
import { firstOfName, replaceInAntechamber } from '../moves.ts'
import { IMPERSONATOR, NO_CARD } from '../names.ts'
import { roundOver, turnOver } from '../phases/exits.ts'
import { inRound } from '../table.ts'
import { penalise } from './claim.ts'
import { couldHold, reactionMuted } from './eligibility.ts'
import type { Pending } from './prompt.ts'
import { CLAIM_IMPERSONATOR, only as offer, TURN_START } from './reaction-cards.ts'
import { reactionWindow } from './windows.ts'

interface ImpersonatorClaim extends Claiming {
  local: { readonly pending: Pending; readonly seat: Seat }
  steps: { check: void; choose: void; replace: Action }
}

/** IK-18.41 */
export const chooseReplaced = question<Source>('chooseReplaced', {
  rule: 'IK-9.63',
  takes: [actions.pick],
  legal(pub, _mine, seat, _arg, out) {
    const { antechamber } = pub.players[seat]
    for (let i = 0; i < antechamber.length; i++) {
      if (antechamber.indexOf(antechamber[i]) === i) out.add(actions.pick.of(antechamber[i]))
    }
  },
  why: () => blocked('notThere', 'IK-9.63', 'Choose a card of your Antechamber.'),
})

/** IK-9.63: it takes the place of a card in the own Antechamber, which returns to the hand. */
export const impersonatorClaim = flow<ImpersonatorClaim>('impersonatorClaim', {
  rule: 'IK-9.63',
  shown: {},
  start: 'check',
  local: ({ trigger, seat }) => ({ pending: trigger as Pending, seat }),
  steps: {
    check(x) {
      const { pending, seat } = x.local
      x.pub.asked = -1
      const card = firstOfName(x.own[seat].hand, IMPERSONATOR)
      if (card === NO_CARD) {
        noteLack(x, seat, IMPERSONATOR)
        const decided = penalise(x, pending, seat, IMPERSONATOR) // IK-9.64
        if (decided !== null) return x.unwind(roundOver, decided)
        return inRound(x.pub, seat) ? x.done('false') : x.unwind(turnOver) // IK-9.18
      }
      shownInHand(x, seat, card)
      x.tell(events.reactionUsed, { seat, card, as: IMPERSONATOR, context: pending.trigger, condemned: 0 })
      return x.goto('choose')
    },
    choose: (x) => x.ask(chooseReplaced, x.local.seat, { source: IMPERSONATOR }, 'replace'),
    replace(x, action) {
      const { seat } = x.local
      replaceInAntechamber(x, seat, firstOfName(x.own[seat].hand, IMPERSONATOR), actions.pick.card(action))
      return x.done('stands')
    },
  },
})

/** IK-9.61: the acting player, while a card lies in its Antechamber. */
export const impersonatorWindow = window<Pending>('turnStartImpersonator', {
  ...reactionWindow(TURN_START, 'IK-9.61', (pub, { actor }) =>
    pub.players[actor].antechamber.length > 0 ? only(actor) : 0,
  ),
  offered: (pub, _pending, seat) =>
    couldHold(pub, seat, IMPERSONATOR) && !reactionMuted(pub, seat, IMPERSONATOR) ? offer(CLAIM_IMPERSONATOR) : 0,
  claim: impersonatorClaim,
})
