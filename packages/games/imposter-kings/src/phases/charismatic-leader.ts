import { type Action, blocked, NO_FACTS, type Seat } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { flow, question, ref } from '../kit.ts'
import { rally, removeSuccessor, takeSuccessor } from '../moves.ts'
import { baseValue } from '../names.ts'

/**
 * IK-18.38: take the Successor, or another card instead of it. Whether the Army has a card for the second is secret, so
 * both are one decision and it is always put (IK-8.7).
 */
export const charismaticChoice = question('charismaticChoice', {
  rule: 'IK-13.50',
  takes: [actions.takeSuccessor, actions.rallyInstead],
  legal(_pub, mine, _seat, _arg, out) {
    out.add(actions.takeSuccessor.of())
    for (const card of mine.army) {
      if (baseValue(card) <= baseValue(mine.successor)) out.add(actions.rallyInstead.of(card)) // IK-16.25
    }
  },
  why(_pub, mine, _seat, _arg, action) {
    return mine.army.includes(actions.rallyInstead.card(action))
      ? blocked('tooHigh', 'IK-13.50', 'The base value of that card is higher than the one of your Successor.')
      : blocked('notAvailable', 'IK-13.50', 'That card is not available in your Army.')
  },
})

interface Charismatic {
  args: { readonly seat: Seat }
  local: { readonly seat: Seat }
  steps: { look: void; choose: void; chosen: Action }
  result: void
}

export const charismaticFlip = ref<Charismatic>('charismaticFlip')

/** IK-13.50: what the flip of a Charismatic Leader brings. */
export const charismaticFlipFlow = flow<Charismatic>('charismaticFlip', {
  rule: 'IK-13.50',
  shown: {},
  start: 'look',
  local: (args) => args,
  steps: {
    look: (x) => (x.pub.players[x.local.seat].successor === 0 ? x.done() : x.goto('choose')), // IK-13.50
    choose: (x) => x.ask(charismaticChoice, x.local.seat, NO_FACTS, 'chosen'),
    chosen(x, action) {
      const { seat } = x.local
      if (actions.takeSuccessor.is(action)) takeSuccessor(x, seat)
      else {
        removeSuccessor(x, seat)
        rally(x, seat, actions.rallyInstead.card(action)) // IK-13.51
      }
      return x.done()
    },
  },
})
