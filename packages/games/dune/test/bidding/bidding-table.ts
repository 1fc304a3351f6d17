import { FACTION_IDS } from '../../src/data/factions.ts'
import { CARD_ID } from '../../src/data/treachery.ts'
import { BIDDING } from '../../src/names.ts'
import { biddingPhase } from '../../src/phases/bidding/phase.ts'
import { type FactionId, factionNumber, type TestTable, table } from '../table.ts'

export const cardNumber = (id: string): number => CARD_ID.indexOf(id)
export const pass = { type: 'pass' }
export const look = { type: 'look' }
export const bid = (amount: number) => ({ type: 'bid', amount })
export const overbid = (bidAmount: number, karamaCardId: string) => ({
  type: 'use_karama_bid_over_spice',
  bidAmount,
  karamaCardId,
})
export const payFromPledge = (fromPledge: number) => ({ type: 'settle_purchase', karamaCardId: null, fromPledge })
export const settleWith = (karamaCardId: string) => ({ type: 'settle_purchase', karamaCardId, fromPledge: 0 })
export const karama = (karamaCardId: string) => ({
  type: 'respond_to_karama_opportunity',
  useKarama: true,
  karamaCardId,
})

/** These cards are drawn next, the first one first. */
function stack(t: TestTable, ...cards: readonly string[]): void {
  const numbers = cards.map(cardNumber)
  t.hidden.deck = [...t.hidden.deck.filter((card) => !numbers.includes(card)), ...numbers.reverse()]
}

/** Empties the deck and the discards but for these cards, so that nobody could hold any of the others unseen. */
export function setAside(t: TestTable, ...cards: readonly string[]): void {
  const numbers = cards.map(cardNumber)
  t.hidden.deck = t.hidden.deck.filter((card) => !numbers.includes(card))
  t.pub.deck = t.hidden.deck.length
  t.pub.aside.push(...numbers)
}

export interface Bidders {
  readonly factions: readonly FactionId[]
  /** By faction; 10 where nothing is said. */
  readonly spice?: Partial<Record<FactionId, number>>
  readonly options?: Readonly<Record<string, unknown>>
  /** The cards that are dealt for auction. */
  readonly row?: readonly string[]
}

/** The Bidding Phase of the second turn. The first faction is the first player, the next ones sit to its right. */
export function biddingOf(
  { factions, spice = {}, options = {}, row = [] }: Bidders,
  prepare: (t: TestTable) => void = () => {},
): TestTable {
  const t = table(factions, options)
  t.pub.turn = 2
  t.pub.phase = BIDDING
  t.pub.order = factions.map(factionNumber)
  for (const id of factions) t.own(id).spice = spice[id] ?? 10
  prepare(t)
  stack(t, ...row)
  return t.begin(biddingPhase)
}

/** Whose turn it is to bid, and what stands. */
export function standing(t: TestTable): { turn: FactionId; bid: number; bidder: FactionId | null } | null {
  const { auction } = t.pub
  if (auction === null) return null
  const bidder = auction.bidder < 0 ? null : FACTION_IDS[auction.bidder]
  return { turn: FACTION_IDS[auction.turn], bid: auction.bid, bidder }
}

export const handOf = (t: TestTable, id: FactionId): string[] => t.own(id).hand.map((card) => CARD_ID[card])
