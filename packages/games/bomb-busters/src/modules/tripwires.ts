import { type Blocked, blocked, type Seat, type Table } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { FORCED_REVEAL_REDS_REQUIRED, missionForbids } from '../blocked.ts'
import { mustReveal } from '../cuts/legality.ts'
import { cutWire, unlock } from '../cuts/wire.ts'
import { checkDial, finish, moveDial } from '../dial.ts'
import { events } from '../events.ts'
import { countOf, valuesIn } from '../hand.ts'
import { LOSS_RED_WIRE } from '../names.ts'
import { noteOnlyRed } from '../reds.ts'
import type { BombBusters, Own, Pub } from '../state.ts'
import { wireAt } from '../state.ts'
import { putToken } from '../tokens/token.ts'
import { tokenFor } from '../tokens/variant.ts'
import { gameValue, isRed, isYellow, YELLOW } from '../wires.ts'
import { defineModule } from './module.ts'
import { notePredealt } from './predealt.ts'
import { pushRedCut, redCutRefused, redCutTargets } from './simultaneous-red-cut.ts'
import { noteLacks } from './skipped-hand.ts'

const NOT_ANNOUNCED = missionForbids('BB-M41.5', 'Tripwires are cut one by one, and never announced.')
const NONE_LEFT = missionForbids('BB-9.6', 'No teammate has a tripwire left.')
const MUST_SKIP = missionForbids('BB-M41.6', 'With nothing but tripwires and red wires you can do nothing.')
const OWN_WIRE = blocked('SIMULTANEOUS_RED_CUT_INVALID_TARGETS', 'BB-9.6', 'Point at the wire of a teammate.')

const TARGETS = 1
const NUMBERS = 0x1ffe

/** BB-M41.4: who may look for a tripwire, by own knowledge. */
function startRefused(pub: Pub, mine: Own, seat: Seat): Blocked | null {
  if (mustReveal(pub, mine)) return FORCED_REVEAL_REDS_REQUIRED
  if ((valuesIn(pub, mine, seat) & NUMBERS) === 0) return MUST_SKIP
  const elsewhere = pub.total[YELLOW] - pub.cut[YELLOW] - countOf(pub, mine, seat, YELLOW)
  return elsewhere === 0 ? NONE_LEFT : null
}

/** BB-M41.4, BB-9.6 */
function cutTripwire(x: Table<BombBusters>, seat: Seat, holder: Seat, place: number, dials: Dials): void {
  const wire = wireAt(x, holder, place)
  x.tell(events.tripwireSought, { seat, target: holder, tileIndex: place + 1, found: isYellow(wire) ? 1 : 0 })
  if (isYellow(wire)) {
    cutWire(x, holder, place)
    moveDial(x, dials.success)
    unlock(x, YELLOW)
  } else if (isRed(wire)) finish(x, LOSS_RED_WIRE)
  else {
    putToken(x, holder, tokenFor(x, holder, place, gameValue(wire)))
    // BB-M41.9: the Stabilizer does not help here.
    moveDial(x, dials.failure)
    checkDial(x)
  }
  noteOnlyRed(x)
}

interface Dials {
  readonly success: number
  readonly failure: number
}

interface TripwiresParameters {
  readonly successDial: number
  readonly failureDial: number
  readonly skipDial: number
}

/** BB-M41: a yellow wire in (nearly) every hand, which only a teammate can cut. */
export const tripwires = defineModule('tripwires', {
  make: ({ successDial, failureDial, skipDial }: TripwiresParameters) => ({
    setup: ({ pub }) => notePredealt(pub, YELLOW),
    value: (_pub, _mine, _seat, value) => (value === YELLOW ? NOT_ANNOUNCED : null),
    turnActions: [
      {
        type: actions.simultaneousRedCut,
        refused(pub, mine, seat, action) {
          const refused = startRefused(pub, mine, seat) ?? redCutRefused(pub, action, TARGETS)
          return refused ?? (redCutTargets(action)[0].seat === seat ? OWN_WIRE : null)
        },
        domain(pub, mine, seat, filled, out) {
          if (startRefused(pub, mine, seat) !== null) return
          const open: number[] = []
          pushRedCut(pub, filled, TARGETS, open)
          out.push(...(filled.length === 0 ? open.filter((holder) => holder !== seat) : open))
        },
        carryOut(x, seat, action) {
          const [target] = redCutTargets(action)
          cutTripwire(x, seat, target.seat, target.place, {
            success: successDial,
            failure: failureDial,
          })
          return null
        },
      },
    ],
    // BB-M41.6: everybody sees what such a hand is made of.
    skipped(x, seat) {
      noteLacks(x.pub, seat, NUMBERS)
      x.pub.players[seat].has |= 1 << YELLOW
      return null
    },
    skipDial,
  }),
})
