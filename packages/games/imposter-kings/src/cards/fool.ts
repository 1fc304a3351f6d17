import type { Action } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { events } from '../events.ts'
import { flow } from '../kit.ts'
import { enterHandOpenly, leaveCourt, placeInCourt } from '../moves.ts'
import { FOOL } from '../names.ts'
import type { Played } from '../phases/played.ts'
import { challenge } from '../reactions/challenge.ts'
import { anyInCourt, type CourtChoice, chooseCourtCard, useAbility } from './questions.ts'

interface Fool {
  args: Played
  local: { readonly played: Played; target: number; except: number }
  steps: { offer: void; askUse: void; answered: Action; choose: void; chosen: Action; take: void }
  result: void
}

const others = (except: number): CourtChoice => ({ source: FOOL, except, commoner: 0 })

/** IK-7.1: take another face-up card of the Court into the hand. */
export const fool = flow<Fool>('Fool', {
  rule: 'IK-7.1',
  shown: {},
  start: 'offer',
  local: (played) => ({ played, target: -1, except: -1 }),
  steps: {
    offer(x) {
      x.local.except = placeInCourt(x.pub.court, x.local.played.card, x.local.played.seat)
      // IK-5.8
      return anyInCourt(x.pub, others(x.local.except)) ? x.goto('askUse') : x.done()
    },
    askUse: (x) => x.ask(useAbility, x.local.played.seat, { source: FOOL }, 'answered'),
    answered(x, action) {
      if (actions.use.is(action)) return x.goto('choose')
      x.tell(events.abilityDeclined, { seat: x.local.played.seat, card: FOOL })
      return x.done()
    },
    choose: (x) => x.ask(chooseCourtCard, x.local.played.seat, others(x.local.except), 'chosen'),
    chosen(x, action) {
      const { played } = x.local
      x.local.target = actions.chooseCourt.place(action)
      x.tell(events.courtCardChosen, {
        seat: played.seat,
        source: FOOL,
        place: x.local.target,
        card: x.pub.court[x.local.target].card,
      })
      return x.call(challenge, { played, declared: { place: x.local.target } }, 'take')
    },
    take(x) {
      const { seat } = x.local.played
      const card = leaveCourt(x, x.local.target) // IK-7.1a, IK-7.1c
      enterHandOpenly(x, seat, card)
      x.tell(events.takenFromCourt, { seat, card })
      return x.done()
    },
  },
})
