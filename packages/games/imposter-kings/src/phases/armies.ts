import { type Action, blocked, type Facts, type Seat, whole } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { flow, question, ref } from '../kit.ts'
import { rally, rallyOpenly, recall } from '../moves.ts'
import { BASE_ARMY, type Card, NO_CARD, nameOf } from '../names.ts'
import type { Pub } from '../state.ts'

/** Armies during a round: cards come back to them (recall) and leave them (rally). */

const yesNo = whole('number', 0, 1)

interface Recallable extends Facts {
  /** 1 where only the five base army cards count (IK-13.61). */
  readonly baseOnly: 0 | 1
}

function mayRecall(card: Card, { baseOnly }: Recallable): boolean {
  return baseOnly === 0 || BASE_ARMY.includes(nameOf(card))
}

/** IK-18.34 */
const recallCard = question<Recallable>('recallCard', {
  rule: 'IK-13.41',
  takes: [actions.pick],
  about: { baseOnly: yesNo },
  legal(pub, _mine, seat, arg, out) {
    for (const card of pub.players[seat].exhausted) if (mayRecall(card, arg)) out.add(actions.pick.of(card))
  },
  why: (_pub, _mine, _seat, { baseOnly }) =>
    baseOnly === 1
      ? blocked('notRecallable', 'IK-13.61', 'Recall one of the exhausted base army cards.')
      : blocked('notRecallable', 'IK-13.41', 'Recall one of your exhausted cards.'),
})

interface Recall {
  args: { readonly seat: Seat; readonly baseOnly: 0 | 1 }
  local: { readonly seat: Seat; readonly baseOnly: 0 | 1 }
  steps: { look: void; choose: void; chosen: Action }
  result: Card
}

/** IK-13.41: the card that was recalled, or NO_CARD when none is exhausted. */
export const recallOne = ref<Recall>('recallOne')

function recallable(pub: Pub, seat: Seat, arg: Recallable): Card[] {
  return pub.players[seat].exhausted.filter((card) => mayRecall(card, arg))
}

const recallOneFlow = flow<Recall>('recallOne', {
  rule: 'IK-13.41',
  shown: {},
  start: 'look',
  local: (args) => args,
  steps: {
    look(x) {
      const { seat, baseOnly } = x.local
      const cards = recallable(x.pub, seat, { baseOnly })
      if (cards.length === 0) return x.done(NO_CARD) // IK-0.1
      // IK-18.1: what is exhausted lies open, so a single card needs no question.
      if (cards.length > 1) return x.goto('choose')
      recall(x, seat, cards[0])
      return x.done(cards[0])
    },
    choose: (x) => x.ask(recallCard, x.local.seat, { baseOnly: x.local.baseOnly }, 'chosen'),
    chosen(x, action) {
      const card = actions.pick.card(action)
      recall(x, x.local.seat, card)
      return x.done(card)
    },
  },
})

interface Rallying extends Facts {
  /** 1 where everybody is shown the card (IK-7.31a). */
  readonly openly: 0 | 1
}

/** IK-18.35 */
const rallyCard = question<Rallying>('rallyCard', {
  rule: 'IK-13.40',
  takes: [actions.pick, actions.pickNone],
  about: { openly: yesNo },
  legal(_pub, mine, _seat, _arg, out) {
    for (const card of mine.army) out.add(actions.pick.of(card))
    out.add(actions.pickNone.of())
  },
  why: () => blocked('notAvailable', 'IK-13.40', 'That card is not available in your Army.'),
})

interface Rally {
  args: { readonly seat: Seat; readonly openly: 0 | 1 }
  local: { readonly seat: Seat; readonly openly: 0 | 1 }
  steps: { look: void; choose: void; chosen: Action }
  result: Card
}

/**
 * IK-13.40: the card that was rallied, or NO_CARD when none was. It is settled here, because a secret card may be kept in
 * nobody's locals.
 */
export const rallyOne = ref<Rally>('rallyOne')

const rallyOneFlow = flow<Rally>('rallyOne', {
  rule: 'IK-13.40',
  shown: {},
  start: 'look',
  local: (args) => args,
  steps: {
    look(x) {
      // Which cards are available is secret, how many is not (IK-14).
      return x.pub.players[x.local.seat].army === 0 ? x.done(NO_CARD) : x.goto('choose')
    },
    choose: (x) => x.ask(rallyCard, x.local.seat, { openly: x.local.openly }, 'chosen'),
    chosen(x, action) {
      if (actions.pickNone.is(action)) return x.done(NO_CARD)
      const card = actions.pick.card(action)
      if (x.local.openly === 1) rallyOpenly(x, x.local.seat, card)
      else rally(x, x.local.seat, card)
      return x.done(card)
    },
  },
})

export const armyFlows = [recallOneFlow, rallyOneFlow]
export const armyQuestions = [recallCard, rallyCard]
