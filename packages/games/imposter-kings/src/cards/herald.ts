import { type Action, blocked } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { events } from '../events.ts'
import { flow, question } from '../kit.ts'
import { exchangeSuccessor } from '../moves.ts'
import { HERALD, NO_CARD, nameOf } from '../names.ts'
import { play } from '../phases/play.ts'
import { FROM_ANTECHAMBER, FROM_HAND, type Played } from '../phases/played.ts'
import { challenge } from '../reactions/challenge.ts'
import { abilityOf } from './abilities.ts'
import { fromHand, pickOpenly, type Source } from './questions.ts'

interface Herald {
  args: Played
  local: { readonly played: Played }
  steps: {
    announce: void
    choose: void
    exchange: Action
    chooseSecond: void
    second: Action
  }
  result: void
}

/** IK-18.26: any hand card, and the Successor itself, which has just come to the hand. */
export const newSuccessor = question<Source>('newSuccessor', {
  rule: 'IK-7.13b',
  takes: [actions.pick],
  secret: true,
  legal(_pub, mine, _seat, _arg, out) {
    const { hand, successor } = mine
    for (let i = 0; i < hand.length; i++) {
      if (i === 0 || hand[i] !== hand[i - 1]) out.add(actions.pick.of(hand[i]))
    }
    if (successor !== NO_CARD && !hand.includes(successor)) out.add(actions.pick.of(successor))
  },
  why: () => blocked('notInHand', 'IK-7.13b', 'The new Successor is a card of your hand, or the old one again.'),
})

/** IK-16.9: what the second card has to be worth. */
const SECOND_CARD = 5

/** IK-7.13: exchange the Successor; then a second card may be played, and the Herald comes back. */
export const herald = flow<Herald>('Herald', {
  rule: 'IK-7.13',
  shown: {},
  start: 'announce',
  local: (played) => ({ played }),
  steps: {
    announce(x) {
      const { played } = x.local
      if (played.from === FROM_ANTECHAMBER) return x.done() // IK-7.13a
      if (x.pub.players[played.seat].successor === 0) return x.done() // IK-7.13b
      x.tell(events.abilityDeclared, { seat: played.seat, card: HERALD })
      return x.call(challenge, { played, declared: {} }, 'choose')
    },
    choose: (x) => x.ask(newSuccessor, x.local.played.seat, { source: HERALD }, 'exchange'),
    exchange(x, action) {
      const { seat } = x.local.played
      exchangeSuccessor(x, seat, actions.pick.card(action), false) // IK-7.13d
      return x.pub.players[seat].hand > 0 ? x.goto('chooseSecond') : x.done()
    },
    chooseSecond(x) {
      const choice = fromHand(HERALD, { leastValue: SECOND_CARD, orNone: 1 })
      return x.ask(pickOpenly, x.local.played.seat, choice, 'second')
    },
    second(x, action) {
      const { seat, card: heraldBack } = x.local.played
      if (actions.pickNone.is(action)) {
        x.tell(events.abilityDeclined, { seat, card: HERALD })
        return x.done()
      }
      // IK-7.13c, IK-7.11f: no override, and a window of its own
      const second = play(x, seat, actions.pick.card(action), FROM_HAND, { immune: 0, heraldBack })
      if (second === null) return x.done()
      const ability = abilityOf(nameOf(second.card))
      return x.become(ability, second)
    },
  },
})
