import { type Blocked, blocked, type Form } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { NO_TOKENS, NOT_ENOUGH_SPICE } from '../../blocked.ts'
import { BENE_GESSERIT, type Faction, FREMEN } from '../../data/factions.ts'
import { NODE_TERRITORY, NODES } from '../../data/nodes.ts'
import type { Node, Territory } from '../../data/territories.ts'
import { blocksShipment } from '../../factions/bene-gesserit/advisors.ts'
import { stewards } from '../../factions/bene-gesserit/stewards.ts'
import { fundsForShipment } from '../../funds.ts'
import { ability } from '../../karama/abilities.ts'
import { GUILD_SHIPMENT, proactiveKarama } from '../../karama/use.ts'
import { flow } from '../../kit.ts'
import { momentFlow, type Part } from '../../moments.ts'
import type { Dune, Own, Pub } from '../../state.ts'
import { entered, SHIPPED } from './entered.ts'
import { entryBlocked } from './entry.ts'
import { shipmentStopped } from './exits.ts'
import { isPaidWith, offerPledge } from './funding.ts'
import { isThere, offerOrdinary, offerSpecial } from './group.ts'
import { buysGuildRate, guildRateBlocked, hasGuildRate } from './guild-rate.ts'
import { type Lost, losing } from './lost.ts'
import { FULL_PRICE, GUILD_RATE, HALF_PRICE, mostTokens, priceOf, type Rate } from './price.ts'
import { mayPayHalf, reserveRates } from './rates.ts'
import { FROM_RESERVES } from './route.ts'
import { shipping } from './shipping.ts'
import type { Declaring, Way, WayOutline } from './way.ts'

const { ship } = actions

const SEND: Blocked = blocked('fremenSend', 'FR-3', 'Fremen do not ship; they send their tokens.')
const ADVISORS_THERE: Blocked = blocked(
  'advisorsThere',
  'BG-13',
  'Your shipment brings fighters, and advisors are there.',
)
const NO_HALF: Blocked = blocked(
  'noHalfPrice',
  'GU-9',
  'Half price is for the Guild and its ally, and not twice at once.',
)
const PLEDGE: Blocked = blocked('pledge', 'DU-6.11', 'The pledge does not cover that part of the price.')

/** BG-13: what a faction's own rules close to it. */
const OWN_LIMIT: Readonly<Record<Faction, (pub: Pub, territory: Territory) => boolean>> = {
  [BENE_GESSERIT]: blocksShipment,
}

/** DU-10.4 */
function placeBlocked(pub: Pub, faction: Faction, node: Node): Blocked | null {
  const why = entryBlocked(pub, faction, node)
  if (why !== null) return why
  return OWN_LIMIT[faction]?.(pub, NODE_TERRITORY[node]) ? ADVISORS_THERE : null
}

/** How many tokens of the reserves could be paid for, at the best of these rates. */
function most(pub: Pub, mine: Own, faction: Faction, rates: readonly Rate[], to: Node): number {
  const available = pub.reserves[faction] + pub.reservesElite[faction]
  const funds = fundsForShipment(pub, mine, faction)
  let found = 0
  for (const rate of rates) found = Math.max(found, mostTokens(pub.options, rate, to, funds, available))
  return found
}

const form: Form<Dune, Declaring> = {
  action: ship,
  domain(pub, mine, seat, { lost }, filled, out) {
    const faction = pub.factionOf[seat]
    if (!isOpen(pub, faction)) return
    const rates = reserveRates(pub, mine, faction, lost)
    const [to, ordinary, special, fromPledge, half] = filled
    if (filled.length === 0) {
      for (let node = 0; node < NODES.length; node++) {
        if (placeBlocked(pub, faction, node) === null && most(pub, mine, faction, rates, node) > 0) out.push(node)
      }
      return
    }
    const upTo = filled.length < 3 ? most(pub, mine, faction, rates, to) : 0
    if (filled.length === 1) offerOrdinary(pub.reserves[faction], pub.reservesElite[faction], upTo, out)
    if (filled.length === 2) offerSpecial(ordinary, pub.reservesElite[faction], upTo, out)
    if (filled.length < 3) return
    const price = (rate: Rate) => priceOf(pub.options, rate, to, ordinary + special)
    const isPaid = (rate: Rate) => rates.includes(rate) && isPaidWith(pub, mine, faction, price(rate), fromPledge)
    if (filled.length === 3) offerPledge(pub, mine, faction, rates.map(price), out)
    else if (filled.length === 4) {
      if (isPaid(FULL_PRICE) || isPaid(GUILD_RATE)) out.push(0)
      if (isPaid(HALF_PRICE)) out.push(1)
    } else {
      // IN-5.2: with the mark no second card is needed, and half price does not go with one.
      if (half === 1 || isPaid(FULL_PRICE) || (hasGuildRate(pub, faction) && isPaid(GUILD_RATE))) out.push(0)
      if (half === 1 || hasGuildRate(pub, faction) || !isPaid(GUILD_RATE)) return
      for (const card of mine.hand) if (buysGuildRate(pub, faction, lost, card)) out.push(card + 1)
    }
  },
}

function isOpen(pub: Pub, faction: Faction): boolean {
  return faction !== FREMEN && pub.reserves[faction] + pub.reservesElite[faction] > 0
}

function rateOf(pub: Pub, faction: Faction, half: number, card: number): Rate {
  if (half === 1) return HALF_PRICE
  return card >= 0 || hasGuildRate(pub, faction) ? GUILD_RATE : FULL_PRICE
}

interface Ordinary extends WayOutline {
  local: {
    readonly faction: Faction
    readonly lost: Lost
    readonly to: Node
    readonly ordinary: number
    readonly special: number
    readonly fromPledge: number
    readonly half: number
    readonly card: number
  }
  steps: {
    declare: void
    shown: boolean
    carryOut: void
    shipped: Lost | null
    entered: void
    over: void
    stopped: void
  }
}

/** DU-10.3, DU-10.5, GU-5a: a shipment from off-planet reserves. */
const ordinaryShipment = flow<Ordinary>('ordinaryShipment', {
  rule: 'DU-10.3',
  start: 'declare',
  exits: { stopped: shipmentStopped },
  local: ({ faction, action, lost }) => ({
    faction,
    lost,
    to: ship.location(action),
    ordinary: ship.ordinary(action),
    special: ship.special(action),
    fromPledge: ship.fromPledge(action),
    half: ship.halfPrice(action),
    card: ship.karamaCardId(action) - 1,
  }),
  steps: {
    declare(x) {
      const { faction, card } = x.local
      if (card < 0) return x.goto('carryOut')
      return x.call(proactiveKarama, { faction, card, use: GUILD_SHIPMENT }, 'shown')
    },
    shown(x, works) {
      // DU-19.48: a worthless card that was prevented: another way to pay, or no shipment.
      return works ? x.goto('carryOut') : x.done(x.local.lost | losing(ability('KARAMA_AS_WORTHLESS')))
    },
    carryOut(x) {
      const { faction, to, ordinary, special, fromPledge, half, card } = x.local
      const rate = rateOf(x.pub, faction, half, card)
      const batches = [{ from: -1, ordinary, special }]
      // IN-5.2: the mark ends with the shipment, whatever becomes of that.
      x.pub.guildRate = -1
      return x.call(shipping, { faction, route: FROM_RESERVES, to, batches, rate, fromPledge, by: -1 }, 'shipped')
    },
    shipped(x, lost) {
      const { faction, to, ordinary, special } = x.local
      if (lost !== null) return x.done(x.local.lost | lost)
      return x.call(entered, { faction, node: to, how: SHIPPED, ordinary, special }, 'entered')
    },
    entered(x) {
      const { faction, to } = x.local
      return x.call(momentFlow, { moment: 'shippedFromOffPlanet', about: { faction, node: to } }, 'over')
    },
    over(x) {
      stewards(x)
      return x.done(null)
    },
    /** IN-6.5 */
    stopped: (x) => x.done(null),
  },
})

export const ordinaryWay: Way = {
  form,
  isOpen,
  why(pub, mine, faction, lost, action) {
    if (faction === FREMEN) return SEND
    const [ordinary, special] = [ship.ordinary(action), ship.special(action)]
    if (!isThere(ordinary, special, pub.reserves[faction], pub.reservesElite[faction])) return NO_TOKENS
    const place = placeBlocked(pub, faction, ship.location(action))
    if (place !== null) return place
    const [half, card] = [ship.halfPrice(action), ship.karamaCardId(action) - 1]
    if (half === 1 && (card >= 0 || hasGuildRate(pub, faction) || !mayPayHalf(pub, faction, lost))) return NO_HALF
    const rate = card < 0 ? null : guildRateBlocked(pub, mine, faction, lost, card)
    if (rate !== null) return rate
    const price = priceOf(pub.options, rateOf(pub, faction, half, card), ship.location(action), ordinary + special)
    return price > fundsForShipment(pub, mine, faction) ? NOT_ENOUGH_SPICE : PLEDGE
  },
  flow: ordinaryShipment,
}

export const ordinaryShipmentPart: Part = { flows: [ordinaryShipment] }
