import type { Action, Table } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import type { Faction } from '../../data/factions.ts'
import { events } from '../../events.ts'
import { flow } from '../../kit.ts'
import type { Auction, Dune } from '../../state.ts'
import { ownOf } from '../../treasury.ts'
import { bidding } from './bid.ts'
import { eligible, type Factions, orRightOf, rightOf } from './eligible.ts'
import { purchaseFlow } from './purchase.ts'

const { bid, use_karama_bid_over_spice: bidOverSpice } = actions

interface OneCard {
  /** Which card of how many, and from whom on the starting bidder is looked for. */
  args: { readonly number: number; readonly of: number; readonly from: Faction }
  local: { readonly number: number; readonly of: number; from: Faction; eligible: Factions }
  steps: { begin: void; open: void; turn: void; ask: void; answered: Action; settled: boolean }
  /** The starting bidder; -1 where nobody has bought the card. */
  result: Faction
}

/** The auction under way. */
function underway({ pub }: Table<Dune>): Auction {
  if (pub.auction === null) throw new Error('no card is up')
  return pub.auction
}

/** IN-5.3: the card that covered a bid is free again. */
function release(x: Table<Dune>, bidder: Faction): void {
  if (bidder >= 0) ownOf(x, bidder).bidCard = -1
}

/** DU-8.3, IN-5.3 */
function placeBid(x: Table<Dune>, auction: Auction, amount: number, cover: number): void {
  release(x, auction.bidder)
  ownOf(x, auction.turn).bidCard = cover
  auction.bid = amount
  auction.bidder = auction.turn
  auction.passed = 0
  x.tell(events.bid, { faction: auction.turn, amount })
}

/** DU-8.3: one card is auctioned, by those who are eligible when its auction begins (DU-8.7). */
export const auctionFlow = flow<OneCard>('auction', {
  rule: 'DU-8.3',
  shown: {},
  start: 'begin',
  local: (args) => ({ ...args, eligible: 0 }),
  steps: {
    begin(x) {
      x.local.eligible = eligible(x.pub)
      // In a position that was laid out the auction may be under way.
      return x.pub.auction === null ? x.goto('open') : x.goto('ask')
    },
    open(x) {
      const { local, pub } = x
      const starter = orRightOf(pub, local.from, local.eligible)
      // DU-8.10
      if (starter < 0) return x.done(-1)
      local.from = starter
      pub.auction = {
        number: local.number,
        of: local.of,
        starter,
        bid: 0,
        bidder: -1,
        turn: starter,
        passed: 0,
      }
      x.tell(events.cardUp, { card: local.number + 1, of: local.of, starter })
      return x.goto('ask')
    },
    ask(x) {
      const { number, bid: standing, bidder, turn } = underway(x)
      return x.ask(bidding, x.pub.seatOf[turn], { card: number + 1, standing, bidder: bidder + 1 }, 'answered')
    },
    answered(x, action) {
      const auction = underway(x)
      if (bid.is(action)) placeBid(x, auction, bid.amount(action), -1)
      else if (bidOverSpice.is(action)) {
        placeBid(x, auction, bidOverSpice.bidAmount(action), bidOverSpice.karamaCardId(action))
      } else {
        auction.passed |= 1 << auction.turn
        x.tell(events.passedBid, { faction: auction.turn })
      }
      return x.goto('turn')
    },
    /** who has passed is asked again after a raise. */
    turn(x) {
      const { local, pub } = x
      const auction = underway(x)
      if (auction.bidder < 0 && auction.passed === local.eligible) {
        pub.auction = null
        return x.done(-1)
      }
      auction.turn = rightOf(pub, auction.turn, local.eligible)
      if (auction.turn !== auction.bidder) return x.goto('ask')
      return x.call(purchaseFlow, { buyer: auction.bidder, price: auction.bid }, 'settled')
    },
    settled(x, isPaid) {
      const { local, pub } = x
      if (isPaid) return x.done(local.from)
      const { bidder } = underway(x)
      release(x, bidder)
      pub.auction = null
      // IN-7.5: again without the one who could not pay, and opened by the same starting bidder.
      local.eligible &= ~(1 << bidder)
      x.tell(events.auctionedAgain, { without: bidder })
      return x.goto('open')
    },
  },
})
