import type { Observer } from '@riposte/kernel'
import { fundsForBid } from '../funds.ts'
import type { Position } from '../state.ts'

/**
 * VI-2.24, VI-2.28: what allies pledge to each other for bids, and a Karama card that covers a bid (IN-5.3), nobody else
 * knows of, except by a bid above the bidder's own spice: the ally's is behind it as far as that reaches, and else the
 * card. Pledges for shipments stay, because a shipment under way may be paid from them.
 */
export function resamplePledges({ pub, own }: Position, observer: Observer): void {
  const { auction } = pub
  own.forEach((theirs, seat) => {
    if (seat === observer) return
    const faction = pub.factionOf[seat]
    const bid = auction !== null && auction.bidder === faction ? auction.bid : 0
    const ally = pub.ally[faction] < 0 ? -1 : pub.seatOf[pub.ally[faction]]
    if (ally >= 0 && ally !== observer) {
      const missing = Math.max(0, bid - theirs.spice)
      theirs.allyBid = missing <= own[ally].spice ? missing : 0
      own[ally].pledgedBid = theirs.allyBid
    }
    if (bid <= fundsForBid(theirs)) theirs.bidCard = -1
  })
}
