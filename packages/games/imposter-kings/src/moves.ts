import { only, type Seat, type Seats, type Table } from '@riposte/kernel'
import { events } from './events.ts'
import {
  doubted,
  learnEntered,
  leftUnseen,
  mixed,
  moved,
  placeEmptied,
  seenInHand,
  seenLeaving,
  successorInHand,
  successorLeftUnseen,
  successorSeenLeaving,
  unseenInHand,
} from './knowledge.ts'
import { BARD, type Card, NO_CARD, nameOf, ownerOf, SOLDIER } from './names.ts'
import { type CourtCard, DUNGEON, HAND, type ImposterKings, SQUIRE } from './state.ts'

/**
 * How cards move. A card is always in exactly one place (IK-19.1), and who has seen a move is settled here, with it.
 */

export type X = Table<ImposterKings>

/** Hands are kept sorted: their order tells nobody, not even a search, when a card came. */
export function insert(list: Card[], card: Card): void {
  insertAt(list, list.length, card)
}

/** The same where only the first so many cards are sorted; the one behind them is written over. */
export function insertAt(list: Card[], sorted: number, card: Card): void {
  let at = sorted
  list[at] = card
  while (at > 0 && list[at - 1] > card) {
    list[at] = list[at - 1]
    at--
  }
  list[at] = card
}

export function takeOut(list: Card[], card: Card): void {
  const at = list.indexOf(card)
  if (at < 0) throw new Error(`card ${card} is not there`)
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i]
  list.pop()
}

/** Out of the hand, before everybody's eyes. */
export function leaveHand(x: X, seat: Seat, card: Card): void {
  takeOut(x.own[seat].hand, card)
  x.pub.players[seat].hand--
  seenLeaving(x, seat, card)
}

/** Into the hand, before everybody's eyes (IK-9.15). */
export function enterHandOpenly(x: X, seat: Seat, card: Card): void {
  insert(x.own[seat].hand, card)
  x.pub.players[seat].hand++
  seenInHand(x, seat, card)
}

/** Into the hand, unseen by the others. */
function enterHandUnseen(x: X, seat: Seat, card: Card): void {
  insert(x.own[seat].hand, card)
  x.pub.players[seat].hand++
  unseenInHand(x, seat)
}

/** One card each way, seen by the two alone (IK-7.22a). */
export function exchangeUnseen(x: X, seat: Seat, gives: Card, other: Seat, givesBack: Card): void {
  takeOut(x.own[seat].hand, gives)
  takeOut(x.own[other].hand, givesBack)
  leftUnseen(x, seat, gives, only(other))
  leftUnseen(x, other, givesBack, only(seat))
  insert(x.own[seat].hand, givesBack)
  insert(x.own[other].hand, gives)
  receivedUnseen(x, seat, givesBack, other)
  receivedUnseen(x, other, gives, seat)
  x.whisper(only(seat), events.exchanged, { seat, other, gave: gives, took: givesBack })
  x.whisper(only(other), events.exchanged, { seat: other, other: seat, gave: givesBack, took: gives })
}

/** A card goes from one hand to another, seen by the two alone. */
export function handOver(x: X, from: Seat, to: Seat, card: Card): void {
  takeOut(x.own[from].hand, card)
  x.pub.players[from].hand--
  leftUnseen(x, from, card, only(to))
  insert(x.own[to].hand, card)
  x.pub.players[to].hand++
  receivedUnseen(x, to, card, from)
  x.whisper(only(from) | only(to), events.handedOver, { seat: from, to, card })
}

function receivedUnseen(x: X, seat: Seat, card: Card, giver: Seat): void {
  unseenInHand(x, seat)
  x.pub.players[seat].receivedUnseen = true // IK-9.16
  learnEntered(x, giver, seat, card)
}

/** IK-5.7 step 3: at the end of the Court, face up. */
export function land(x: X, seat: Seat, card: Card, fromAntechamber: boolean): void {
  x.pub.court.push({
    card,
    as: nameOf(card),
    by: seat,
    up: true,
    bonus: x.pub.players[seat].conspiracies, // IK-7.38a
    proven: false,
    fromAntechamber,
  })
}

/** IK-5.10, always by the player whose turn it is. */
export function disgrace(x: X, at: number): void {
  const entry = x.pub.court[at]
  if (!entry.up) return
  entry.up = false
  entry.as = nameOf(entry.card)
  entry.bonus = 0
  entry.proven = false
  x.tell(events.disgraced, { seat: x.pub.acting, place: at, card: entry.card })
}

/** Out of the Court; the cards above it move down one place (IK-7.1a). It leaves clean (IK-7.1c). */
export function leaveCourt(x: X, at: number): Card {
  const { court } = x.pub
  const { card } = court[at]
  for (let i = at + 1; i < court.length; i++) court[i - 1] = court[i]
  court.pop()
  return card
}

/** A hand card takes exactly the place of a card of the Court, which goes to the hand (IK-7.19a). It is not played (IK-7.19c). */
export function exchangeInCourt(x: X, seat: Seat, at: number, card: Card): void {
  const taken = x.pub.court[at].card
  leaveHand(x, seat, card)
  x.pub.court[at] = { card, as: nameOf(card), by: seat, up: true, bonus: 0, proven: false, fromAntechamber: false } // IK-7.19b
  enterHandOpenly(x, seat, taken)
  x.tell(events.placedInCourt, { seat, card, place: at })
  x.tell(events.takenFromCourt, { seat, card: taken })
}

/** A hand card changes places with the Accused (IK-7.18a). */
export function exchangeAccused(x: X, seat: Seat, card: Card): void {
  const taken = x.pub.accused
  leaveHand(x, seat, card)
  x.pub.accused = card
  enterHandOpenly(x, seat, taken)
  x.tell(events.accusedExchanged, { seat, gave: card, took: taken })
}

/** Where the card of the running play lies: the last entry of that card and player. -1 when it has left the Court. */
export function placeInCourt(court: readonly CourtCard[], card: Card, by: Seat, from = court.length - 1): number {
  for (let at = from; at >= 0; at--) if (court[at].card === card && court[at].by === by) return at
  return -1
}

/** IK-10.2: a card everybody sees is condemned. */
export function condemn(x: X, from: Seat, card: Card): void {
  x.pub.condemned.push({ card, from, base: -1 })
  x.hidden.condemned.push(card)
}

/** IK-10.2: whether everybody sees which card is condemned from a hand. */
export function condemnsOpenly(x: X): boolean {
  return x.options.condemnedVisibility === 'public' || x.seats === 2
}

/**
 * IK-10.2: a hand card is condemned; with private visibility only its holder and the acting player see which. `base`: the
 * base value everybody knows it to have, or -1.
 */
export function condemnFromHand(x: X, seat: Seat, card: Card, actor: Seat, base: number): void {
  if (condemnsOpenly(x)) {
    leaveHand(x, seat, card)
    condemn(x, seat, card)
    x.tell(events.condemned, { seat, card })
    return
  }
  takeOut(x.own[seat].hand, card)
  x.pub.players[seat].hand--
  const witnesses: Seats = only(seat) | only(actor)
  leftUnseen(x, seat, card, witnesses, base)
  x.pub.condemned.push({ card: NO_CARD, from: seat, base })
  x.hidden.condemned.push(card)
  for (const witness of seat === actor ? [seat] : [seat, actor]) {
    const seen = x.own[witness].condemned
    while (seen.length < x.pub.condemned.length - 1) seen.push(NO_CARD)
    seen.push(card)
  }
  x.whisper(witnesses, events.condemnedUnseen, { seat, card })
}

/** Where a card lay that is removed from the round. */
export const REMOVED_FROM = { hand: 0, court: 1, successor: 2, squire: 3 } as const

/** IK-2.15 */
export function removeFromRound(x: X, seat: Seat, card: Card, from: number): void {
  x.pub.removed.push(card)
  x.tell(events.removed, { seat, card, from })
}

/** IK-10.1: a hand card is laid face up before its player. */
export function handToAntechamber(x: X, seat: Seat, card: Card): void {
  leaveHand(x, seat, card)
  x.pub.players[seat].antechamber.push(card)
  x.tell(events.toAntechamber, { seat, card })
}

/** A hand card takes the place of a card in the Antechamber, which returns to the hand (IK-9.63). */
export function replaceInAntechamber(x: X, seat: Seat, card: Card, back: Card): void {
  const { antechamber } = x.pub.players[seat]
  leaveHand(x, seat, card)
  antechamber[antechamber.indexOf(back)] = card
  enterHandOpenly(x, seat, back)
  x.tell(events.replacedInAntechamber, { seat, card, back })
}

/** A card that everybody sees goes from one hand to another (IK-9.62). */
export function handOverOpenly(x: X, from: Seat, to: Seat, card: Card): void {
  leaveHand(x, from, card)
  enterHandOpenly(x, to, card)
  x.tell(events.handedOverOpenly, { seat: from, to, card })
}

/** IK-12.14: the assassin's player takes a hand card of the victim; only these two see which. */
export function pickFromHand(x: X, assassin: Seat, victim: Seat, card: Card): void {
  takeOut(x.own[victim].hand, card)
  x.pub.players[victim].hand--
  leftUnseen(x, victim, card, only(assassin))
  insert(x.own[assassin].hand, card)
  x.pub.players[assassin].hand++
  receivedUnseen(x, assassin, card, victim)
  x.tell(events.pickedFrom, { seat: assassin, victim, place: 0 })
  x.whisper(only(assassin) | only(victim), events.pickedFromVictim, { seat: assassin, victim, card })
}

/** IK-12.14: or the victim's Successor, which everybody sees to be gone; which card it was, only where it lay open. */
export function pickSuccessor(x: X, assassin: Seat, victim: Seat): void {
  const card = x.own[victim].successor
  const player = x.pub.players[victim]
  x.own[victim].successor = NO_CARD
  player.successor = 0
  x.tell(events.pickedFrom, { seat: assassin, victim, place: 1 })
  if (player.openSuccessor !== NO_CARD) {
    player.openSuccessor = NO_CARD
    successorSeenLeaving(x, victim, card)
    enterHandOpenly(x, assassin, card)
    x.tell(events.openSuccessorPicked, { seat: assassin, victim, card })
    return
  }
  successorLeftUnseen(x, victim)
  insert(x.own[assassin].hand, card)
  x.pub.players[assassin].hand++
  receivedUnseen(x, assassin, card, victim)
  x.whisper(only(assassin) | only(victim), events.pickedFromVictim, { seat: assassin, victim, card })
}

/** The Successor goes to the hand, unseen unless it lay open (IK-8.2, IK-9.15). */
export function takeSuccessor(x: X, seat: Seat): void {
  const own = x.own[seat]
  const player = x.pub.players[seat]
  const card = own.successor
  own.successor = NO_CARD
  player.successor = 0
  if (player.openSuccessor === NO_CARD) {
    successorInHand(x, seat)
    enterHandUnseen(x, seat, card)
    x.whisper(only(seat), events.successorTaken, { seat, card })
  } else {
    player.openSuccessor = NO_CARD
    successorSeenLeaving(x, seat, card)
    enterHandOpenly(x, seat, card)
    x.tell(events.successorShown, { seat, card })
  }
}

/**
 * The Successor changes places with a hand card. `hasTo`: with a card that was in the hand before (Spy, IK-7.21a); else it
 * may be the same card again (Herald, IK-7.13b).
 */
export function exchangeSuccessor(x: X, seat: Seat, chosen: Card, hasTo: boolean): void {
  const own = x.own[seat]
  const player = x.pub.players[seat]
  const before = own.successor
  if (player.openSuccessor !== NO_CARD) {
    // IK-7.13d, IK-16.44: an open Successor is exchanged in the open.
    player.hand++
    insert(own.hand, before)
    successorSeenLeaving(x, seat, before)
    seenInHand(x, seat, before)
    x.tell(events.successorShown, { seat, card: before })
    leaveHand(x, seat, chosen)
    own.successor = chosen
    player.openSuccessor = chosen
    x.tell(events.successorOpened, { seat, card: chosen })
    return
  }
  insert(own.hand, before)
  takeOut(own.hand, chosen)
  own.successor = chosen
  mixed(x, seat, hasTo)
  x.whisper(only(seat), events.successorExchanged, { seat, card: chosen })
}

/** IK-13.41 */
export function recall(x: X, seat: Seat, card: Card): void {
  takeOut(x.pub.players[seat].exhausted, card)
  insert(x.own[seat].army, card)
  x.pub.players[seat].army++
  x.tell(events.recalled, { seat, card })
}

/** IK-13.40: an available Army card goes to the hand, secretly. */
export function rally(x: X, seat: Seat, card: Card): void {
  takeOut(x.own[seat].army, card)
  x.pub.players[seat].army--
  enterHandUnseen(x, seat, card)
  x.whisper(only(seat), events.rallied, { seat, card })
}

/** IK-7.31a: the same, before everybody's eyes. */
export function rallyOpenly(x: X, seat: Seat, card: Card): void {
  takeOut(x.own[seat].army, card)
  x.pub.players[seat].army--
  enterHandOpenly(x, seat, card)
  x.tell(events.ralliedOpenly, { seat, card })
}

/** IK-7.31a: one of the cards just rallied goes back, and the others do not learn which. */
export function returnToArmy(x: X, seat: Seat, card: Card, rallied: readonly Card[]): void {
  takeOut(x.own[seat].hand, card)
  x.pub.players[seat].hand--
  insert(x.own[seat].army, card)
  x.pub.players[seat].army++
  // IK-9.15: with two of them it is not certain which one was kept.
  for (const shown of rallied) doubted(x, seat, shown)
  x.whisper(only(seat), events.returnedToArmy, { seat, card })
}

/** IK-13.13, IK-13.14: an available Army card is spent, face up. */
export function exhaust(x: X, seat: Seat, card: Card): void {
  takeOut(x.own[seat].army, card)
  x.pub.players[seat].army--
  insert(x.pub.players[seat].exhausted, card)
  x.tell(events.exhausted, { seat, card })
}

/** IK-13.14: an exhausted Army card is available again. */
export function recover(x: X, seat: Seat, card: Card): void {
  takeOut(x.pub.players[seat].exhausted, card)
  insert(x.own[seat].army, card)
  x.pub.players[seat].army++
  x.tell(events.recommissioned, { seat, recovered: card })
}

/** IK-13.13: a hand card is given up in the open, an Army card is taken unseen. */
export function recruit(x: X, seat: Seat, give: Card, take: Card): void {
  leaveHand(x, seat, give)
  x.pub.players[seat].recruitDiscard.push(give)
  takeOut(x.own[seat].army, take)
  x.pub.players[seat].army--
  enterHandUnseen(x, seat, take)
  x.whisper(only(seat), events.recruited, { seat, gave: give, took: take })
}

/** IK-13.62: the Squire goes to the hand, unseen. */
export function takeSquire(x: X, seat: Seat): void {
  const card = x.own[seat].squire
  x.own[seat].squire = NO_CARD
  x.pub.players[seat].squire = 0
  moved(x, seat, SQUIRE, HAND)
  enterHandUnseen(x, seat, card)
  x.whisper(only(seat), events.squireTaken, { seat, card })
}

/** IK-13.61 */
export function removeSquire(x: X, seat: Seat): void {
  const card = x.own[seat].squire
  x.own[seat].squire = NO_CARD
  x.pub.players[seat].squire = 0
  placeEmptied(x, seat, SQUIRE)
  removeFromRound(x, seat, card, REMOVED_FROM.squire)
}

/** IK-13.50 */
export function removeSuccessor(x: X, seat: Seat): void {
  const card = x.own[seat].successor
  x.own[seat].successor = NO_CARD
  x.pub.players[seat].successor = 0
  x.pub.players[seat].openSuccessor = NO_CARD
  successorSeenLeaving(x, seat, card)
  removeFromRound(x, seat, card, REMOVED_FROM.successor)
}

/** IK-7.35a, IK-7.37a: a Dungeon card that everybody has been shown goes to a hand. */
export function takeDungeonOpenly(x: X, seat: Seat, of: Seat): void {
  const card = x.own[of].dungeon
  x.own[of].dungeon = NO_CARD
  x.pub.players[of].dungeon = 0
  placeEmptied(x, of, DUNGEON)
  enterHandOpenly(x, seat, card)
  x.tell(events.dungeonTakenOpenly, { seat, of, card })
}

/** IK-7.37a: the acting player's own Dungeon card is not shown. */
export function takeDungeonUnseen(x: X, seat: Seat): void {
  const card = x.own[seat].dungeon
  x.own[seat].dungeon = NO_CARD
  x.pub.players[seat].dungeon = 0
  moved(x, seat, DUNGEON, HAND)
  enterHandUnseen(x, seat, card)
  x.whisper(only(seat), events.dungeonTaken, { seat, card })
}

/** Whether a name is in this hand. */
export function holds(hand: readonly Card[], name: number): boolean {
  for (let i = 0; i < hand.length; i++) if (nameOf(hand[i]) === name) return true
  return false
}

/** The hand card of this name that is given up first: a card of the deck before one of an Army. */
export function firstOfName(hand: readonly Card[], name: number): Card {
  for (let i = 0; i < hand.length; i++) if (nameOf(hand[i]) === name) return hand[i]
  return NO_CARD
}

export function isArmyCard(card: Card): boolean {
  return ownerOf(card) >= 0
}

/** Marks what a Soldier or a Bard has earned (IK-6.4). */
export function prove(entry: CourtCard): void {
  if (entry.as === SOLDIER || entry.as === BARD) entry.proven = true
}
