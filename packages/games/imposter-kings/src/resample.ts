import { below, listed, type Observer, type Random, type Seat, shuffle } from '@riposte/kernel'
import { knownBy } from './knowledge.ts'
import { insert } from './moves.ts'
import { baseValue, type Card, NO_CARD, nameOf, ownerOf } from './names.ts'
import { isStuck, mayFlip, playable } from './phases/legal-plays.ts'
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
  WITH,
} from './state.ts'
import { swayOf, throneValue } from './values.ts'

/** Hidden places besides the players' own: the available Army, the Forgotten card, cards condemned unseen. */
const ARMY = 5
const FORGOTTEN = 6
const CONDEMNED = 7

interface Slot {
  readonly seat: Seat
  readonly place: Place | typeof ARMY | typeof FORGOTTEN | typeof CONDEMNED
  /** CONDEMNED: the place in the pile. */
  readonly at: number
  card: Card
}

const TRIES = 24

/**
 * Deals everything the observer has not seen anew, so that all it knows stays true. Where no other deal is found in a few
 * tries, what is known leaves hardly another, and the world stays as it is.
 */
export function resample(x: Position, observer: Observer, random: Random): void {
  const slots = hiddenSlots(x, observer)
  const real = slots.map((slot) => slot.card)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const dealt = deal(x, observer, slots, random)
    if (dealt === null) continue
    put(x, slots, dealt)
    if (canAnswer(x)) break
    put(x, slots, real)
  }
  settle(x, observer, random)
}

/** Being asked proves that there is an answer: whoever is to act can, whoever has to give up a card has one. */
function canAnswer({ pub, own }: Position): boolean {
  if (pub.able >= 0 && isStuck(pub, own[pub.able], pub.able)) return false
  for (const seat of listed(pub.givers)) if (!own[seat].hand.some((card) => mayGive(pub, card))) return false
  return true
}

/** IK-7.5a, IK-7.6a */
function mayGive(pub: Pub, card: Card): boolean {
  return pub.givenName === NO_CARD ? baseValue(card) === pub.givenBase : nameOf(card) === pub.givenName
}

/** The places whose cards the observer does not know. */
function hiddenSlots(x: Position, observer: Observer): Slot[] {
  const slots: Slot[] = []
  for (let seat = 0; seat < x.own.length; seat++) {
    if (seat === observer) continue
    const own = x.own[seat]
    for (const card of own.hand) slots.push({ seat, place: HAND, at: 0, card })
    for (const card of own.army) slots.push({ seat, place: ARMY, at: 0, card })
    if (
      own.successor !== NO_CARD &&
      x.pub.players[seat].openSuccessor === NO_CARD &&
      !seen(x, observer, seat, SUCCESSOR)
    ) {
      slots.push({ seat, place: SUCCESSOR, at: 0, card: own.successor })
    }
    if (own.dungeon !== NO_CARD && !seen(x, observer, seat, DUNGEON))
      slots.push({ seat, place: DUNGEON, at: 0, card: own.dungeon })
    if (own.squire !== NO_CARD && !seen(x, observer, seat, SQUIRE))
      slots.push({ seat, place: SQUIRE, at: 0, card: own.squire })
  }
  if (x.hidden.forgotten !== NO_CARD) slots.push({ seat: -1, place: FORGOTTEN, at: 0, card: x.hidden.forgotten })
  for (let at = 0; at < x.pub.condemned.length; at++) {
    if (x.pub.condemned[at].card !== NO_CARD) continue
    if (observer >= 0 && (x.own[observer].condemned[at] ?? NO_CARD) !== NO_CARD) continue
    slots.push({ seat: -1, place: CONDEMNED, at, card: x.hidden.condemned[at] })
  }
  return slots
}

function seen(x: Position, observer: Observer, seat: Seat, place: Place): boolean {
  const says = (entry: Known) => entry.seat === seat && entry.place === place
  return x.pub.known.some(says) || (observer >= 0 && x.own[observer].known.some(says))
}

/** A card for every slot, or null when chance led into a corner. */
function deal(x: Position, observer: Observer, slots: readonly Slot[], random: Random): Card[] | null {
  const pool = slots.map((slot) => slot.card)
  shuffle(random, pool)
  const dealt = new Array<Card>(slots.length).fill(NO_CARD)
  const order = slots.map((_, i) => i)
  shuffle(random, order)

  /** Puts the first fitting card of the pool into the first fitting free slot. */
  const assign = (fitsCard: (card: Card) => boolean, fitsSlot: (slot: Slot) => boolean): boolean => {
    for (let i = 0; i < pool.length; i++) {
      const card = pool[i]
      if (!fitsCard(card)) continue
      for (const s of order) {
        if (dealt[s] !== NO_CARD || !fitsSlot(slots[s]) || !admits(x, slots[s], card)) continue
        dealt[s] = card
        pool[i] = pool[pool.length - 1]
        pool.pop()
        return true
      }
    }
    return false
  }

  for (let seat = 0; seat < x.own.length; seat++) {
    if (seat === observer) continue
    for (const need of needs(x, observer, seat)) {
      const where = (slot: Slot) =>
        slot.seat === seat && (slot.place === HAND || (need.place === WITH && slot.place === SUCCESSOR))
      if (!assign((card) => isCard(need, card), where)) return null
    }
  }
  /** Sees to it that this hand has such a card. Where that fails, chance may do it, or another try. */
  const provide = (seat: Seat, will: (card: Card) => boolean) => {
    const inHand = (slot: Slot) => slot.seat === seat && slot.place === HAND
    if (!slots.some((slot, s) => inHand(slot) && dealt[s] !== NO_CARD && will(dealt[s]))) assign(will, inHand)
  }
  for (const seat of listed(x.pub.givers)) if (seat !== observer) provide(seat, (card) => mayGive(x.pub, card))
  const { able } = x.pub
  if (able >= 0 && able !== observer && !mayFlip(x.pub, able)) {
    const sway = swayOf(x.pub)
    const throne = throneValue(x.pub, sway)
    provide(able, (card) => playable(x.pub, able, card, x.pub.players[able].hand, throne, sway))
  }
  for (const s of order) {
    if (slots[s].place !== ARMY) continue
    const { seat } = slots[s]
    if (
      !assign(
        (card) => ownerOf(card) === seat,
        (slot) => slot === slots[s],
      )
    )
      return null
  }
  // Army cards that are out lie with their owner, or with somebody who has received a card unseen (IK-9.16).
  for (let i = pool.length - 1; i >= 0; i--) {
    const card = pool[i]
    const owner = ownerOf(card)
    if (owner < 0) continue
    const is = (other: Card) => other === card
    if (assign(is, (slot) => slot.place < ARMY && slot.seat === owner)) continue
    if (!assign(is, (slot) => mayHaveReached(x, slot, owner))) return null
  }
  // What is left are cards of the deck: first into the slots that do not take every card.
  for (const narrow of [true, false]) {
    for (const s of order) {
      if (dealt[s] !== NO_CARD || isNarrow(x, slots[s]) !== narrow) continue
      if (
        !assign(
          () => true,
          (slot) => slot === slots[s],
        )
      )
        return null
    }
  }
  return dealt
}

/** What is known not to be there. */
function admits(x: Position, slot: Slot, card: Card): boolean {
  if (slot.place === HAND) return !x.pub.players[slot.seat].lacks.includes(nameOf(card))
  if (slot.place === FORGOTTEN) return ownerOf(card) < 0
  if (slot.place === CONDEMNED) {
    const { base } = x.pub.condemned[slot.at]
    return base < 0 || baseValue(card) === base
  }
  return true
}

function isNarrow(x: Position, slot: Slot): boolean {
  return slot.place === CONDEMNED || (slot.place === HAND && x.pub.players[slot.seat].lacks.length > 0)
}

/** What must lie with this seat, in an order in which no need takes what a later one cannot do without. */
function needs(x: Position, observer: Observer, seat: Seat): Known[] {
  const known = knownBy(x, observer, seat).filter(({ place }) => place !== SUCCESSOR)
  return known.sort((a, b) => a.kind - b.kind || a.place - b.place)
}

/** IK-9.16: whether a card of that player's Army may have come there without everybody seeing it. */
function mayHaveReached({ pub }: Position, slot: Slot, owner: Seat): boolean {
  if (slot.place === HAND) return pub.players[slot.seat].receivedUnseen
  if (slot.place !== CONDEMNED) return false
  const { from } = pub.condemned[slot.at]
  return from === owner || pub.players[from].receivedUnseen
}

/** Whether an entry may speak of this card. */
function isCard({ kind, what }: Known, card: Card): boolean {
  return kind === THIS_CARD ? card === what : nameOf(card) === what
}

function put(x: Position, slots: readonly Slot[], dealt: readonly Card[]): void {
  for (const { seat, place } of slots) {
    if (place === HAND) x.own[seat].hand = []
    else if (place === ARMY) x.own[seat].army = []
  }
  slots.forEach(({ seat, place, at }, i) => {
    const card = dealt[i]
    if (place === HAND) insert(x.own[seat].hand, card)
    else if (place === ARMY) insert(x.own[seat].army, card)
    else if (place === SUCCESSOR) x.own[seat].successor = card
    else if (place === DUNGEON) x.own[seat].dungeon = card
    else if (place === SQUIRE) x.own[seat].squire = card
    else if (place === FORGOTTEN) x.hidden.forgotten = card
    else x.hidden.condemned[at] = card
  })
}

/** What the other seats have chosen, seen and learned has to be true in the new world as well. */
function settle(x: Position, observer: Observer, random: Random): void {
  for (let seat = 0; seat < x.own.length; seat++) {
    if (seat === observer) continue
    const own = x.own[seat]
    if (own.chosen !== NO_CARD) own.chosen = own.hand[below(random, own.hand.length)]
    own.standing = below(random, 2) === 0 ? 0 : own.standing
    const of = own.shownOf
    if (of >= 0 && of !== observer && of !== seat && own.shown.length >= x.own[of].hand.length) {
      const whole = own.shown.length > x.own[of].hand.length
      own.shown = x.own[of].hand.slice()
      if (whole) insert(own.shown, x.own[of].successor)
    }
    for (let at = 0; at < own.condemned.length; at++) {
      if (own.condemned[at] !== NO_CARD) own.condemned[at] = x.hidden.condemned[at]
    }
    correct(x, own.known, observer, random)
  }
}

/** What a seat has learned of the others, but for the observer's cards, which are as they were. */
function correct(x: Position, known: Known[], observer: Observer, random: Random): void {
  if (known.length === 0) return
  for (let seat = 0; seat < x.own.length; seat++) {
    if (seat === observer) continue
    const { hand, successor, dungeon, squire } = x.own[seat]
    for (const entry of known) {
      if (entry.seat !== seat) continue
      if (entry.place === SUCCESSOR) entry.what = successor
      else if (entry.place === DUNGEON) entry.what = dungeon
      else if (entry.place === SQUIRE) entry.what = squire
    }
    const free = hand.slice()
    const at = (place: Place) => known.filter((entry) => entry.seat === seat && entry.place === place)
    match(at(HAND), free, random)
    if (successor !== NO_CARD) free.push(successor)
    match(at(WITH), free, random)
  }
}

/** Gives every entry a card of its own: one that it speaks of, where there is one. */
function match(entries: readonly Known[], free: Card[], random: Random): void {
  const wrong = entries.filter((entry) => {
    const at = free.findIndex((card) => isCard(entry, card))
    if (at >= 0) free.splice(at, 1)
    return at < 0
  })
  for (const entry of wrong) {
    entry.kind = THIS_CARD
    entry.what = free.splice(below(random, free.length), 1)[0]
  }
}
