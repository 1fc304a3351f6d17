import type { Observer, Seat } from '@riposte/kernel'
import { knownBy } from '../knowledge.ts'
import { baseValue, type Card, NO_CARD, nameOf, ownerOf } from '../names.ts'
import {
  DUNGEON,
  HAND,
  type Known,
  type Place,
  type Position,
  type Pub,
  SQUIRE,
  SUCCESSOR,
  THIS_CARD,
} from '../state.ts'

/** Hidden places besides the players' own: the available Army, the Forgotten card, cards condemned unseen. */
export const ARMY = 5
export const FORGOTTEN = 6
export const CONDEMNED = 7

/** A place whose card the observer does not know. Which card it is is nothing that a new deal may ask. */
export interface Slot {
  readonly seat: Seat
  readonly place: Place | typeof ARMY | typeof FORGOTTEN | typeof CONDEMNED
  /** CONDEMNED: the place in the pile. */
  readonly at: number
}

/** The places whose cards the observer does not know, and all those cards, in an order that says nothing. */
export function hiddenSlots(x: Position, observer: Observer): { slots: Slot[]; pool: Card[] } {
  const slots: Slot[] = []
  const pool: Card[] = []
  const hide = (card: Card, slot: Slot) => {
    slots.push(slot)
    pool.push(card)
  }
  for (let seat = 0; seat < x.own.length; seat++) {
    if (seat === observer) continue
    const own = x.own[seat]
    for (const card of own.hand) hide(card, { seat, place: HAND, at: 0 })
    for (const card of own.army) hide(card, { seat, place: ARMY, at: 0 })
    if (
      own.successor !== NO_CARD &&
      x.pub.players[seat].openSuccessor === NO_CARD &&
      !seen(x, observer, seat, SUCCESSOR)
    ) {
      hide(own.successor, { seat, place: SUCCESSOR, at: 0 })
    }
    if (own.dungeon !== NO_CARD && !seen(x, observer, seat, DUNGEON)) hide(own.dungeon, { seat, place: DUNGEON, at: 0 })
    if (own.squire !== NO_CARD && !seen(x, observer, seat, SQUIRE)) hide(own.squire, { seat, place: SQUIRE, at: 0 })
  }
  if (x.hidden.forgotten !== NO_CARD) hide(x.hidden.forgotten, { seat: -1, place: FORGOTTEN, at: 0 })
  for (let at = 0; at < x.pub.condemned.length; at++) {
    if (x.pub.condemned[at].card !== NO_CARD) continue
    if (observer >= 0 && (x.own[observer].condemned[at] ?? NO_CARD) !== NO_CARD) continue
    hide(x.hidden.condemned[at], { seat: -1, place: CONDEMNED, at })
  }
  pool.sort((a, b) => a - b)
  return { slots, pool }
}

function seen(x: Position, observer: Observer, seat: Seat, place: Place): boolean {
  const says = (entry: Known) => entry.seat === seat && entry.place === place
  return x.pub.known.some(says) || (observer >= 0 && x.own[observer].known.some(says))
}

/** What is known not to be there. */
export function admits(x: Position, slot: Slot, card: Card): boolean {
  if (slot.place === HAND) return !x.pub.players[slot.seat].lacks.includes(nameOf(card))
  if (slot.place === FORGOTTEN) return ownerOf(card) < 0
  if (slot.place === CONDEMNED) {
    const { base } = x.pub.condemned[slot.at]
    return base < 0 || baseValue(card) === base
  }
  return true
}

/** What must lie with this seat, in an order in which no need takes what a later one cannot do without. */
export function needs(x: Position, observer: Observer, seat: Seat): Known[] {
  const known = knownBy(x, observer, seat).filter(({ place }) => place !== SUCCESSOR)
  return known.sort((a, b) => a.kind - b.kind || a.place - b.place)
}

/** IK-9.16: whether a card of that player's Army may have come there without everybody seeing it. */
export function mayHaveReached({ pub }: Position, slot: Slot, owner: Seat): boolean {
  if (slot.place === HAND) return pub.players[slot.seat].receivedUnseen
  if (slot.place !== CONDEMNED) return false
  const { from } = pub.condemned[slot.at]
  return from === owner || pub.players[from].receivedUnseen
}

/** Whether an entry may speak of this card. */
export function isCard({ kind, what }: Known, card: Card): boolean {
  return kind === THIS_CARD ? card === what : nameOf(card) === what
}

/** IK-7.5a, IK-7.6a: whether it is a card that whoever has to give up one may give. */
export function mayGive(pub: Pub, card: Card): boolean {
  return pub.givenName === NO_CARD ? baseValue(card) === pub.givenBase : nameOf(card) === pub.givenName
}
