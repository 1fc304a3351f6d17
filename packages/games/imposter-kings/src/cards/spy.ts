import { type Action, listed, only, type Seat, type Seats } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { events } from '../events.ts'
import { flow } from '../kit.ts'
import { sawSuccessor } from '../knowledge.ts'
import { disgrace, exchangeSuccessor, placeInCourt } from '../moves.ts'
import { NO_CARD, SPY } from '../names.ts'
import type { Played } from '../phases/played.ts'
import { challenge } from '../reactions/challenge.ts'
import type { Pub } from '../state.ts'
import { others, remaining } from '../table.ts'
import { choosePlayer, fromHand, pickSecretly, useAbility } from './questions.ts'

interface Spy {
  args: Played
  local: { readonly played: Played; player: Seat }
  steps: {
    askUse: void
    answered: Action
    look: void
    choose: void
    chosen: Action
    chooseCard: void
    exchange: Action
  }
  result: void
}

/** IK-7.21a: who has a Successor and a hand card. */
function changeable(pub: Pub): Seats {
  let seats: Seats = 0
  for (const seat of listed(remaining(pub))) {
    if (pub.players[seat].successor > 0 && pub.players[seat].hand > 0) seats |= only(seat)
  }
  return seats
}

/** IK-7.21: disgrace the Spy, look at all Successors, and have one of them exchanged. */
export const spy = flow<Spy>('Spy', {
  rule: 'IK-7.21',
  shown: {},
  start: 'askUse',
  local: (played) => ({ played, player: -1 }),
  steps: {
    askUse: (x) => x.ask(useAbility, x.local.played.seat, { source: SPY }, 'answered'),
    answered(x, action) {
      const { played } = x.local
      if (!actions.use.is(action)) {
        x.tell(events.abilityDeclined, { seat: played.seat, card: SPY })
        return x.done()
      }
      x.tell(events.abilityDeclared, { seat: played.seat, card: SPY })
      disgrace(x, placeInCourt(x.pub.court, played.card, played.seat)) // IK-5.13
      return x.call(challenge, { played, declared: {} }, 'look')
    },
    look(x) {
      const { seat } = x.local.played
      // IK-12.12: the cards of players who are out are left alone. An open Successor is no secret (IK-3.9).
      for (const other of listed(others(x.pub, seat))) {
        const { successor } = x.own[other]
        if (successor === NO_CARD || x.pub.players[other].openSuccessor !== NO_CARD) continue
        sawSuccessor(x, seat, other, successor)
        x.whisper(only(seat), events.successorSeen, { seat, of: other, card: successor }) // IK-14.1
      }
      return changeable(x.pub) === 0 ? x.done() : x.goto('choose')
    },
    // IK-16.10: oneself, too
    choose(x) {
      return x.ask(choosePlayer, x.local.played.seat, { source: SPY, among: changeable(x.pub), orNobody: 1 }, 'chosen')
    },
    chosen(x, action) {
      const { seat } = x.local.played
      if (actions.chooseNobody.is(action)) {
        x.tell(events.abilityDeclined, { seat, card: SPY })
        return x.done()
      }
      x.local.player = actions.choosePlayer.seat(action)
      x.tell(events.playerChosen, { seat, source: SPY, player: x.local.player })
      return x.goto('chooseCard')
    },
    chooseCard: (x) => x.ask(pickSecretly, x.local.player, fromHand(SPY), 'exchange'), // IK-18.28
    exchange(x, action) {
      exchangeSuccessor(x, x.local.player, actions.pick.card(action), true) // IK-7.21a
      return x.done()
    },
  },
})
