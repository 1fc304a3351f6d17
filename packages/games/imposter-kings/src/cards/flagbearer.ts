import type { Action } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { events } from '../events.ts'
import { flow } from '../kit.ts'
import { disgrace, placeInCourt, returnToArmy } from '../moves.ts'
import { type Card, FLAGBEARER, NO_CARD } from '../names.ts'
import { rallyOne, recallOne } from '../phases/armies.ts'
import type { Played } from '../phases/played.ts'
import { challenge } from '../reactions/challenge.ts'
import { pickShownSecretly, useAbility } from './questions.ts'

interface Flagbearer {
  args: Played
  /** The rallied cards are shown to all, so they may stand here. */
  local: { readonly played: Played; first: Card; second: Card }
  steps: {
    offer: void
    askUse: void
    answered: Action
    recall: void
    rally: Card
    ralliedOnce: Card
    ralliedTwice: Card
    choose: void
    giveBack: Action
  }
  result: void
}

/** IK-7.31: recall a card, rally up to two, give one of them back. */
export const flagbearer = flow<Flagbearer>('Flagbearer', {
  rule: 'IK-7.31',
  shown: {},
  start: 'offer',
  local: (played) => ({ played, first: NO_CARD, second: NO_CARD }),
  steps: {
    // IK-7.31a: a card that is disgraced already, not its own
    offer: (x) => (x.pub.court.some((entry) => !entry.up) ? x.goto('askUse') : x.done()),
    askUse: (x) => x.ask(useAbility, x.local.played.seat, { source: FLAGBEARER }, 'answered'),
    answered(x, action) {
      const { played } = x.local
      if (actions.decline.is(action)) {
        x.tell(events.abilityDeclined, { seat: played.seat, card: FLAGBEARER })
        return x.done()
      }
      x.tell(events.abilityDeclared, { seat: played.seat, card: FLAGBEARER })
      disgrace(x, placeInCourt(x.pub.court, played.card, played.seat)) // IK-5.13
      return x.call(challenge, { played, declared: {} }, 'recall') // IK-16.11
    },
    recall: (x) => x.call(recallOne, { seat: x.local.played.seat, baseOnly: 0 }, 'rally'),
    rally: (x) => x.call(rallyOne, { seat: x.local.played.seat, openly: 1 }, 'ralliedOnce'),
    ralliedOnce(x, card) {
      if (card === NO_CARD) return x.done() // IK-13.40
      x.local.first = card
      return x.call(rallyOne, { seat: x.local.played.seat, openly: 1 }, 'ralliedTwice')
    },
    ralliedTwice(x, card) {
      const { played, first } = x.local
      if (card === NO_CARD) {
        returnToArmy(x, played.seat, first, [first]) // IK-7.31a: the only one goes back
        return x.done()
      }
      x.local.second = card
      x.own[played.seat].shown = [first, card]
      x.own[played.seat].shownOf = played.seat
      return x.goto('choose')
    },
    choose: (x) => x.ask(pickShownSecretly, x.local.played.seat, { source: FLAGBEARER }, 'giveBack'),
    giveBack(x, action) {
      const { played, first, second } = x.local
      x.own[played.seat].shown = []
      x.own[played.seat].shownOf = -1
      returnToArmy(x, played.seat, actions.pick.card(action), [first, second]) // IK-13.43
      return x.done()
    },
  },
})
