import type { Action } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { events } from '../events.ts'
import { flow } from '../kit.ts'
import { leaveCourt, placeInCourt, REMOVED_FROM, removeFromRound } from '../moves.ts'
import { STRANGER } from '../names.ts'
import type { Played } from '../phases/played.ts'
import { mutedInCourt, swayOf } from '../values.ts'
import { abilityOf, hasAbility } from './abilities.ts'
import { anyInCourt, type CourtChoice, chooseCourtCard, useAbility } from './questions.ts'

interface Stranger {
  args: Played
  local: { readonly played: Played; except: number }
  steps: { offer: void; askUse: void; answered: Action; choose: void; copy: Action }
  result: void
}

const others = (except: number): CourtChoice => ({ source: STRANGER, except, commoner: 0 })

/** IK-7.32: become another card of the Court. As a reaction it is in reactions/stranger.ts. */
export const stranger = flow<Stranger>('Stranger', {
  rule: 'IK-7.32',
  shown: {},
  start: 'offer',
  local: (played) => ({ played, except: -1 }),
  steps: {
    offer(x) {
      x.local.except = placeInCourt(x.pub.court, x.local.played.card, x.local.played.seat)
      // IK-5.8, IK-16.32
      return anyInCourt(x.pub, others(x.local.except)) ? x.goto('askUse') : x.done()
    },
    askUse: (x) => x.ask(useAbility, x.local.played.seat, { source: STRANGER }, 'answered'),
    answered(x, action) {
      if (actions.use.is(action)) return x.goto('choose')
      x.tell(events.abilityDeclined, { seat: x.local.played.seat, card: STRANGER })
      return x.done()
    },
    choose: (x) => x.ask(chooseCourtCard, x.local.played.seat, others(x.local.except), 'copy'),
    copy(x, action) {
      const { played } = x.local
      const { court } = x.pub
      const target = actions.chooseCourt.place(action)
      const name = court[target].as // IK-7.32e: a Stranger that is something else is copied as what it is
      x.tell(events.courtCardChosen, { seat: played.seat, source: STRANGER, place: target, card: court[target].card })
      removeFromRound(x, played.seat, leaveCourt(x, target), REMOVED_FROM.court) // IK-7.32b, IK-16.12
      const copy = court[placeInCourt(court, played.card, played.seat)]
      copy.as = name
      x.tell(events.copied, { seat: played.seat, card: name })
      if (!hasAbility(name) || mutedInCourt(x.pub, copy, swayOf(x.pub))) return x.done() // IK-7.32c, IK-7.32f
      // IK-7.32c, IK-7.32e, IK-7.11g: immune, with no override, on what the Stranger itself was played on.
      const ability = abilityOf(name)
      return x.become(ability, { ...played, immune: 1, override: 0 })
    },
  },
})
