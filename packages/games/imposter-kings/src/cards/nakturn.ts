import { type Action, listed, only, type Seat, type Seats, seat as seatField } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { events } from '../events.ts'
import { flow, question } from '../kit.ts'
import { nameInHand, noteLack, sawHand } from '../knowledge.ts'
import { condemnFromHand, condemnsOpenly, holds } from '../moves.ts'
import { cardName, NAKTURN, type Name } from '../names.ts'
import type { Played } from '../phases/played.ts'
import { challenge } from '../reactions/challenge.ts'
import type { Pub } from '../state.ts'
import { inRound, opponents } from '../table.ts'
import { choosePlayer, pickShown, pickShownSecretly, type Source, sayName, useAbility } from './questions.ts'

/** IK-18.31: whether the Nakturn's player holds the card that was named. */
export const nakturnGuess = question<Source & { readonly of: Seat; readonly name: Name }>('nakturnGuess', {
  rule: 'IK-7.36a',
  takes: [actions.guess],
  about: { source: cardName, of: seatField, name: cardName },
  legal(_pub, _mine, _seat, _arg, out) {
    out.add(actions.guess.of(1))
    out.add(actions.guess.of(0))
  },
})

interface Nakturn {
  args: Played
  local: { readonly played: Played; name: Name; target: Seat }
  steps: {
    offer: void
    askUse: void
    answered: Action
    say: void
    said: Action
    choose: void
    chosen: Action
    meet: void
    askGuess: void
    guessed: Action
    look: void
    condemnIt: Action
  }
  result: void
}

function withHand(pub: Pub, seat: Seat): Seats {
  let seats: Seats = 0
  for (const other of listed(opponents(pub, seat))) if (pub.players[other].hand > 0) seats |= only(other)
  return seats
}

/** IK-7.36: an opponent has to guess whether the Nakturn's player holds a card. */
export const nakturn = flow<Nakturn>('Nakturn', {
  rule: 'IK-7.36',
  shown: {},
  start: 'offer',
  local: (played) => ({ played, name: -1, target: -1 }),
  steps: {
    offer(x) {
      // IK-7.36a, IK-5.8
      const able = x.pub.court.some((entry) => !entry.up) && withHand(x.pub, x.local.played.seat) !== 0
      return able ? x.goto('askUse') : x.done()
    },
    askUse: (x) => x.ask(useAbility, x.local.played.seat, { source: NAKTURN }, 'answered'),
    answered(x, action) {
      if (actions.use.is(action)) return x.goto('say')
      x.tell(events.abilityDeclined, { seat: x.local.played.seat, card: NAKTURN })
      return x.done()
    },
    say: (x) => x.ask(sayName, x.local.played.seat, { source: NAKTURN }, 'said'),
    said(x, action) {
      x.local.name = actions.nameCard.card(action)
      x.tell(events.nameSaid, { seat: x.local.played.seat, source: NAKTURN, card: x.local.name })
      return x.goto('choose')
    },
    choose(x) {
      const { seat } = x.local.played
      return x.ask(choosePlayer, seat, { source: NAKTURN, among: withHand(x.pub, seat), orNobody: 0 }, 'chosen')
    },
    chosen(x, action) {
      const { played, name } = x.local
      x.local.target = actions.choosePlayer.seat(action)
      x.tell(events.playerChosen, { seat: played.seat, source: NAKTURN, player: x.local.target })
      return x.call(challenge, { played, declared: { name, player: x.local.target } }, 'meet')
    },
    meet: (x) => (inRound(x.pub, x.local.target) ? x.goto('askGuess') : x.done()), // IK-5.14
    askGuess(x) {
      const { played, name, target } = x.local
      return x.ask(nakturnGuess, target, { source: NAKTURN, of: played.seat, name }, 'guessed')
    },
    guessed(x, action) {
      const { played, name, target } = x.local
      const guess = actions.guess.holds(action)
      const truth = holds(x.own[played.seat].hand, name) ? 1 : 0
      x.tell(events.guessSaid, { seat: target, holds: guess })
      if (truth === 1) nameInHand(x, played.seat, name)
      else noteLack(x, played.seat, name)
      x.tell(events.truthTold, { seat: played.seat, card: name, holds: truth })
      if (guess === truth) return x.done()
      const mine = x.own[played.seat]
      sawHand(x, played.seat, target)
      mine.shown = x.own[target].hand.slice()
      mine.shownOf = target
      for (const card of mine.shown)
        x.whisper(only(played.seat), events.handSeen, { seat: played.seat, of: target, card }) // IK-14.1
      return x.goto('look')
    },
    look(x) {
      const { seat } = x.local.played
      return condemnsOpenly(x)
        ? x.ask(pickShown, seat, { source: NAKTURN, orNone: 0 }, 'condemnIt')
        : x.ask(pickShownSecretly, seat, { source: NAKTURN }, 'condemnIt')
    },
    condemnIt(x, action) {
      const { played, target } = x.local
      x.own[played.seat].shown = []
      x.own[played.seat].shownOf = -1
      condemnFromHand(x, target, actions.pick.card(action), played.seat, -1)
      return x.done()
    },
  },
})
