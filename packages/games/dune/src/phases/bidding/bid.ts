import { type Blocked, blocked } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { NOT_ENOUGH_SPICE, NOT_IN_HAND, NOT_KARAMA } from '../../blocked.ts'
import { anyFaction, count, spice } from '../../fields.ts'
import { fundsForBid } from '../../funds.ts'
import { isKaramaFor } from '../../karama/could-hold.ts'
import { question } from '../../kit.ts'
import type { Own, Pub } from '../../state.ts'

const { bid, pass, use_karama_bid_over_spice: bidOverSpice } = actions

/** The highest bid that can be written down. Nobody has so much; only a Karama card covers it. */
const HIGHEST_BID = 255

const TOO_LOW: Blocked = blocked('bidTooLow', 'DU-8.3', 'A bid is at least 1 and exceeds the standing bid.')

/** The card's number in the row, the standing bid, and whose it is (0 for nobody's). */
type Bidding = { readonly card: number; readonly standing: number; readonly bidder: number }

function amounts(from: number, to: number, out: number[]): void {
  for (let amount = from; amount <= to; amount++) out.push(amount)
}

function covers(pub: Pub, { hand }: Own, seat: number): number[] {
  return hand.filter((card) => isKaramaFor(pub, pub.factionOf[seat], card))
}

/** DU-19.14, DU-19.49. R-26: Karama covers a bid; it buys nothing. VI-5.2: a refusal is the bidder's alone. */
export const bidding = question<Bidding>('bidding', {
  rule: 'DU-8.3',
  takes: [bid, bidOverSpice, pass],
  about: { card: count, standing: spice, bidder: anyFaction },
  legal(_pub, _mine, _seat, _about, out) {
    out.add(pass.of())
  },
  forms: [
    {
      action: bid,
      // DU-8.4
      domain: (_pub, mine, _seat, { standing }, _filled, out) =>
        amounts(standing + 1, Math.min(fundsForBid(mine), HIGHEST_BID), out),
    },
    {
      action: bidOverSpice,
      // IN-5.3: any amount; the card stays unseen, and others see nothing but a bid (IN-5.4).
      domain(pub, mine, seat, { standing }, filled, out) {
        const cards = covers(pub, mine, seat)
        if (cards.length === 0) return
        if (filled.length === 0) amounts(standing + 1, HIGHEST_BID, out)
        else out.push(...cards)
      },
    },
  ],
  why(pub, mine, seat, { standing }, action) {
    if (bid.is(action)) return bid.amount(action) <= standing ? TOO_LOW : NOT_ENOUGH_SPICE
    const card = bidOverSpice.karamaCardId(action)
    if (!mine.hand.includes(card)) return NOT_IN_HAND
    if (!isKaramaFor(pub, pub.factionOf[seat], card)) return NOT_KARAMA
    return TOO_LOW
  },
  timeout: () => pass.of(),
})
