import type { Action } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { events } from '../events.ts'
import { flow } from '../kit.ts'
import { leaveHand, REMOVED_FROM, removeFromRound } from '../moves.ts'
import { ANCESTOR, type Card } from '../names.ts'
import { rallyOne, recallOne } from '../phases/armies.ts'
import { FROM_ANTECHAMBER, type Played } from '../phases/played.ts'
import { fromHand, pickOpenly } from './questions.ts'

interface Ancestor {
  args: Played
  local: { readonly played: Played }
  steps: { lands: void; recalled: Card; choose: void; pay: Action; rallied: Card }
  result: void
}

/** IK-7.34: on Royalty recall a card, then pay a hand card to rally one. What it does for Elders is in values.ts. */
export const ancestor = flow<Ancestor>('Ancestor', {
  rule: 'IK-7.34',
  shown: {},
  start: 'lands',
  local: (played) => ({ played }),
  steps: {
    lands(x) {
      const { seat, from, onRoyalty } = x.local.played
      if (from === FROM_ANTECHAMBER || onRoyalty === 0) return x.done() // IK-7.34c
      return x.call(recallOne, { seat, baseOnly: 0 }, 'recalled')
    },
    recalled(x) {
      const { hand, army } = x.pub.players[x.local.played.seat]
      return hand > 0 && army > 0 ? x.goto('choose') : x.done() // IK-5.8
    },
    choose: (x) => x.ask(pickOpenly, x.local.played.seat, fromHand(ANCESTOR, { orNone: 1 }), 'pay'), // IK-18.33
    pay(x, action) {
      const { seat } = x.local.played
      if (actions.pickNone.is(action)) {
        x.tell(events.abilityDeclined, { seat, card: ANCESTOR })
        return x.done()
      }
      const card = actions.pick.card(action)
      leaveHand(x, seat, card)
      removeFromRound(x, seat, card, REMOVED_FROM.hand) // IK-7.34a
      return x.call(rallyOne, { seat, openly: 0 }, 'rallied')
    },
    rallied: (x) => x.done(),
  },
})
