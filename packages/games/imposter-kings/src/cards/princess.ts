import { type Action, type Answers, listed, only, type Seat, type Seats } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { events } from '../events.ts'
import { flow } from '../kit.ts'
import { exchangeUnseen } from '../moves.ts'
import { PRINCESS } from '../names.ts'
import type { Played } from '../phases/played.ts'
import { challenge } from '../reactions/challenge.ts'
import type { Pub } from '../state.ts'
import { inRound, others } from '../table.ts'
import { choosePlayer, fromHand, pickSecretly, useAbility } from './questions.ts'

interface Princess {
  args: Played
  local: { readonly played: Played; other: Seat }
  steps: {
    offer: void
    askUse: void
    answered: Action
    choose: void
    chosen: Action
    open: void
    chooseCards: void
    exchange: Answers
  }
  result: void
}

/** IK-7.22a: every other player with a hand card, the partner included (IK-12.25). */
function partners(pub: Pub, seat: Seat): Seats {
  let seats: Seats = 0
  for (const other of listed(others(pub, seat))) if (pub.players[other].hand > 0) seats |= only(other)
  return seats
}

/** IK-7.22: exchange one card with a player, both choosing in secret. */
export const princess = flow<Princess>('Princess', {
  rule: 'IK-7.22',
  shown: {},
  start: 'offer',
  local: (played) => ({ played, other: -1 }),
  steps: {
    offer(x) {
      const { seat } = x.local.played
      const condition = x.pub.players[seat].hand > 0 && partners(x.pub, seat) !== 0 // IK-7.22a, IK-7.11e
      return condition ? x.goto('askUse') : x.done() // IK-5.8
    },
    askUse: (x) => x.ask(useAbility, x.local.played.seat, { source: PRINCESS }, 'answered'),
    answered(x, action) {
      if (actions.use.is(action)) return x.goto('choose')
      x.tell(events.abilityDeclined, { seat: x.local.played.seat, card: PRINCESS })
      return x.done()
    },
    choose(x) {
      const { seat } = x.local.played
      return x.ask(choosePlayer, seat, { source: PRINCESS, among: partners(x.pub, seat), orNobody: 0 }, 'chosen')
    },
    chosen(x, action) {
      const { played } = x.local
      x.local.other = actions.choosePlayer.seat(action)
      x.tell(events.playerChosen, { seat: played.seat, source: PRINCESS, player: x.local.other })
      return x.call(challenge, { played, declared: { player: x.local.other } }, 'open')
    },
    open: (x) => (inRound(x.pub, x.local.other) ? x.goto('chooseCards') : x.done()), // IK-5.14
    // IK-18.27: neither sees the other's choice first
    chooseCards(x) {
      const both = only(x.local.played.seat) | only(x.local.other)
      return x.askAll(pickSecretly, both, fromHand(PRINCESS), 'exchange')
    },
    exchange(x, answers) {
      const { other } = x.local
      const { seat } = x.local.played
      exchangeUnseen(x, seat, actions.pick.card(answers[seat]), other, actions.pick.card(answers[other])) // IK-7.22a
      return x.done()
    },
  },
})
