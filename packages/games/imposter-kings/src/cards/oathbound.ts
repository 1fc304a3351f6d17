import type { Action } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { flow } from '../kit.ts'
import { disgrace } from '../moves.ts'
import { NO_CARD, nameOf, OATHBOUND } from '../names.ts'
import { play } from '../phases/play.ts'
import { FROM_HAND, type Played } from '../phases/played.ts'
import { abilityOf } from './abilities.ts'
import { fromHand, pickOpenly } from './questions.ts'

interface Oathbound {
  args: Played
  local: { readonly played: Played }
  steps: { lands: void; choose: void; second: Action }
  result: void
}

/** IK-7.11: on a higher card it disgraces that card, and another card must follow. */
export const oathbound = flow<Oathbound>('Oathbound', {
  rule: 'IK-7.11',
  shown: {},
  start: 'lands',
  local: (played) => ({ played }),
  steps: {
    lands(x) {
      if (x.local.played.override === 0) return x.done() // IK-7.11c, IK-7.11g
      disgrace(x, x.pub.court.length - 2) // IK-7.11b
      return x.goto('choose')
    },
    choose: (x) => x.ask(pickOpenly, x.local.played.seat, fromHand(OATHBOUND), 'second'),
    second(x, action) {
      // IK-7.11b, IK-7.11f: any value, no override, immune for this play.
      const { seat } = x.local.played
      const second = play(x, seat, actions.pick.card(action), FROM_HAND, { immune: 1, heraldBack: NO_CARD })
      if (second === null) return x.done()
      const ability = abilityOf(nameOf(second.card))
      return x.become(ability, second)
    },
  },
})
