import type { Table } from '@riposte/kernel'
import type { Faction } from './data/factions.ts'
import { events } from './events.ts'
import type { Dune, Own } from './state.ts'

/** What is paid for, as the event tells it. */
export const FOR_CARD = 1
export const FOR_SHIPMENT = 2
export const FOR_REVIVAL = 3
export const FOR_BATTLE = 4

/** Where spice comes from, as the event tells it. */
export const FROM_CHARITY = 1
export const FROM_STRONGHOLD = 3
export const FROM_PRIZE = 4
export const FROM_KILL = 6

export const NO_RECEIVER: Faction = -1

/** The secret part of a faction's seat. */
export function ownOf(x: Pick<Table<Dune>, 'pub' | 'own'>, faction: Faction): Own {
  return x.own[x.pub.seatOf[faction]]
}

/** Spice from the bank goes behind a shield. */
export function gain(x: Table<Dune>, faction: Faction, spice: number, from: number): void {
  if (spice === 0) return
  ownOf(x, faction).spice += spice
  x.tell(events.spiceGained, { faction, spice, from })
}

/**
 * A payment: so much, of which the ally pays a part out of its pledge. It goes to the bank, or to another faction, except
 * for what that faction itself contributes as the payer's ally. Returns what the receiver got.
 */
export function pay(
  x: Table<Dune>,
  faction: Faction,
  spice: number,
  purpose: number,
  fromAlly = 0,
  receiver: Faction = NO_RECEIVER,
): number {
  const received = payForNow(x, faction, spice, purpose, fromAlly, receiver)
  settlePayment(x, faction)
  return received
}

/** A payment that may still be taken back: pledges stay as they are until `settlePayment`. */
export function payForNow(
  x: Table<Dune>,
  faction: Faction,
  spice: number,
  purpose: number,
  fromAlly: number,
  receiver: Faction,
): number {
  if (spice === 0) return 0
  const ally = x.pub.ally[faction]
  ownOf(x, faction).spice -= spice - fromAlly
  if (fromAlly > 0) ownOf(x, ally).spice -= fromAlly
  const received = receiver < 0 || receiver === faction ? 0 : receiver === ally ? spice - fromAlly : spice
  if (received > 0) ownOf(x, receiver).spice += received
  x.tell(events.paid, { faction, spice, purpose, fromAlly, receiver: received > 0 ? receiver + 1 : 0 })
  return received
}

/** What was paid to the bank comes back to those who paid it. */
export function takePaymentBack(x: Table<Dune>, faction: Faction, spice: number, fromAlly: number): void {
  ownOf(x, faction).spice += spice - fromAlly
  if (fromAlly > 0) ownOf(x, x.pub.ally[faction]).spice += fromAlly
}

export function settlePayment(x: Table<Dune>, faction: Faction): void {
  const ally = x.pub.ally[faction]
  lowerPledges(x, faction)
  if (ally >= 0) lowerPledges(x, ally)
}

/** DU-6.6: purposes of a pledge, as the action and the event write them. */
export const PLEDGE_FOR_BID = 0
export const PLEDGE_FOR_SHIPMENT = 1

/** DU-6.11: sets a pledge. Only the two allies learn of it (VI-2.24). */
export function setPledge(x: Table<Dune>, faction: Faction, purpose: number, spice: number): void {
  const { ally, seatOf } = x.pub
  const mine = ownOf(x, faction)
  const theirs = ownOf(x, ally[faction])
  const before = purpose === PLEDGE_FOR_BID ? mine.pledgedBid : mine.pledgedShipment
  if (before === spice) return
  if (purpose === PLEDGE_FOR_BID) {
    mine.pledgedBid = spice
    theirs.allyBid = spice
  } else {
    mine.pledgedShipment = spice
    theirs.allyShipment = spice
  }
  x.whisper((1 << seatOf[faction]) | (1 << seatOf[ally[faction]]), events.pledged, { faction, purpose, spice })
}

/** DU-6.11: a pledge never exceeds the spice of the one who made it. Called whenever spice leaves a shield. */
export function lowerPledges(x: Table<Dune>, faction: Faction): void {
  if (x.pub.ally[faction] < 0) return
  const { spice, pledgedBid, pledgedShipment } = ownOf(x, faction)
  if (pledgedBid > spice) setPledge(x, faction, PLEDGE_FOR_BID, spice)
  if (pledgedShipment > spice) setPledge(x, faction, PLEDGE_FOR_SHIPMENT, spice)
}

/** What a hit on a receiver's ability does: what it got goes to the bank. */
export function redirectToBank(x: Table<Dune>, receiver: Faction, spice: number): void {
  ownOf(x, receiver).spice -= spice
  x.tell(events.paymentRedirected, { from: receiver, spice })
  lowerPledges(x, receiver)
}
