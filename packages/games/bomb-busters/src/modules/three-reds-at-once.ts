import { blocked } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { missionForbids } from '../blocked.ts'
import { cutWire } from '../cuts/wire.ts'
import { finish } from '../dial.ts'
import { events } from '../events.ts'
import { valuesIn } from '../hand.ts'
import { LOSS_RED_WIRE } from '../names.ts'
import { noteOnlyRed } from '../reds.ts'
import type { Own, Pub } from '../state.ts'
import { wireAt } from '../state.ts'
import { isRed, RED } from '../wires.ts'
import { defineModule } from './module.ts'
import { notePredealt } from './predealt.ts'
import { pushRedCut, redCutRefused, redCutTargets } from './simultaneous-red-cut.ts'

const NONE_LEFT = blocked('NO_UNCUT_RED_WIRES', 'BB-9.6', 'All red wires are cut.')
const NEEDS_A_RED = missionForbids('BB-M13.3', 'With two or three players only somebody with a red wire can do that.')
const TARGETS = 3
/** BB-M13.3: from four players on everybody may. */
const OPEN_FROM = 4

function startRefused(pub: Pub, mine: Own, seat: number) {
  if (pub.cut[RED] >= pub.total[RED]) return NONE_LEFT
  const ownsRed = (valuesIn(pub, mine, seat) & (1 << RED)) !== 0
  return pub.players.length < OPEN_FROM && !ownsRed ? NEEDS_A_RED : null
}

/**
 * BB-M13.3, BB-M13.6: the three red wires fall together, or not at all. BB-M13.4, BB-M13.R1: no other cut is refused
 * because a wire is red.
 */
export const threeRedsAtOnce = defineModule('three-reds-at-once', {
  make: () => ({
    setup: ({ pub }) => notePredealt(pub, RED),
    turnActions: [
      {
        type: actions.simultaneousRedCut,
        refused: (pub, mine, seat, action) => startRefused(pub, mine, seat) ?? redCutRefused(pub, action, TARGETS),
        domain(pub, mine, seat, filled, out) {
          if (startRefused(pub, mine, seat) === null) pushRedCut(pub, filled, TARGETS, out)
        },
        carryOut(x, seat, action) {
          const targets = redCutTargets(action)
          const right = targets.every((target) => isRed(wireAt(x, target.seat, target.place)))
          x.tell(events.simultaneousCut, { seat, success: right ? 1 : 0 })
          if (right) for (const target of targets) cutWire(x, target.seat, target.place)
          else finish(x, LOSS_RED_WIRE)
          noteOnlyRed(x)
          return null
        },
      },
    ],
  }),
})
