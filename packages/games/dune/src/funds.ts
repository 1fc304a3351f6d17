import { EMPEROR, type Faction } from './data/factions.ts'
import { DIAL_ELEMENT } from './names.ts'
import type { Own, Pub } from './state.ts'

/** EM-7: the Emperor pays so much for each extra token of the ally. */
const EXTRA_REVIVAL_PRICE = 2

/**
 * DU-14.5: the spice a faction needs for its standing bid. What its ally pledges to it covers the rest; a bid under a
 * Karama card (IN-5.3) needs none.
 */
function reservedForOwnBid({ auction }: Pub, mine: Own, faction: Faction): number {
  if (auction === null || auction.bidder !== faction || mine.bidCard >= 0) return 0
  return Math.max(0, auction.bid - mine.allyBid)
}

/**
 * DU-6.11: the part of its pledge on which the ally's standing bid may draw. It depends on the bid alone and not on what
 * the ally owns, so that whoever pledges learns nothing about the other's spice or cards from it.
 */
export function reservedPledge({ auction, ally }: Pub, mine: Own, faction: Faction): number {
  if (auction === null || auction.bidder < 0 || auction.bidder !== ally[faction]) return 0
  return Math.min(auction.bid, mine.pledgedBid)
}

/** DU-11.35: what a battle plan, or the dial that was promised to Prescience, relies on. */
function reservedForBattle({ battle }: Pub, { plan, committed, committedTo }: Own): number {
  if (battle === null) return 0
  if (plan !== null) return plan.ordinarySupported + plan.eliteSupported
  // No dial of so many halves needs more spice than this, however it is made up.
  return committed === DIAL_ELEMENT ? committedTo >> 1 : 0
}

/** DU-9.10: what the Emperor has announced to pay for the ally. */
function reservedForRevival({ ally, extraRevival }: Pub, faction: Faction): number {
  return faction === EMPEROR && ally[EMPEROR] >= 0 ? extraRevival[ally[EMPEROR]] * EXTRA_REVIVAL_PRICE : 0
}

/**
 * DU-1.10, DU-1.15, DU-14.5: spice behind the shield that nothing is reserved for: what may be given, pledged or spent on
 * something else. (A declared shipment needs no place here: everything waits until it is paid or withdrawn.)
 */
export function freeSpice(pub: Pub, mine: Own, faction: Faction): number {
  const reserved =
    reservedForOwnBid(pub, mine, faction) +
    reservedPledge(pub, mine, faction) +
    reservedForBattle(pub, mine) +
    reservedForRevival(pub, faction)
  return Math.max(0, mine.spice - reserved)
}

/**
 * DU-8.4: how much a faction may bid without a Karama card. Whatever it has reserved for the standing bid, its own or its
 * ally's, is free again as soon as that bid is topped.
 */
export const fundsForBid = (mine: Own): number => mine.spice + mine.allyBid

/** DU-1.15: how much a faction may pay for a shipment. */
export const fundsForShipment = (pub: Pub, mine: Own, faction: Faction): number =>
  freeSpice(pub, mine, faction) + mine.allyShipment

/** DU-6.11: of a price, the least and the most that can be drawn from a pledge; the least is the default. */
export const leastFromPledge = (price: number, ownSpice: number): number => Math.max(0, price - ownSpice)
export const mostFromPledge = (price: number, pledge: number): number => Math.min(price, pledge)
