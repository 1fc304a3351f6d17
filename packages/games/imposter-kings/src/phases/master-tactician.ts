import { type Action, blocked, NO_FACTS, type Seat } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { flow, question, ref } from '../kit.ts'
import { rally, removeSquire, takeSquire, takeSuccessor } from '../moves.ts'
import { baseValue, type Card, NO_CARD } from '../names.ts'
import type { Own, Pub } from '../state.ts'
import { recallOne } from './armies.ts'

/** IK-13.60: the printed numbers count, also of a card that was disgraced before. */
function matches(pub: Pub, mine: Own): boolean {
  return mine.successor !== NO_CARD && baseValue(mine.successor) === baseValue(pub.court[pub.court.length - 1].card)
}

/**
 * IK-18.38: take the Successor or the Squire, or show that the Successor matches. Whether it does is the flipper's secret,
 * so this is one decision and put in the same way whatever the cards are (IK-8.7).
 */
export const tacticianChoice = question('tacticianChoice', {
  rule: 'IK-13.60',
  takes: [actions.takeSuccessor, actions.takeSquire, actions.matchSuccessor],
  legal(pub, mine, _seat, _arg, out) {
    if (mine.successor !== NO_CARD) out.add(actions.takeSuccessor.of())
    if (mine.squire !== NO_CARD) out.add(actions.takeSquire.of())
    if (matches(pub, mine)) out.add(actions.matchSuccessor.of())
  },
  why: (_pub, _mine, _seat, _arg, action) =>
    actions.matchSuccessor.is(action)
      ? blocked('noMatch', 'IK-13.60', 'Your Successor does not have the base value of the Throne.')
      : blocked('notThere', 'IK-13.62', 'There is no such card to take.'),
})

/** IK-13.61: the Squire, or another card instead of it. */
export const squireChoice = question('squireChoice', {
  rule: 'IK-13.61',
  takes: [actions.takeSquire, actions.rallyInstead],
  legal(_pub, mine, _seat, _arg, out) {
    out.add(actions.takeSquire.of())
    for (const card of mine.army) out.add(actions.rallyInstead.of(card))
  },
  why: () => blocked('notAvailable', 'IK-13.61', 'That card is not available in your Army.'),
})

interface Tactician {
  args: { readonly seat: Seat }
  local: { readonly seat: Seat }
  steps: { look: void; choose: void; chosen: Action; recalled: Card; chooseSquire: void; squireChosen: Action }
  result: void
}

export const tacticianFlip = ref<Tactician>('tacticianFlip')

/** IK-13.60: what the flip of a Master Tactician brings. */
export const tacticianFlipFlow = flow<Tactician>('tacticianFlip', {
  rule: 'IK-13.60',
  shown: {},
  start: 'look',
  local: (args) => args,
  steps: {
    look(x) {
      const { successor, squire } = x.pub.players[x.local.seat]
      if (successor > 0) return x.goto('choose')
      if (squire > 0) takeSquire(x, x.local.seat) // IK-13.62: one of the two is missing
      return x.done()
    },
    choose: (x) => x.ask(tacticianChoice, x.local.seat, NO_FACTS, 'chosen'),
    chosen(x, action) {
      const { seat } = x.local
      if (actions.takeSquire.is(action)) {
        takeSquire(x, seat) // IK-13.62
        return x.done()
      }
      if (actions.takeSuccessor.is(action)) {
        takeSuccessor(x, seat) // IK-13.62
        return x.done()
      }
      // IK-13.61: it is laid open and taken.
      x.pub.players[seat].openSuccessor = x.own[seat].successor
      takeSuccessor(x, seat)
      return x.call(recallOne, { seat, baseOnly: 1 }, 'recalled')
    },
    recalled: (x) => (x.pub.players[x.local.seat].squire === 0 ? x.done() : x.goto('chooseSquire')),
    chooseSquire: (x) => x.ask(squireChoice, x.local.seat, NO_FACTS, 'squireChosen'),
    squireChosen(x, action) {
      const { seat } = x.local
      if (actions.takeSquire.is(action)) takeSquire(x, seat)
      else {
        removeSquire(x, seat)
        rally(x, seat, actions.rallyInstead.card(action))
      }
      return x.done()
    },
  },
})
