import { type Action, type Blocked, blocked, type Choices, flag } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { NOT_ENOUGH_SPICE, NOT_IN_HAND, NOT_KARAMA } from '../../blocked.ts'
import type { Faction } from '../../data/factions.ts'
import { isKarama } from '../../data/treachery.ts'
import { spice } from '../../fields.ts'
import { fundsForBid, leastFromPledge, mostFromPledge } from '../../funds.ts'
import { couldHoldKarama, isKaramaFor } from '../../karama/could-hold.ts'
import { question } from '../../kit.ts'
import type { Own, Pub } from '../../state.ts'

const { pass, settle_purchase: settle } = actions

/** IN-5.5: who settles explicitly; all others pay. */
export const settles = (pub: Pub, buyer: Faction): boolean => couldHoldKarama(pub, buyer) || pub.ally[buyer] >= 0

/** What is to be paid; and whether a worthless card was prevented here already (IN-7.5). */
type Settling = { readonly price: number; readonly prevented: number }

const RESERVED: Blocked = blocked('otherCard', 'IN-5.3', 'The card that covers your bid has to be played.')
const ONLY_REAL: Blocked = blocked('onlyReal', 'IN-7.5', 'Only a real Karama will do now.')
const BAD_PLEDGE: Blocked = blocked(
  'badPledge',
  'DU-6.11',
  'That part cannot come from the pledge: it is more than the pledge or the price, or leaves more than you have.',
)
const MUST_SETTLE: Blocked = blocked('mustSettle', 'IN-5.5', 'The card has to be paid for, or covered by Karama.')
const PLEDGE_OR_CARD: Blocked = blocked('notBoth', 'IN-5.3', 'With Karama nothing is paid, from no pledge either.')

const payable = (mine: Own, price: number): boolean => price <= fundsForBid(mine)

/** Whether this card may be played for the purchase. */
function plays(pub: Pub, mine: Own, seat: number, { price, prevented }: Settling, card: number): boolean {
  if (!isKaramaFor(pub, pub.factionOf[seat], card)) return false
  if (prevented) return isKarama(card)
  // IN-5.3: a bid above the funds is covered by the card that was reserved for it.
  return payable(mine, price) || mine.bidCard < 0 || card === mine.bidCard
}

function ways(pub: Pub, mine: Own, seat: number, about: Settling, out: Choices): void {
  const { price } = about
  if (payable(mine, price)) {
    const most = mostFromPledge(price, mine.allyBid)
    for (let part = leastFromPledge(price, mine.spice); part <= most; part++) out.add(settle.of(0, part))
  }
  for (const card of mine.hand) if (plays(pub, mine, seat, about, card)) out.add(settle.of(card + 1, 0))
}

/** DU-19.15, DU-19.48 */
export const settlePurchase = question<Settling>('settlePurchase', {
  rule: 'IN-5.5',
  takes: [settle, pass],
  about: { price: spice, prevented: flag },
  // VI-3.38
  seen: 'nothing',
  legal(pub, mine, seat, about, out) {
    ways(pub, mine, seat, about, out)
    // IN-7.5: neither card nor spice is left.
    if (out.count === 0) out.add(pass.of())
  },
  why(pub, mine, seat, { price, prevented }, action) {
    if (pass.is(action)) return MUST_SETTLE
    const card = settle.karamaCardId(action) - 1
    if (card < 0) return payable(mine, price) ? BAD_PLEDGE : NOT_ENOUGH_SPICE
    if (!mine.hand.includes(card)) return NOT_IN_HAND
    if (!isKaramaFor(pub, pub.factionOf[seat], card)) return NOT_KARAMA
    if (settle.fromPledge(action) > 0) return PLEDGE_OR_CARD
    return prevented ? ONLY_REAL : RESERVED
  },
  /** DU-19.15: own spice first; Karama where the funds do not reach. */
  timeout(pub, mine, seat, about): Action {
    if (payable(mine, about.price)) return settle.of(0, leastFromPledge(about.price, mine.spice))
    const card = mine.hand.find((held) => plays(pub, mine, seat, about, held)) ?? -1
    return card < 0 ? pass.of() : settle.of(card + 1, 0)
  },
})
