import type { Action } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { events } from '../events.ts'
import { flow } from '../kit.ts'
import { disgrace, exchangeInCourt, placeInCourt } from '../moves.ts'
import { SENTRY } from '../names.ts'
import type { Played } from '../phases/played.ts'
import { challenge } from '../reactions/challenge.ts'
import { anyInCourt, type CourtChoice, chooseCourtCard, fromHand, pickOpenly, useAbility } from './questions.ts'

interface Sentry {
  args: Played
  local: { readonly played: Played; target: number }
  steps: {
    offer: void
    askUse: void
    answered: Action
    choose: void
    chosen: Action
    chooseCard: void
    exchange: Action
  }
  result: void
}

const commoners = (except: number): CourtChoice => ({ source: SENTRY, except, commoner: 1 })

/** IK-7.19: disgrace the Sentry and exchange a hand card with a card of the Court that is not Royalty. */
export const sentry = flow<Sentry>('Sentry', {
  rule: 'IK-7.19',
  shown: {},
  start: 'offer',
  local: (played) => ({ played, target: -1 }),
  steps: {
    offer(x) {
      const { card, seat } = x.local.played
      const target = anyInCourt(x.pub, commoners(placeInCourt(x.pub.court, card, seat)))
      return target && x.pub.players[seat].hand > 0 ? x.goto('askUse') : x.done() // IK-7.19b
    },
    askUse: (x) => x.ask(useAbility, x.local.played.seat, { source: SENTRY }, 'answered'),
    answered(x, action) {
      const { card, seat } = x.local.played
      if (!actions.use.is(action)) {
        x.tell(events.abilityDeclined, { seat, card: SENTRY })
        return x.done()
      }
      disgrace(x, placeInCourt(x.pub.court, card, seat)) // IK-5.13: paid, so it is never its own target
      return x.goto('choose')
    },
    choose: (x) => x.ask(chooseCourtCard, x.local.played.seat, commoners(-1), 'chosen'),
    chosen(x, action) {
      const { played } = x.local
      x.local.target = actions.chooseCourt.place(action)
      x.tell(events.courtCardChosen, {
        seat: played.seat,
        source: SENTRY,
        place: x.local.target,
        card: x.pub.court[x.local.target].card,
      })
      return x.call(challenge, { played, declared: { place: x.local.target } }, 'chooseCard')
    },
    // IK-18.23: only now, after the window
    chooseCard: (x) => x.ask(pickOpenly, x.local.played.seat, fromHand(SENTRY), 'exchange'),
    exchange(x, action) {
      exchangeInCourt(x, x.local.played.seat, x.local.target, actions.pick.card(action)) // IK-7.19a
      return x.done()
    },
  },
})
