import { listed, type Observer, type Random, type Seat, shuffle } from '@riposte/kernel'
import { type Card, NO_CARD, ownerOf } from '../names.ts'
import { mayFlip, playable } from '../phases/legal-plays.ts'
import { HAND, type Known, type Position, SUCCESSOR, WITH } from '../state.ts'
import { swayOf, throneValue } from '../values.ts'
import {
  ARMY,
  admits,
  CONDEMNED,
  type HiddenSlots,
  isCard,
  mayGive,
  mayHaveReached,
  needs,
  type Slot,
} from './slots.ts'

/** A deal under way. There is one and it is used again, as the hidden slots are. */
class Dealing {
  readonly dealt: Card[] = []
  /** The slots, in the order in which they get their cards. */
  readonly order: number[] = []
  #x!: Position
  #hidden!: HiddenSlots
  /** So many of these cards are still to be dealt. */
  #left = 0
  readonly #pool: Card[] = []

  begin(x: Position, hidden: HiddenSlots, random: Random): void {
    this.#x = x
    this.#hidden = hidden
    this.#left = hidden.count
    for (let i = 0; i < hidden.count; i++) this.#pool[i] = hidden.pool[i]
    shuffle(random, this.#pool, hidden.count)
    for (let i = 0; i < hidden.count; i++) this.dealt[i] = NO_CARD
    for (let i = 0; i < hidden.count; i++) this.order[i] = i
    shuffle(random, this.order, hidden.count)
  }

  #give(s: number, at: number): true {
    this.dealt[s] = this.#pool[at]
    this.#pool[at] = this.#pool[--this.#left]
    return true
  }

  /** Puts the first fitting card of the pool into the first fitting free slot. */
  assign(fitsCard: (card: Card) => boolean, fitsSlot: (slot: Slot) => boolean): boolean {
    const { slots, count } = this.#hidden
    for (let at = 0; at < this.#left; at++) {
      const card = this.#pool[at]
      if (!fitsCard(card)) continue
      for (let i = 0; i < count; i++) {
        const s = this.order[i]
        if (this.dealt[s] !== NO_CARD || !fitsSlot(slots[s]) || !admits(this.#x, slots[s], card)) continue
        return this.#give(s, at)
      }
    }
    return false
  }

  /** Puts the first fitting card of the pool into this slot. @param owner whose Army it must be of; any card for -1 */
  fill(s: number, owner: Seat): boolean {
    const slot = this.#hidden.slots[s]
    for (let at = 0; at < this.#left; at++) {
      if (owner >= 0 && ownerOf(this.#pool[at]) !== owner) continue
      if (admits(this.#x, slot, this.#pool[at])) return this.#give(s, at)
    }
    return false
  }

  /** Army cards that are out lie with their owner, or with somebody who has received a card unseen (IK-9.16). */
  armyCards(): boolean {
    for (let at = this.#left - 1; at >= 0; at--) {
      const card = this.#pool[at]
      const owner = ownerOf(card)
      if (owner < 0) continue
      const is = (other: Card) => other === card
      if (this.assign(is, (slot) => slot.place < ARMY && slot.seat === owner)) continue
      if (!this.assign(is, (slot) => mayHaveReached(this.#x, slot, owner))) return false
    }
    return true
  }
}

const dealing = new Dealing()

/** A card for every slot, drawn quickly; null when chance led into a corner. What it returns is good until the next deal. */
export function dealAnew(x: Position, observer: Observer, hidden: HiddenSlots, random: Random): readonly Card[] | null {
  const { slots, count } = hidden
  const { dealt, order } = dealing
  dealing.begin(x, hidden, random)
  for (let seat = 0; seat < x.own.length; seat++) {
    if (seat === observer) continue
    const known = needs(x, observer, seat)
    if (known.length > 0 && !meet(seat, known)) return null
  }
  if (x.pub.givers !== 0) provideGivers(x, observer, hidden)
  const { able } = x.pub
  if (able >= 0 && able !== observer && !mayFlip(x.pub, able)) providePlay(x, able, hidden)
  for (let i = 0; i < count; i++) {
    const s = order[i]
    if (slots[s].place === ARMY && !dealing.fill(s, slots[s].seat)) return null
  }
  if (!dealing.armyCards()) return null
  // What is left are cards of the deck: first into the slots that do not take every card.
  for (let i = 0; i < count; i++) {
    const s = order[i]
    if (dealt[s] === NO_CARD && isNarrow(x, slots[s]) && !dealing.fill(s, -1)) return null
  }
  for (let i = 0; i < count; i++) {
    const s = order[i]
    if (dealt[s] === NO_CARD && !dealing.fill(s, -1)) return null
  }
  return dealt
}

// What follows is seldom needed, and stands apart because it makes functions: a search deals more worlds than lines.

function meet(seat: Seat, known: readonly Known[]): boolean {
  for (const need of known) {
    const where = (slot: Slot) =>
      slot.seat === seat && (slot.place === HAND || (need.place === WITH && slot.place === SUCCESSOR))
    if (!dealing.assign((card) => isCard(need, card), where)) return false
  }
  return true
}

function provideGivers({ pub }: Position, observer: Observer, hidden: HiddenSlots): void {
  for (const seat of listed(pub.givers)) if (seat !== observer) provide(hidden, seat, (card) => mayGive(pub, card))
}

/** Whoever has to play a card has one that can be played. */
function providePlay({ pub }: Position, able: Seat, hidden: HiddenSlots): void {
  const sway = swayOf(pub)
  const throne = throneValue(pub, sway)
  provide(hidden, able, (card) => playable(pub, able, card, pub.players[able].hand, throne, sway))
}

/** Sees to it that this hand has such a card. Where that fails, chance may do it, or another try. */
function provide({ slots, count }: HiddenSlots, seat: Seat, will: (card: Card) => boolean): void {
  const { dealt } = dealing
  const inHand = (slot: Slot) => slot.seat === seat && slot.place === HAND
  for (let s = 0; s < count; s++) if (inHand(slots[s]) && dealt[s] !== NO_CARD && will(dealt[s])) return
  dealing.assign(will, inHand)
}

function isNarrow(x: Position, slot: Slot): boolean {
  return slot.place === CONDEMNED || (slot.place === HAND && x.pub.players[slot.seat].lacks.length > 0)
}
