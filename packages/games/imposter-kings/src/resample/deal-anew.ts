import { listed, type Observer, type Random, type Seat, shuffle } from '@riposte/kernel'
import { type Card, NO_CARD, ownerOf } from '../names.ts'
import { mayFlip, playable } from '../phases/legal-plays.ts'
import { HAND, type Position, SUCCESSOR, WITH } from '../state.ts'
import { swayOf, throneValue } from '../values.ts'
import { ARMY, admits, CONDEMNED, isCard, mayGive, mayHaveReached, needs, type Slot } from './slots.ts'

/** A card for every slot, drawn quickly; null when chance led into a corner. */
export function dealAnew(
  x: Position,
  observer: Observer,
  slots: readonly Slot[],
  all: readonly Card[],
  random: Random,
): Card[] | null {
  const pool = all.slice()
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

function isNarrow(x: Position, slot: Slot): boolean {
  return slot.place === CONDEMNED || (slot.place === HAND && x.pub.players[slot.seat].lacks.length > 0)
}
