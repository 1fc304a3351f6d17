import { EMPEROR, type Faction } from '../../data/factions.ts'
import { ability } from '../../karama/abilities.ts'
import { type KaramaHits, karama } from '../../karama/use.ts'
import { flow } from '../../kit.ts'
import type { MomentOutline, Part } from '../../moments.ts'
import type { Pub } from '../../state.ts'
import { NO_RECEIVER, redirectToBank } from '../../treasury.ts'

const PAYMENT_FOR_TREACHERY = ability('PAYMENT_FOR_TREACHERY')

/**
 * EM-4, DU-8.5: who receives what a faction pays for a treachery card: the Emperor, except for its own purchases. The
 * full bid is always paid; nothing here gives any of it back (EM-5).
 */
export const cardReceiver = (pub: Pub, buyer: Faction): Faction =>
  pub.seatOf[EMPEROR] >= 0 && buyer !== EMPEROR ? EMPEROR : NO_RECEIVER

interface Payment extends MomentOutline {
  local: { readonly buyer: Faction; readonly price: number; readonly received: number }
  steps: { received: void; answered: KaramaHits }
}

/** EM-4: cancelled, the spice goes to the bank and the buyer keeps the card. */
const payment = flow<Payment>('paymentForTreachery', {
  rule: 'EM-4',
  start: 'received',
  local: ({ buyer, price, received }) => ({ buyer, price, received }),
  steps: {
    received(x) {
      const { buyer: other, price: spice } = x.local
      const uses = [{ ability: PAYMENT_FOR_TREACHERY, user: EMPEROR }]
      return x.call(karama, { uses, spice, other }, 'answered')
    },
    answered(x, hits) {
      if (hits.length > 0) redirectToBank(x, EMPEROR, x.local.received)
      return x.done()
    },
  },
})

export const paymentForTreacheryPart: Part = {
  hooks: [{ moment: 'cardPaid', faction: EMPEROR, when: (_pub, { received }) => received > 0, flow: payment }],
  flows: [payment],
}
