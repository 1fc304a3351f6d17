import { type Action, only, type Seat } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { events } from '../events.ts'
import { flow } from '../kit.ts'
import { noteLack } from '../knowledge.ts'
import { condemnFromHand, condemnsOpenly } from '../moves.ts'
import { baseValue, EXECUTIONER, NO_CARD } from '../names.ts'
import type { Played } from '../phases/played.ts'
import { challenge } from '../reactions/challenge.ts'
import type { Pub } from '../state.ts'
import { inRound } from '../table.ts'
import { fromHand, pickOpenly, pickSecretly, sayNumber, useAbility } from './questions.ts'

interface Executioner {
  args: Played
  local: { readonly played: Played; number: number; seat: Seat; visited: number }
  steps: {
    askUse: void
    answered: Action
    say: void
    said: Action
    next: void
    choose: void
    condemnIt: Action
  }
  result: void
}

/** IK-7.6a: the highest base value among the face-up cards. The Executioner lies there itself. */
function highest(pub: Pub): number {
  let most = 0
  for (const entry of pub.court) if (entry.up && baseValue(entry.card) > most) most = baseValue(entry.card)
  return most
}

/** IK-7.6: say a number; everybody in turn condemns a hand card of that base value. */
export const executioner = flow<Executioner>('Executioner', {
  rule: 'IK-7.6',
  shown: {},
  start: 'askUse',
  local: (played) => ({ played, number: -1, seat: -1, visited: 0 }),
  steps: {
    askUse: (x) => x.ask(useAbility, x.local.played.seat, { source: EXECUTIONER }, 'answered'),
    answered(x, action) {
      if (actions.use.is(action)) return x.goto('say')
      x.tell(events.abilityDeclined, { seat: x.local.played.seat, card: EXECUTIONER })
      return x.done()
    },
    say(x) {
      const range = { source: EXECUTIONER, least: 1, most: highest(x.pub) }
      return x.ask(sayNumber, x.local.played.seat, range, 'said')
    },
    said(x, action) {
      const { played } = x.local
      x.local.number = actions.sayNumber.number(action)
      x.local.seat = played.seat
      x.tell(events.numberSaid, { seat: played.seat, source: EXECUTIONER, number: x.local.number })
      return x.call(challenge, { played, declared: { number: x.local.number } }, 'next')
    },
    next(x) {
      const { local } = x
      // IK-7.6a, IK-0.11: the acting player first, then around the table
      while (local.visited < x.seats) {
        local.seat = (local.played.seat + local.visited) % x.seats
        local.visited++
        if (!inRound(x.pub, local.seat)) continue
        const held = x.own[local.seat].hand.some((card) => baseValue(card) === local.number)
        x.tell(events.mustCondemn, { seat: local.seat, number: local.number, holds: held ? 1 : 0 })
        if (held) {
          x.pub.givers = only(local.seat)
          x.pub.givenName = NO_CARD
          x.pub.givenBase = local.number
          return x.goto('choose')
        }
        for (const name of x.pub.sayable) if (baseValue(name) === local.number) noteLack(x, local.seat, name)
      }
      return x.done()
    },
    // IK-18.30
    choose(x) {
      const { seat, number } = x.local
      const question = condemnsOpenly(x) ? pickOpenly : pickSecretly
      return x.ask(question, seat, fromHand(EXECUTIONER, { base: number }), 'condemnIt')
    },
    condemnIt(x, action) {
      const { played, seat, number } = x.local
      x.pub.givers = 0
      condemnFromHand(x, seat, actions.pick.card(action), played.seat, number)
      return x.goto('next')
    },
  },
})
