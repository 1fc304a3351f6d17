import type { Observer, Seat } from '@riposte/kernel'
import { knownBy } from '../knowledge.ts'
import { insertAt } from '../moves.ts'
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
  readonly place: HiddenPlace
  /** CONDEMNED: the place in the pile. */
  readonly at: number
}

type HiddenPlace = Place | typeof ARMY | typeof FORGOTTEN | typeof CONDEMNED
type Rewritten = { -readonly [K in keyof Slot]: Slot[K] }

/**
 * The places whose cards the observer does not know, and all those cards, in an order that says nothing. One is kept and
 * written anew each time, for a search deals several worlds in every line: only the first `count` are of this world.
 */
export class HiddenSlots {
  readonly slots: readonly Slot[]
  readonly pool: Card[] = []
  count = 0
  readonly #slots: Rewritten[] = []

  constructor() {
    this.slots = this.#slots
  }

  find(x: Position, observer: Observer): void {
    this.count = 0
    for (let seat = 0; seat < x.own.length; seat++) {
      if (seat === observer) continue
      const own = x.own[seat]
      for (let i = 0; i < own.hand.length; i++) this.#hide(own.hand[i], seat, HAND, 0)
      for (let i = 0; i < own.army.length; i++) this.#hide(own.army[i], seat, ARMY, 0)
      if (x.pub.players[seat].openSuccessor === NO_CARD) this.#unlessSeen(x, observer, seat, SUCCESSOR, own.successor)
      this.#unlessSeen(x, observer, seat, DUNGEON, own.dungeon)
      this.#unlessSeen(x, observer, seat, SQUIRE, own.squire)
    }
    if (x.hidden.forgotten !== NO_CARD) this.#hide(x.hidden.forgotten, -1, FORGOTTEN, 0)
    for (let at = 0; at < x.pub.condemned.length; at++) {
      if (x.pub.condemned[at].card !== NO_CARD) continue
      if (observer >= 0 && (x.own[observer].condemned[at] ?? NO_CARD) !== NO_CARD) continue
      this.#hide(x.hidden.condemned[at], -1, CONDEMNED, at)
    }
  }

  #unlessSeen(x: Position, observer: Observer, seat: Seat, place: Place, card: Card): void {
    if (card !== NO_CARD && !seen(x, observer, seat, place)) this.#hide(card, seat, place, 0)
  }

  #hide(card: Card, seat: Seat, place: HiddenPlace, at: number): void {
    insertAt(this.pool, this.count, card)
    if (this.count === this.#slots.length) this.#slots.push({ seat, place, at })
    else {
      const slot = this.#slots[this.count]
      slot.seat = seat
      slot.place = place
      slot.at = at
    }
    this.count++
  }
}

function seen(x: Position, observer: Observer, seat: Seat, place: Place): boolean {
  return says(x.pub.known, seat, place) || (observer >= 0 && says(x.own[observer].known, seat, place))
}

function says(known: readonly Known[], seat: Seat, place: Place): boolean {
  for (let i = 0; i < known.length; i++) if (known[i].seat === seat && known[i].place === place) return true
  return false
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

const NO_NEEDS: readonly Known[] = []

/** What must lie with this seat, in an order in which no need takes what a later one cannot do without. */
export function needs(x: Position, observer: Observer, seat: Seat): readonly Known[] {
  if (x.pub.known.length === 0 && (observer < 0 || x.own[observer].known.length === 0)) return NO_NEEDS
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
