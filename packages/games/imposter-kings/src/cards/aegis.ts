import type { Action } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { events } from '../events.ts'
import { flow } from '../kit.ts'
import { disgrace } from '../moves.ts'
import { AEGIS } from '../names.ts'
import type { Played } from '../phases/played.ts'
import { type CourtChoice, chooseCourtCard, useAbility } from './questions.ts'

interface Aegis {
  args: Played
  local: { readonly played: Played }
  steps: { askUse: void; answered: Action; choose: void; disgraceIt: Action }
  result: void
}

const ANYWHERE: CourtChoice = { source: AEGIS, except: -1, commoner: 0 }

/** IK-7.33: disgrace one face-up card of the Court, itself allowed; so there always is one. */
export const aegis = flow<Aegis>('Aegis', {
  rule: 'IK-7.33',
  shown: {},
  start: 'askUse',
  local: (played) => ({ played }),
  steps: {
    askUse: (x) => x.ask(useAbility, x.local.played.seat, { source: AEGIS }, 'answered'),
    answered(x, action) {
      if (actions.use.is(action)) return x.goto('choose')
      x.tell(events.abilityDeclined, { seat: x.local.played.seat, card: AEGIS })
      return x.done()
    },
    choose: (x) => x.ask(chooseCourtCard, x.local.played.seat, ANYWHERE, 'disgraceIt'),
    disgraceIt(x, action) {
      const at = actions.chooseCourt.place(action)
      x.tell(events.courtCardChosen, {
        seat: x.local.played.seat,
        source: AEGIS,
        place: at,
        card: x.pub.court[at].card,
      })
      disgrace(x, at) // IK-7.33a
      return x.done()
    },
  },
})
