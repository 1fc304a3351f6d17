import { type Action, type Facts, optional, type Table } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { NOT_ENOUGH_SPICE, WINDOW_OPEN } from '../../blocked.ts'
import type { Faction } from '../../data/factions.ts'
import { NODE_TERRITORY } from '../../data/nodes.ts'
import type { Node } from '../../data/territories.ts'
import { events } from '../../events.ts'
import { halfPriceBy } from '../../factions/spacing-guild/half-price.ts'
import { PAYMENT_FOR_SHIPMENT, shipmentReceiver } from '../../factions/spacing-guild/payment.ts'
import { location, spice } from '../../fields.ts'
import { freeSpice, leastFromPledge } from '../../funds.ts'
import { ABILITIES, type Ability, type InterruptKind } from '../../karama/abilities.ts'
import { type Context, isHit, type KaramaHits, karama, type Use } from '../../karama/use.ts'
import { flow, question } from '../../kit.ts'
import { momentFlow, type Part } from '../../moments.ts'
import type { Dune, Own, Pub } from '../../state.ts'
import {
  FOR_SHIPMENT,
  NO_RECEIVER,
  ownOf,
  payForNow,
  redirectToBank,
  settlePayment,
  takePaymentBack,
} from '../../treasury.ts'
import { type Batch, ordinaryOf, specialOf } from './group.ts'
import { type Lost, lostBy, NOTHING_LOST } from './lost.ts'
import { FULL_PRICE, GUILD_RATE, HALF_PRICE, priceOf, type Rate } from './price.ts'
import { carry, carryBack, FROM_RESERVES, type Route, tellShipped } from './route.ts'

const { payFullPrice, takeShipmentBack } = actions
const PAY = payFullPrice.of()
const TAKE_BACK = takeShipmentBack.of()

/** A shipment as it is declared. */
export interface Shipment {
  readonly faction: Faction
  readonly route: Route
  /** Where it goes; -1 for the reserves. */
  readonly to: Node
  readonly batches: readonly Batch[]
  readonly rate: Rate
  readonly fromPledge: number
  /** The ability that such a route needs; -1 for none. */
  readonly by: Ability | -1
}

interface FullPrice extends Facts {
  readonly to: number
  readonly spice: number
  /** What the ally has contributed already. */
  readonly drawn: number
}

const canPay = (pub: Pub, mine: Own, faction: Faction, { spice: due, drawn }: FullPrice): boolean =>
  due <= freeSpice(pub, mine, faction) + mine.allyShipment - drawn

/** DU-19.45, IN-4.5: half price was hit: the full one, or no such shipment. */
const fullPriceQuestion = question<FullPrice>('fullPrice', {
  rule: 'IN-4.5',
  takes: [payFullPrice, takeShipmentBack],
  about: { to: optional(location), spice, drawn: spice },
  legal(pub, mine, seat, facts, out) {
    if (canPay(pub, mine, pub.factionOf[seat], facts)) out.add(PAY)
    out.add(TAKE_BACK)
  },
  why: () => NOT_ENOUGH_SPICE,
  timeout: (pub, mine, seat, facts) => (canPay(pub, mine, pub.factionOf[seat], facts) ? PAY : TAKE_BACK),
})

interface Shipping {
  args: Shipment
  local: Shipment & {
    rate: Rate
    /** What was paid, and how much of it by the ally and to the Guild. */
    paid: number
    drawn: number
    received: number
    isDone: boolean
    lost: Lost
  }
  steps: {
    declare: void
    before: void
    prevented: KaramaHits
    carryOut: void
    cancelled: KaramaHits
    askFullPrice: void
    fullPrice: Action
    settled: void
  }
  /** Null if it stands; else what it has lost. */
  result: Lost | null
}

type Local = Shipping['local']

const tokensOf = ({ batches }: Local): number => ordinaryOf(batches) + specialOf(batches)
const price = (x: Table<Dune>, local: Local, rate: Rate): number => priceOf(x.options, rate, local.to, tokensOf(local))

/** IN-4.2: the abilities in use, anew for each declaration, that are hit before the shipment takes place, or after it. */
function usesOf(pub: Pub, { faction, rate, by }: Local, kind: InterruptKind): Use[] {
  const half = rate === HALF_PRICE ? halfPriceBy(pub, faction) : -1
  const isIn = (ability: Ability | -1) => ability >= 0 && ABILITIES[ability].kind === kind
  return [half, by].filter(isIn).map((ability) => ({ ability, user: faction }))
}

/** IN-2.1: what everybody has been told of the shipment. */
function contextOf(x: Table<Dune>, local: Local): Partial<Context> {
  const { faction, to, batches, route } = local
  return {
    territory: to < 0 ? -1 : NODE_TERRITORY[to],
    spice: price(x, local, local.rate),
    ordinary: ordinaryOf(batches),
    special: specialOf(batches),
    from: route === FROM_RESERVES ? -1 : (batches[0]?.from ?? -1),
    to,
    other: faction,
  }
}

function payShare(x: Table<Dune>, local: Local, amount: number, wanted: number): void {
  const { pub } = x
  const { faction } = local
  // DU-6.11: own spice first, unless more was to come from the pledge.
  const fromAlly = Math.max(wanted, leastFromPledge(amount, freeSpice(pub, ownOf(x, faction), faction)))
  // IN-5.2: such a shipment is paid to the bank.
  const receiver = local.rate === GUILD_RATE ? NO_RECEIVER : shipmentReceiver(pub, faction)
  local.received += payForNow(x, faction, amount, FOR_SHIPMENT, fromAlly, receiver)
  local.paid += amount
  local.drawn += fromAlly
}

/** IN-3.8: tokens and spice are where they were. */
function undo(x: Table<Dune>, local: Local): void {
  carryBack(x.pub, local)
  takePaymentBack(x, local.faction, local.paid, local.drawn)
  x.tell(events.shipmentUndone, { faction: local.faction })
}

/** DU-10.5 (1) to (5): a declared shipment is stopped, hit or carried out. Nothing else happens meanwhile. */
export const shipping = flow<Shipping>('shipping', {
  rule: 'DU-10.5',
  start: 'declare',
  blocks: { standing: 'all', why: WINDOW_OPEN },
  local: (shipment) => ({ ...shipment, paid: 0, drawn: 0, received: 0, isDone: false, lost: NOTHING_LOST }),
  steps: {
    declare(x) {
      const { local } = x
      const { faction, to, batches, route } = local
      if (to < 0) return x.goto('before')
      const [ordinary, special] = [ordinaryOf(batches), specialOf(batches)]
      const due = price(x, local, local.rate)
      x.tell(events.shipmentDeclared, { faction, to, ordinary, special, spice: due, way: route })
      if (route !== FROM_RESERVES) return x.goto('before')
      const about = { faction, location: to, ordinary, special, spice: due }
      return x.call(momentFlow, { moment: 'shipmentDeclared', about }, 'before')
    },
    before(x) {
      const { local } = x
      const uses = usesOf(x.pub, local, 'prevent')
      if (uses.length === 0) return x.goto('carryOut')
      return x.call(karama, { uses, ...contextOf(x, local) }, 'prevented')
    },
    prevented(x, hits) {
      const { local, pub } = x
      local.lost = lostBy(
        hits,
        usesOf(pub, local, 'prevent').map(({ ability }) => ability),
      )
      if (local.lost === NOTHING_LOST) return x.goto('carryOut')
      return isHit(hits, local.by) ? x.done(local.lost) : x.goto('askFullPrice')
    },
    carryOut(x) {
      const { local, pub } = x
      const due = price(x, local, local.rate)
      carry(pub, local)
      tellShipped(x, local, due)
      payShare(x, local, due, local.fromPledge)
      local.isDone = true
      const uses = usesOf(pub, local, 'cancel')
      if (local.received > 0) uses.push({ ability: PAYMENT_FOR_SHIPMENT, user: shipmentReceiver(pub, local.faction) })
      if (uses.length === 0) return x.goto('settled')
      return x.call(karama, { uses, ...contextOf(x, local) }, 'cancelled')
    },
    cancelled(x, hits) {
      const { local, pub } = x
      if (isHit(hits, PAYMENT_FOR_SHIPMENT)) redirectToBank(x, shipmentReceiver(pub, local.faction), local.received)
      const uses = usesOf(pub, local, 'cancel')
      local.lost = lostBy(
        hits,
        uses.map(({ ability }) => ability),
      )
      if (local.lost === NOTHING_LOST) return x.goto('settled')
      if (!isHit(hits, local.by)) return x.goto('askFullPrice')
      undo(x, local)
      return x.done(local.lost)
    },
    askFullPrice(x) {
      const { local, pub } = x
      const due = price(x, local, FULL_PRICE) - local.paid
      const facts = { to: local.to + 1, spice: due, drawn: local.drawn }
      return x.ask(fullPriceQuestion, pub.seatOf[local.faction], facts, 'fullPrice')
    },
    fullPrice(x, action) {
      const { local } = x
      if (takeShipmentBack.is(action)) {
        if (local.isDone) undo(x, local)
        return x.done(local.lost)
      }
      local.rate = FULL_PRICE
      if (!local.isDone) return x.goto('carryOut')
      payShare(x, local, price(x, local, FULL_PRICE) - local.paid, 0)
      return x.goto('settled')
    },
    settled(x) {
      settlePayment(x, x.local.faction)
      return x.done(null)
    },
  },
})

export const shippingPart: Part = { flows: [shipping], questions: [fullPriceQuestion] }
