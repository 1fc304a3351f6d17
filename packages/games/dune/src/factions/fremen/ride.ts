import { type Action, type Blocked, blocked } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { IN_STORM, NO_TOKENS, STRONGHOLD_FULL } from '../../blocked.ts'
import { isInStorm } from '../../board/in-storm.ts'
import { FREMEN, TOKENS } from '../../data/factions.ts'
import { NODE_TERRITORY, NODES } from '../../data/nodes.ts'
import { type Node, POLAR_SINK, TERRITORIES, type Territory } from '../../data/territories.ts'
import { events } from '../../events.ts'
import { territory as territoryField } from '../../fields.ts'
import { allyIsIn, at, isClosed, put, take, tokensAt } from '../../forces.ts'
import { flow, question } from '../../kit.ts'
import { type MomentOutline, momentFlow, type Part } from '../../moments.ts'
import { alsoFrom, gather } from '../../phases/shipment-movement/gather.ts'
import { type Batch, offerOrdinary, offerSpecial } from '../../phases/shipment-movement/group.ts'
import { FREE } from '../../phases/shipment-movement/price.ts'
import type { Pub } from '../../state.ts'
import { stewards } from '../bene-gesserit/stewards.ts'

const { ride, pass } = actions
const PASS = pass.of()

const NOT_THERE: Blocked = blocked('notThere', 'FR-8', 'Only those in the territory of the worm ride it.')
const ALLY_THERE: Blocked = blocked('allyThere', 'FR-8', 'A ride does not end where your ally has forces.')
const STAYS: Blocked = blocked('stays', 'FR-8', 'A ride leads to another place.')

/** FR-8: those in the storm cannot ride. */
const canRideFrom = (pub: Pub, node: Node): boolean => tokensAt(pub, node, FREMEN) > 0 && !isInStorm(node, pub.storm)

/** FR-8: why a ride may not end there. */
function refused(pub: Pub, to: Node): Blocked | null {
  const territory = NODE_TERRITORY[to]
  if (isInStorm(to, pub.storm)) return IN_STORM
  if (territory !== POLAR_SINK && allyIsIn(pub, FREMEN, territory)) return ALLY_THERE
  return isClosed(pub, FREMEN, territory) ? STRONGHOLD_FULL : null
}

/** DU-19.11 */
const rideQuestion = question<{ readonly territory: Territory }>('ride', {
  rule: 'FR-8',
  takes: [ride, pass],
  about: { territory: territoryField },
  legal(_pub, _mine, _seat, _facts, out) {
    out.add(PASS)
  },
  forms: [
    {
      action: ride,
      domain(pub, _mine, _seat, { territory }, filled, out) {
        const [from, , ordinary] = filled
        const place = at(from, FREMEN)
        if (filled.length === 0) {
          for (const node of TERRITORIES[territory].nodes) if (canRideFrom(pub, node)) out.push(node)
        } else if (filled.length === 1) {
          for (let to = 0; to < NODES.length; to++) if (to !== from && refused(pub, to) === null) out.push(to)
        } else if (filled.length === 2) offerOrdinary(pub.forces[place], pub.special[place], TOKENS, out)
        else offerSpecial(ordinary, pub.special[place], TOKENS, out)
      },
    },
  ],
  why(pub, _mine, _seat, { territory }, action) {
    const from = ride.from(action)
    const to = ride.to(action)
    if (NODE_TERRITORY[from] !== territory) return NOT_THERE
    if (isInStorm(from, pub.storm)) return IN_STORM
    return from === to ? STAYS : (refused(pub, to) ?? NO_TOKENS)
  },
  timeout: () => PASS,
})

interface Ride extends MomentOutline {
  local: { readonly territory: Territory; to: Node }
  steps: { ask: void; mounted: Action; gathered: readonly Batch[]; settled: void }
}

/** FR-8: Fremen in a worm's territory, in whichever of its sectors, ride it wherever they like. */
const rideFlow = flow<Ride>('ride', {
  rule: 'FR-8',
  start: 'ask',
  local: ({ territory }) => ({ territory, to: -1 }),
  steps: {
    ask: (x) => x.ask(rideQuestion, x.pub.seatOf[FREMEN], { territory: x.local.territory }, 'mounted'),
    mounted(x, action) {
      if (pass.is(action)) return x.done()
      const { pub, local } = x
      local.to = ride.to(action)
      const first = { from: ride.from(action), ordinary: ride.ordinary(action), special: ride.special(action) }
      const also = alsoFrom(pub, FREMEN, first, local.to, TERRITORIES[local.territory].nodes)
      return x.call(gather, { faction: FREMEN, first, to: local.to, also, rate: FREE }, 'gathered')
    },
    gathered(x, batches) {
      const { territory, to } = x.local
      for (const { from, ordinary, special } of batches) {
        take(x.pub, FREMEN, from, ordinary, special)
        put(x.pub, FREMEN, to, ordinary, special)
        x.tell(events.rode, { faction: FREMEN, from, to, ordinary, special })
      }
      const entered = NODE_TERRITORY[to]
      if (entered === territory) return x.done()
      // DU-10.11: as after a move.
      const about = { faction: FREMEN, territory: entered, node: to }
      return x.call(momentFlow, { moment: 'entered', about }, 'settled')
    },
    settled(x) {
      stewards(x)
      return x.done()
    },
  },
})

export const ridePart: Part = {
  hooks: [
    {
      moment: 'wormLeaves',
      faction: FREMEN,
      when: (pub, { territory }) => TERRITORIES[territory].nodes.some((node) => canRideFrom(pub, node)),
      flow: rideFlow,
    },
  ],
  flows: [rideFlow],
  questions: [rideQuestion],
}
