import { actions } from '../actions.ts'
import { FORCED_REVEAL_REDS_REQUIRED } from '../blocked.ts'
import { mustReveal } from '../cuts/legality.ts'
import { checkDial, moveDial } from '../dial.ts'
import { events } from '../events.ts'
import type { TurnAction } from './module.ts'

/** BB-S6: a turn given up of one's own accord, at a price on the dial; in mission 44 the Stabilizer saves it. */
export function passTurn(price: number, stabilizerHelps = false): TurnAction {
  return {
    type: actions.passTurn,
    refused: (pub, mine) => (mustReveal(pub, mine) ? FORCED_REVEAL_REDS_REQUIRED : null),
    domain() {},
    carryOut(x, seat) {
      x.tell(events.turnPassed, { seat })
      if (!(stabilizerHelps && x.pub.stabilizer === seat)) moveDial(x, price)
      checkDial(x)
      return null
    },
  }
}
