import { type Action, only, type Table } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import type { Faction } from '../../data/factions.ts'
import { events } from '../../events.ts'
import { cardReceiver } from '../../factions/emperor/payment-for-treachery.ts'
import { addCard } from '../../hand.ts'
import { PURCHASE, proactiveKarama } from '../../karama/use.ts'
import { flow } from '../../kit.ts'
import { momentFlow } from '../../moments.ts'
import type { Dune } from '../../state.ts'
import { FOR_CARD, ownOf, pay } from '../../treasury.ts'
import { takeCardUp } from './row.ts'
import { settlePurchase, settles } from './settle.ts'

const { pass, settle_purchase: settle } = actions

interface Purchase {
  args: { readonly buyer: Faction; readonly price: number }
  local: { readonly buyer: Faction; readonly price: number; received: number; prevented: number }
  steps: {
    begin: void
    settle: void
    settled: Action
    played: boolean
    /** What was paid. */
    deliver: number
    bought: void
    after: void
  }
  /** False: it could not be paid (IN-7.5). */
  result: boolean
}

/** DU-8.5, VI-3.11: the card goes to the buyer; whoever has looked at it knows where it is (VI-4.1). */
function deliver(x: Table<Dune>, buyer: Faction, price: number): void {
  const seat = x.pub.seatOf[buyer]
  const card = takeCardUp(x)
  let told = only(seat)
  for (let other = 0; other < x.own.length; other++) {
    const own = x.own[other]
    if (own.cardUp === card && other !== seat) {
      own.known[card] = buyer
      told |= only(other)
    }
    own.cardUp = -1
  }
  addCard(x, buyer, card)
  x.whisper(told, events.bought, { faction: buyer, price, card })
}

/** DU-8.6, DU-8.11: the order inside a purchase. */
export const purchaseFlow = flow<Purchase>('purchase', {
  rule: 'DU-8.11',
  start: 'begin',
  local: (args) => ({ ...args, received: 0, prevented: 0 }),
  steps: {
    begin(x) {
      const { buyer } = x.local
      return settles(x.pub, buyer) ? x.goto('settle') : x.goto('settled', settle.of(0, 0))
    },
    settle(x) {
      const { buyer, price, prevented } = x.local
      return x.ask(settlePurchase, x.pub.seatOf[buyer], { price, prevented }, 'settled')
    },
    settled(x, action) {
      const { local, pub } = x
      const { buyer, price } = local
      if (pass.is(action)) return x.done(false)
      const card = settle.karamaCardId(action) - 1
      if (card >= 0) return x.call(proactiveKarama, { faction: buyer, card, use: PURCHASE }, 'played')
      local.received = pay(x, buyer, price, FOR_CARD, settle.fromPledge(action), cardReceiver(pub, buyer))
      return x.goto('deliver', price)
    },
    played(x, works) {
      if (works) return x.goto('deliver', 0)
      x.local.prevented = 1
      return x.goto('settle')
    },
    deliver(x, price) {
      const { local, pub } = x
      const { buyer, received } = local
      deliver(x, buyer, price)
      // The bid is settled: neither card nor spice is reserved for it any more.
      ownOf(x, buyer).bidCard = -1
      pub.auction = null
      if (received === 0) return x.goto('bought')
      return x.call(momentFlow, { moment: 'cardPaid', about: { buyer, price, received } }, 'bought')
    },
    bought: (x) => x.call(momentFlow, { moment: 'cardBought', about: { buyer: x.local.buyer } }, 'after'),
    after: (x) => x.done(true),
  },
})
