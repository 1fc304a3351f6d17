import { type Blocked, blocked, type Form } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { IN_STORM, NO_TOKENS, NOT_ENOUGH_SPICE, STRONGHOLD_FULL } from '../../blocked.ts'
import { isInStorm } from '../../board/in-storm.ts'
import { type Faction, SPACING_GUILD } from '../../data/factions.ts'
import { NODE_TERRITORY, NODES } from '../../data/nodes.ts'
import { type Node, TERRITORIES } from '../../data/territories.ts'
import { at, tokensAt } from '../../forces.ts'
import { fundsForShipment } from '../../funds.ts'
import { type Ability, ability } from '../../karama/abilities.ts'
import { flow } from '../../kit.ts'
import type { Part } from '../../moments.ts'
import { CROSS_SHIPPED, entered } from '../../phases/shipment-movement/entered.ts'
import { entryBlocked, isUnbound } from '../../phases/shipment-movement/entry.ts'
import { isPaidWith, offerPledge } from '../../phases/shipment-movement/funding.ts'
import { alsoFrom, gather } from '../../phases/shipment-movement/gather.ts'
import {
  type Batch,
  isThere,
  offerOrdinary,
  offerSpecial,
  ordinaryOf,
  specialOf,
} from '../../phases/shipment-movement/group.ts'
import { hasLost, type Lost } from '../../phases/shipment-movement/lost.ts'
import { FULL_PRICE, HALF_PRICE, mostTokens, priceOf, type Rate } from '../../phases/shipment-movement/price.ts'
import { crossRates, mayPayHalf } from '../../phases/shipment-movement/rates.ts'
import { CROSS } from '../../phases/shipment-movement/route.ts'
import { shipping } from '../../phases/shipment-movement/shipping.ts'
import type { Declaring, Way, WayOutline } from '../../phases/shipment-movement/way.ts'
import type { Dune, Own, Pub } from '../../state.ts'

const { crossShip } = actions

const NOT_YOURS: Blocked = blocked('noCrossShipping', 'GU-5b', 'Only the Guild and its ally ship from place to place.')
const LOST: Blocked = blocked('abilityLost', 'IN-1.7', 'This shipment was hit; it cannot be made that way again.')
const SAME_TERRITORY: Blocked = blocked('sameTerritory', 'DU-10.15', 'A shipment goes to another territory.')
const NO_HALF: Blocked = blocked('noHalfPrice', 'GU-9', 'You cannot ship at half price now.')
const PLEDGE: Blocked = blocked('pledge', 'DU-6.11', 'The pledge does not cover that part of the price.')

const CROSS_SHIP = ability('CROSS_SHIP')
const ALLIANCE_CROSS_SHIP = ability('ALLIANCE_CROSS_SHIP')

/** GU-5b, GU-10: the ability by which a faction ships from place to place; -1 for none. */
function crossShipBy(pub: Pub, faction: Faction): Ability | -1 {
  if (faction === SPACING_GUILD) return CROSS_SHIP
  return pub.ally[faction] === SPACING_GUILD ? ALLIANCE_CROSS_SHIP : -1
}

const mayLeave = (pub: Pub, faction: Faction, from: Node): boolean =>
  tokensAt(pub, from, faction) > 0 && !isInStorm(from, pub.storm)

/** DU-10.15, R-37 */
function placeBlocked(pub: Pub, faction: Faction, from: Node, to: Node): Blocked | null {
  if (NODE_TERRITORY[from] === NODE_TERRITORY[to]) return SAME_TERRITORY
  const why = entryBlocked(pub, faction, to)
  return why === STRONGHOLD_FULL && isUnbound(pub, faction, from, NODE_TERRITORY[to]) ? null : why
}

function most(pub: Pub, mine: Own, faction: Faction, lost: Lost, from: Node, to: Node): number {
  const available = tokensAt(pub, from, faction)
  const funds = fundsForShipment(pub, mine, faction)
  let found = 0
  for (const rate of crossRates(pub, faction, lost)) {
    found = Math.max(found, mostTokens(pub.options, rate, to, funds, available))
  }
  return found
}

function hasTokens(pub: Pub, faction: Faction): boolean {
  for (let node = 0; node < NODES.length; node++) if (mayLeave(pub, faction, node)) return true
  return false
}

const isOpen = (pub: Pub, faction: Faction): boolean => crossShipBy(pub, faction) >= 0 && hasTokens(pub, faction)

const form: Form<Dune, Declaring> = {
  action: crossShip,
  domain(pub, mine, seat, { lost }, filled, out) {
    const faction = pub.factionOf[seat]
    const by = crossShipBy(pub, faction)
    if (by < 0 || hasLost(lost, by)) return
    const [from, to, ordinary, special, fromPledge] = filled
    if (filled.length === 0) {
      for (let node = 0; node < NODES.length; node++) {
        if (mayLeave(pub, faction, node) && anywhere(pub, mine, faction, lost, node)) out.push(node)
      }
      return
    }
    if (filled.length === 1) {
      for (let node = 0; node < NODES.length; node++) {
        if (placeBlocked(pub, faction, from, node) === null && most(pub, mine, faction, lost, from, node) > 0) {
          out.push(node)
        }
      }
      return
    }
    const place = at(from, faction)
    const upTo = most(pub, mine, faction, lost, from, to)
    const price = (rate: Rate) => priceOf(pub.options, rate, to, ordinary + special)
    const rates = crossRates(pub, faction, lost)
    if (filled.length === 2) offerOrdinary(pub.forces[place], pub.special[place], upTo, out)
    else if (filled.length === 3) offerSpecial(ordinary, pub.special[place], upTo, out)
    else if (filled.length === 4) offerPledge(pub, mine, faction, rates.map(price), out)
    else
      for (const rate of rates)
        if (isPaidWith(pub, mine, faction, price(rate), fromPledge)) out.push(rate === HALF_PRICE ? 1 : 0)
  },
}

/** Whether tokens of this location could be shipped to any other. */
function anywhere(pub: Pub, mine: Own, faction: Faction, lost: Lost, from: Node): boolean {
  for (let node = 0; node < NODES.length; node++) {
    if (placeBlocked(pub, faction, from, node) === null && most(pub, mine, faction, lost, from, node) > 0) return true
  }
  return false
}

interface CrossShipping extends WayOutline {
  local: {
    readonly faction: Faction
    readonly lost: Lost
    readonly first: Batch
    readonly to: Node
    readonly fromPledge: number
    readonly rate: Rate
    batches: readonly Batch[]
  }
  steps: { gather: void; gathered: readonly Batch[]; shipped: Lost | null; over: void }
}

/** DU-10.15 */
const crossShipping = flow<CrossShipping>('crossShipping', {
  rule: 'DU-10.15',
  start: 'gather',
  local: ({ faction, action, lost }) => ({
    faction,
    lost,
    first: {
      from: crossShip.from(action),
      ordinary: crossShip.ordinary(action),
      special: crossShip.special(action),
    },
    to: crossShip.to(action),
    fromPledge: crossShip.fromPledge(action),
    rate: crossShip.halfPrice(action) === 1 ? HALF_PRICE : FULL_PRICE,
    batches: [],
  }),
  steps: {
    gather(x) {
      const { faction, first, to, rate } = x.local
      // GU-5b: from one territory; a shipment does not mind a storm between its sectors.
      const also = alsoFrom(x.pub, faction, first, to, TERRITORIES[NODE_TERRITORY[first.from]].nodes)
      return x.call(gather, { faction, first, to, also, rate }, 'gathered')
    },
    gathered(x, batches) {
      const { local, pub } = x
      const { faction, to, rate, fromPledge } = local
      local.batches = batches
      const by = crossShipBy(pub, faction)
      return x.call(shipping, { faction, route: CROSS, to, batches, rate, fromPledge, by }, 'shipped')
    },
    shipped(x, lost) {
      const { faction, to, batches } = x.local
      if (lost !== null) return x.done(x.local.lost | lost)
      const [ordinary, special] = [ordinaryOf(batches), specialOf(batches)]
      return x.call(entered, { faction, node: to, how: CROSS_SHIPPED, ordinary, special }, 'over')
    },
    over: (x) => x.done(null),
  },
})

export const crossShipWay: Way = {
  form,
  isOpen,
  why(pub, mine, faction, lost, action) {
    const by = crossShipBy(pub, faction)
    if (by < 0) return NOT_YOURS
    if (hasLost(lost, by)) return LOST
    const [from, to] = [crossShip.from(action), crossShip.to(action)]
    const [ordinary, special] = [crossShip.ordinary(action), crossShip.special(action)]
    const place = at(from, faction)
    if (!isThere(ordinary, special, pub.forces[place], pub.special[place])) return NO_TOKENS
    if (isInStorm(from, pub.storm)) return IN_STORM
    const why = placeBlocked(pub, faction, from, to)
    if (why !== null) return why
    const half = crossShip.halfPrice(action) === 1
    if (half && !mayPayHalf(pub, faction, lost)) return NO_HALF
    const price = priceOf(pub.options, half ? HALF_PRICE : FULL_PRICE, to, ordinary + special)
    return price > fundsForShipment(pub, mine, faction) ? NOT_ENOUGH_SPICE : PLEDGE
  },
  flow: crossShipping,
}

export const crossShipPart: Part = { flows: [crossShipping] }
