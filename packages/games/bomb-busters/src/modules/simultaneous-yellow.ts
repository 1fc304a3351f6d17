import type { Blocked, Seat } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { missionForbids } from '../blocked.ts'
import { cutWire, unlock } from '../cuts/wire.ts'
import { checkDial, moveDial } from '../dial.ts'
import { events } from '../events.ts'
import { valuesIn } from '../hand.ts'
import { type ByPlayers, forPlayers } from '../missions/mission.ts'
import { noteOnlyRed } from '../reds.ts'
import type { Own, Pub } from '../state.ts'
import { VALUE_TOKEN, wireAt } from '../state.ts'
import { putToken } from '../tokens/token.ts'
import { gameValue, isYellow, YELLOW } from '../wires.ts'
import { defineModule } from './module.ts'
import { notePredealt } from './predealt.ts'
import { pushRedCut, redCutRefused, redCutTargets } from './simultaneous-red-cut.ts'

const NOT_ANNOUNCED = missionForbids('BB-M48.2', 'Yellow wires are cut all three at once, and not otherwise.')
const NONE_LEFT = missionForbids('BB-9.6', 'All yellow wires are cut.')
const NEEDS_A_YELLOW = missionForbids(
  'BB-M48.3',
  'With two or three players only somebody with a yellow wire can do that.',
)

interface SimultaneousYellowParameters {
  readonly count: number
  readonly actorNeedsYellow: ByPlayers<boolean>
  readonly failureDial: number
}

/** BB-M48: the three yellow wires fall together. A wrong attempt costs a step of the dial and tells what was pointed at. */
export const simultaneousYellow = defineModule('simultaneous-yellow', {
  make({ count, actorNeedsYellow, failureDial }: SimultaneousYellowParameters) {
    const startRefused = (pub: Pub, mine: Own, seat: Seat): Blocked | null => {
      if (pub.cut[YELLOW] >= pub.total[YELLOW]) return NONE_LEFT
      const ownsYellow = (valuesIn(pub, mine, seat) & (1 << YELLOW)) !== 0
      return forPlayers(actorNeedsYellow, pub.players.length) && !ownsYellow ? NEEDS_A_YELLOW : null
    }
    return {
      setup: ({ pub }) => notePredealt(pub, YELLOW),
      value: (_pub, _mine, _seat, value) => (value === YELLOW ? NOT_ANNOUNCED : null),
      turnActions: [
        {
          type: actions.simultaneousRedCut,
          refused: (pub, mine, seat, action) => startRefused(pub, mine, seat) ?? redCutRefused(pub, action, count),
          domain(pub, mine, seat, filled, out) {
            if (startRefused(pub, mine, seat) === null) pushRedCut(pub, filled, count, out)
          },
          // BB-M48.4
          carryOut(x, seat, action) {
            const targets = redCutTargets(action)
            const right = targets.every((target) => isYellow(wireAt(x, target.seat, target.place)))
            x.tell(events.simultaneousCut, { seat, success: right ? 1 : 0 })
            if (right) {
              for (const target of targets) cutWire(x, target.seat, target.place)
              unlock(x, YELLOW)
            } else {
              // BB-M48.R2: the blank token of a red wire is as good as a red one.
              for (const { seat: holder, place } of targets) {
                const value = gameValue(wireAt(x, holder, place))
                putToken(x, holder, { kind: VALUE_TOKEN, value, place, placeB: -1, says: 'is' })
              }
              moveDial(x, failureDial)
              checkDial(x)
            }
            noteOnlyRed(x)
            return null
          },
        },
      ],
    }
  },
})
