import type { Faction } from '../../data/factions.ts'
import { flow } from '../../kit.ts'
import { momentFlow, type Part } from '../../moments.ts'
import type { PhaseOutline } from '../phase.ts'
import { auctionFlow } from './auction.ts'
import { bidding } from './bid.ts'
import { eligible, rightOf } from './eligible.ts'
import { purchaseFlow } from './purchase.ts'
import { buyIn, dealRow } from './row.ts'
import { settlePurchase } from './settle.ts'

interface Phase extends PhaseOutline {
  /** How many cards were dealt and how many are sold; and the starting bidder of the last one, -1 before the first. */
  local: { of: number; sold: number; starter: Faction }
  steps: { begin: void; next: void; open: void; closed: Faction }
}

export const biddingPhase = flow<Phase>('bidding', {
  rule: 'DU-8.1',
  shown: {},
  start: 'begin',
  local: () => ({ of: 0, sold: 0, starter: -1 }),
  steps: {
    begin(x) {
      const { auction } = x.pub
      if (auction !== null) {
        // A position in which a card is up.
        const { number, of, starter } = auction
        Object.assign(x.local, { of, sold: number })
        return x.call(auctionFlow, { number, of, from: starter }, 'closed')
      }
      x.local.of = dealRow(x)
      if (x.local.of === 0) return x.done()
      return x.call(momentFlow, { moment: 'betweenAuctions', about: { card: -1 } }, 'next')
    },
    next(x) {
      const { local, pub } = x
      if (local.sold === local.of) return x.done()
      // DU-8.10
      if (eligible(pub) === 0) {
        buyIn(x)
        return x.done()
      }
      return x.call(momentFlow, { moment: 'cardUp', about: { card: local.sold } }, 'open')
    },
    open(x) {
      const { of, sold, starter } = x.local
      const from = starter < 0 ? x.pub.order[0] : rightOf(x.pub, starter, eligible(x.pub))
      return x.call(auctionFlow, { number: sold, of, from }, 'closed')
    },
    closed(x, starter) {
      const { local } = x
      if (starter < 0) {
        buyIn(x)
        return x.done()
      }
      local.starter = starter
      local.sold++
      return x.call(momentFlow, { moment: 'betweenAuctions', about: { card: local.sold - 1 } }, 'next')
    },
  },
})

export const biddingPart: Part = {
  flows: [biddingPhase, auctionFlow, purchaseFlow],
  questions: [bidding, settlePurchase],
}
