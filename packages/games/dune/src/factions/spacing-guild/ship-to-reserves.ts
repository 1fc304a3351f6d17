import { type Blocked, blocked, type Form } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { IN_STORM, NO_TOKENS, NOT_ENOUGH_SPICE } from '../../blocked.ts'
import { isInStorm } from '../../board/in-storm.ts'
import { type Faction, SPACING_GUILD } from '../../data/factions.ts'
import { NODE_TERRITORY, NODES } from '../../data/nodes.ts'
import { type Node, TERRITORIES } from '../../data/territories.ts'
import { at, tokensAt } from '../../forces.ts'
import { fundsForShipment } from '../../funds.ts'
import { ability } from '../../karama/abilities.ts'
import { flow } from '../../kit.ts'
import type { Part } from '../../moments.ts'
import { isPaidWith, offerPledge } from '../../phases/shipment-movement/funding.ts'
import { alsoFrom, gather } from '../../phases/shipment-movement/gather.ts'
import { type Batch, isThere, offerOrdinary, offerSpecial } from '../../phases/shipment-movement/group.ts'
import { hasLost, type Lost } from '../../phases/shipment-movement/lost.ts'
import { mostTokens, priceOf, TO_RESERVES_RATE } from '../../phases/shipment-movement/price.ts'
import { TO_RESERVES } from '../../phases/shipment-movement/route.ts'
import { shipping } from '../../phases/shipment-movement/shipping.ts'
import type { Declaring, Way, WayOutline } from '../../phases/shipment-movement/way.ts'
import type { Dune, Own, Pub } from '../../state.ts'
import { stewards } from '../bene-gesserit/stewards.ts'

const { shipToReserves } = actions

const NOT_YOURS: Blocked = blocked('noShipmentToReserves', 'GU-5c', 'Only the Guild takes tokens off the map.')
const LOST: Blocked = blocked('abilityLost', 'IN-1.7', 'This shipment was hit; it cannot be made that way again.')
const PLEDGE: Blocked = blocked('pledge', 'DU-6.11', 'The pledge does not cover that part of the price.')

const OFF_PLANET_SHIPMENT = ability('OFF_PLANET_SHIPMENT')
const RESERVES: Node = -1

const mayLeave = (pub: Pub, from: Node): boolean =>
  tokensAt(pub, from, SPACING_GUILD) > 0 && !isInStorm(from, pub.storm)

function most(pub: Pub, mine: Own, from: Node): number {
  const funds = fundsForShipment(pub, mine, SPACING_GUILD)
  return mostTokens(pub.options, TO_RESERVES_RATE, RESERVES, funds, tokensAt(pub, from, SPACING_GUILD))
}

const form: Form<Dune, Declaring> = {
  action: shipToReserves,
  domain(pub, mine, seat, { lost }, filled, out) {
    if (pub.factionOf[seat] !== SPACING_GUILD || hasLost(lost, OFF_PLANET_SHIPMENT)) return
    const [from, ordinary, special] = filled
    if (filled.length === 0) {
      for (let node = 0; node < NODES.length; node++) {
        if (mayLeave(pub, node) && most(pub, mine, node) > 0) out.push(node)
      }
      return
    }
    const place = at(from, SPACING_GUILD)
    if (filled.length === 1) offerOrdinary(pub.forces[place], pub.special[place], most(pub, mine, from), out)
    else if (filled.length === 2) offerSpecial(ordinary, pub.special[place], most(pub, mine, from), out)
    else {
      const price = priceOf(pub.options, TO_RESERVES_RATE, RESERVES, ordinary + special)
      offerPledge(pub, mine, SPACING_GUILD, [price], out)
    }
  },
}

function isOpen(pub: Pub, faction: Faction): boolean {
  if (faction !== SPACING_GUILD) return false
  for (let node = 0; node < NODES.length; node++) if (mayLeave(pub, node)) return true
  return false
}

interface OffPlanet extends WayOutline {
  local: { readonly lost: Lost; readonly first: Batch; readonly fromPledge: number }
  steps: { gather: void; gathered: readonly Batch[]; shipped: Lost | null }
}

/** GU-5c */
const offPlanetShipment = flow<OffPlanet>('offPlanetShipment', {
  rule: 'GU-5c',
  start: 'gather',
  local: ({ action, lost }) => ({
    lost,
    first: {
      from: shipToReserves.from(action),
      ordinary: shipToReserves.ordinary(action),
      special: shipToReserves.special(action),
    },
    fromPledge: shipToReserves.fromPledge(action),
  }),
  steps: {
    gather(x) {
      const { first } = x.local
      const also = alsoFrom(x.pub, SPACING_GUILD, first, RESERVES, TERRITORIES[NODE_TERRITORY[first.from]].nodes)
      const rate = TO_RESERVES_RATE
      return x.call(gather, { faction: SPACING_GUILD, first, to: RESERVES, also, rate }, 'gathered')
    },
    gathered(x, batches) {
      const { fromPledge } = x.local
      const group = { faction: SPACING_GUILD, route: TO_RESERVES, to: RESERVES, batches }
      return x.call(shipping, { ...group, rate: TO_RESERVES_RATE, fromPledge, by: OFF_PLANET_SHIPMENT }, 'shipped')
    },
    shipped(x, lost) {
      if (lost !== null) return x.done(x.local.lost | lost)
      stewards(x)
      return x.done(null)
    },
  },
})

export const toReservesWay: Way = {
  form,
  isOpen,
  why(pub, mine, faction, lost, action) {
    if (faction !== SPACING_GUILD) return NOT_YOURS
    if (hasLost(lost, OFF_PLANET_SHIPMENT)) return LOST
    const from = shipToReserves.from(action)
    const place = at(from, faction)
    const [ordinary, special] = [shipToReserves.ordinary(action), shipToReserves.special(action)]
    if (!isThere(ordinary, special, pub.forces[place], pub.special[place])) return NO_TOKENS
    if (isInStorm(from, pub.storm)) return IN_STORM
    const price = priceOf(pub.options, TO_RESERVES_RATE, RESERVES, ordinary + special)
    if (price > fundsForShipment(pub, mine, faction)) return NOT_ENOUGH_SPICE
    return isPaidWith(pub, mine, faction, price, shipToReserves.fromPledge(action)) ? null : PLEDGE
  },
  flow: offPlanetShipment,
}

export const toReservesPart: Part = { flows: [offPlanetShipment] }
