import { actions } from '../actions.ts'
import { FORCED_REVEAL_REDS_REQUIRED } from '../blocked.ts'
import { mustReveal } from '../cuts/legality.ts'
import { checkDial, moveDial } from '../dial.ts'
import { events } from '../events.ts'
import type { TurnAction } from './module.ts'

/** BB-S6: a turn given up of one's own will moves the dial. */
export function passTurn(price: number): TurnAction {
  return {
    type: actions.passTurn,
    refused: (pub, mine) => (mustReveal(pub, mine) ? FORCED_REVEAL_REDS_REQUIRED : null),
    domain() {},
    carryOut(x, seat) {
      x.tell(events.turnPassed, seat)
      moveDial(x, price)
      checkDial(x)
      return null
    },
  }
}
