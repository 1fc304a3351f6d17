import { type Action, includes, type Seat } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { events } from '../events.ts'
import { flow } from '../kit.ts'
import { nameInHand, noteLack } from '../knowledge.ts'
import { handToAntechamber, holds } from '../moves.ts'
import { JUDGE, type Name } from '../names.ts'
import type { Played } from '../phases/played.ts'
import { challenge } from '../reactions/challenge.ts'
import { opponents } from '../table.ts'
import { choosePlayer, fromHand, pickOpenly, sayName } from './questions.ts'

interface Judge {
  args: Played
  local: { readonly played: Played; opponent: Seat; name: Name }
  steps: {
    choose: void
    chosen: Action
    say: void
    said: Action
    answer: void
    chooseCard: void
    move: Action
  }
  result: void
}

/** IK-7.9: guess a card of an opponent; if right, a hand card may go to the own Antechamber. */
export const judge = flow<Judge>('Judge', {
  rule: 'IK-7.9',
  shown: {},
  start: 'choose', // IK-16.18: not optional
  local: (played) => ({ played, opponent: -1, name: -1 }),
  steps: {
    choose(x) {
      const { seat } = x.local.played
      return x.ask(choosePlayer, seat, { source: JUDGE, among: opponents(x.pub, seat), orNobody: 0 }, 'chosen')
    },
    chosen(x, action) {
      x.local.opponent = actions.choosePlayer.seat(action)
      x.tell(events.playerChosen, { seat: x.local.played.seat, source: JUDGE, player: x.local.opponent })
      return x.goto('say')
    },
    say: (x) => x.ask(sayName, x.local.played.seat, { source: JUDGE }, 'said'),
    said(x, action) {
      const { played, opponent } = x.local
      x.local.name = actions.nameCard.card(action)
      x.tell(events.nameSaid, { seat: played.seat, source: JUDGE, card: x.local.name })
      return x.call(challenge, { played, declared: { name: x.local.name, player: opponent } }, 'answer')
    },
    answer(x) {
      const { played, opponent, name } = x.local
      if (!includes(opponents(x.pub, played.seat), opponent)) return x.done() // IK-5.14
      const right = holds(x.own[opponent].hand, name)
      x.tell(events.guessed, { seat: played.seat, card: name, right: right ? 1 : 0 })
      if (!right) {
        noteLack(x, opponent, name)
        return x.done()
      }
      nameInHand(x, opponent, name)
      return x.pub.players[played.seat].hand > 0 ? x.goto('chooseCard') : x.done() // IK-5.8
    },
    // IK-18.24, IK-7.9b: by the printed number, so a Fool never
    chooseCard(x) {
      return x.ask(pickOpenly, x.local.played.seat, fromHand(JUDGE, { leastBase: 2, orNone: 1 }), 'move')
    },
    move(x, action) {
      const { seat } = x.local.played
      if (actions.pick.is(action))
        handToAntechamber(x, seat, actions.pick.card(action)) // IK-7.9a
      else x.tell(events.abilityDeclined, { seat, card: JUDGE })
      return x.done()
    },
  },
})
