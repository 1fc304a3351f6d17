import { type Blocked, blocked, type Form } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { IN_STORM, NO_TOKENS, STRONGHOLD_FULL } from '../../blocked.ts'
import { FREMEN_REACH_NODES, isInFremenReach } from '../../board/fremen-reach.ts'
import { isInStorm } from '../../board/in-storm.ts'
import { type Faction, FREMEN } from '../../data/factions.ts'
import { NODE_TERRITORY } from '../../data/nodes.ts'
import type { Node } from '../../data/territories.ts'
import { events } from '../../events.ts'
import { fromReserves, isClosed, toReserves } from '../../forces.ts'
import { flow } from '../../kit.ts'
import type { Part } from '../../moments.ts'
import { entered, SENT } from '../../phases/shipment-movement/entered.ts'
import { entryBlocked } from '../../phases/shipment-movement/entry.ts'
import { isThere, offerOrdinary, offerSpecial } from '../../phases/shipment-movement/group.ts'
import { hasLost, type Lost, losing } from '../../phases/shipment-movement/lost.ts'
import type { Declaring, Way, WayOutline } from '../../phases/shipment-movement/way.ts'
import type { Dune, Pub } from '../../state.ts'
import { STORM_MIGRATION, stormMigration } from './storm-migration.ts'

const { send } = actions

const NOT_FREMEN: Blocked = blocked('notFremen', 'FR-5', 'Only Fremen send tokens; everybody else ships.')
const TOO_FAR: Blocked = blocked(
  'outOfReach',
  'FR-5',
  'Fremen send into the Great Flat or at most two territories from it.',
)

/** FR-5, FR-17: why Fremen may not send there; null if they may. */
function placeBlocked(pub: Pub, lost: Lost, node: Node): Blocked | null {
  if (!isInFremenReach(NODE_TERRITORY[node])) return TOO_FAR
  const why = entryBlocked(pub, FREMEN, node)
  if (why !== IN_STORM || !pub.advanced || hasLost(lost, STORM_MIGRATION)) return why
  return isClosed(pub, FREMEN, NODE_TERRITORY[node]) ? STRONGHOLD_FULL : null
}

const form: Form<Dune, Declaring> = {
  action: send,
  domain(pub, _mine, seat, { lost }, filled, out) {
    if (!isOpen(pub, pub.factionOf[seat])) return
    const [ordinary, special] = [pub.reserves[FREMEN], pub.reservesElite[FREMEN]]
    if (filled.length === 0) {
      for (const node of FREMEN_REACH_NODES) if (placeBlocked(pub, lost, node) === null) out.push(node)
    } else if (filled.length === 1) offerOrdinary(ordinary, special, ordinary + special, out)
    else offerSpecial(filled[1], special, ordinary + special, out)
  },
}

function isOpen(pub: Pub, faction: Faction): boolean {
  return faction === FREMEN && pub.reserves[FREMEN] + pub.reservesElite[FREMEN] > 0
}

interface Sending extends WayOutline {
  local: {
    readonly lost: Lost
    readonly location: Node
    readonly ordinary: number
    readonly special: number
  }
  steps: {
    place: void
    migrated: { readonly ordinary: number; readonly special: number } | null
    over: void
  }
}

/** FR-3, FR-5: reserves come from the far side of the planet for nothing. */
const sending = flow<Sending>('sending', {
  rule: 'FR-5',
  start: 'place',
  local: ({ action, lost }) => ({
    lost,
    location: send.location(action),
    ordinary: send.ordinary(action),
    special: send.special(action),
  }),
  steps: {
    place(x) {
      const { location, ordinary, special } = x.local
      fromReserves(x.pub, FREMEN, location, ordinary, special)
      x.tell(events.sent, { faction: FREMEN, location, ordinary, special })
      if (!isInStorm(location, x.pub.storm)) return x.goto('migrated', { ordinary, special })
      return x.call(stormMigration, { location, ordinary, special }, 'migrated')
    },
    migrated(x, survivors) {
      const { lost, location, ordinary, special } = x.local
      if (survivors === null) {
        toReserves(x.pub, FREMEN, location, ordinary, special)
        x.tell(events.shipmentUndone, { faction: FREMEN })
        return x.done(lost | losing(STORM_MIGRATION))
      }
      if (survivors.ordinary + survivors.special === 0) return x.done(null)
      return x.call(entered, { faction: FREMEN, node: location, how: SENT, ...survivors }, 'over')
    },
    over: (x) => x.done(null),
  },
})

export const sendWay: Way = {
  form,
  isOpen,
  why(pub, _mine, faction, lost, action) {
    if (faction !== FREMEN) return NOT_FREMEN
    const [ordinary, special] = [send.ordinary(action), send.special(action)]
    if (!isThere(ordinary, special, pub.reserves[FREMEN], pub.reservesElite[FREMEN])) return NO_TOKENS
    return placeBlocked(pub, lost, send.location(action))
  },
  flow: sending,
}

export const sendPart: Part = { flows: [sending] }
