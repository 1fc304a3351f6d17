import { listed, type Observer, type Random, type Seat, shuffle } from '@riposte/kernel'
import { type Card, NO_CARD, ownerOf } from '../names.ts'
import { mayFlip, maySuccessor, playable } from '../phases/legal-plays.ts'
import { HAND, type Position, SUCCESSOR, WITH } from '../state.ts'
import { swayOf, throneValue } from '../values.ts'
import { ARMY, admits, type HiddenSlots, isCard, mayGive, mayHaveReached, needs, type Slot } from './slots.ts'

/** Whether this card may lie in this slot. */
type MayLie = (slot: Slot, card: Card) => boolean

/** One of these slots must hold a card that will do. */
interface Demand {
  readonly slots: readonly number[]
  readonly willDo: MayLie
  /** Whether that card may be there for another demand as well. */
  readonly shared: boolean
}

/**
 * A card for every slot where chance has led into corners: all ways to meet what is known are gone through until the rest
 * can be dealt, which is a matching. The real deal is one of them, so there is always one to be found.
 */
export function dealSurely(x: Position, observer: Observer, hidden: HiddenSlots, random: Random): readonly Card[] {
  const slots = hidden.slots.slice(0, hidden.count)
  const order = slots.map((_, i) => i)
  shuffle(random, order)
  const cards = hidden.pool.slice(0, hidden.count)
  shuffle(random, cards)
  const all = demands(x, observer, slots, order)
  const nothing = new Array<Card>(slots.length).fill(NO_CARD)
  // IK-9.16: Army cards are looked for where they can have come unseen; only where that is nowhere have they come in the
  // open and been lost sight of.
  for (const mayLie of [asUsual(x), atAll(x)]) {
    const dealt = new Dealer(slots, order, all, mayLie).meet(0, cards, nothing)
    if (dealt !== null) return dealt
  }
  throw new Error('no deal agrees with what is known')
}

function atAll(x: Position): MayLie {
  return (slot, card) => (slot.place === ARMY ? ownerOf(card) === slot.seat : admits(x, slot, card))
}

function asUsual(x: Position): MayLie {
  const can = atAll(x)
  return (slot, card) => {
    const owner = ownerOf(card)
    return can(slot, card) && (owner < 0 || slot.seat === owner || mayHaveReached(x, slot, owner))
  }
}

function demands(x: Position, observer: Observer, slots: readonly Slot[], order: readonly number[]): Demand[] {
  const { pub } = x
  const at = (seat: Seat, place: number) => order.filter((s) => slots[s].seat === seat && slots[s].place === place)
  const can = atAll(x)
  const all: Demand[] = []
  for (let seat = 0; seat < x.own.length; seat++) {
    if (seat === observer) continue
    for (const need of needs(x, observer, seat)) {
      const aside = need.place === WITH ? at(seat, SUCCESSOR) : []
      // What is known to be there is there, however it came.
      const willDo: MayLie = (slot, card) => isCard(need, card) && can(slot, card)
      all.push({ slots: [...at(seat, HAND), ...aside], willDo, shared: false })
    }
  }
  for (const seat of listed(pub.givers)) {
    if (seat === observer) continue
    all.push({ slots: at(seat, HAND), willDo: (slot, card) => mayGive(pub, card) && can(slot, card), shared: true })
  }
  const { able } = pub
  if (able < 0 || able === observer || mayFlip(pub, able)) return all
  const sway = swayOf(pub)
  const throne = throneValue(pub, sway)
  const mine = x.own[able]
  const aside = at(able, SUCCESSOR)
  // A Successor that is known stays where it is.
  if (aside.length === 0 && maySuccessor(pub, mine, able, sway)) return all
  const plays: MayLie = (slot, card) =>
    slot.place === SUCCESSOR
      ? maySuccessor(pub, { ...mine, successor: card }, able, sway)
      : playable(pub, able, card, pub.players[able].hand, throne, sway)
  const willDo: MayLie = (slot, card) => plays(slot, card) && can(slot, card)
  all.push({ slots: [...at(able, HAND), ...aside], willDo, shared: true })
  return all
}

class Dealer {
  readonly #slots: readonly Slot[]
  readonly #order: readonly number[]
  readonly #demands: readonly Demand[]
  readonly #mayLie: MayLie

  constructor(slots: readonly Slot[], order: readonly number[], all: readonly Demand[], mayLie: MayLie) {
    this.#slots = slots
    this.#order = order
    this.#demands = all
    this.#mayLie = mayLie
  }

  /** Meets the demands from this one on and deals the rest; null where that is impossible. */
  meet(at: number, cards: readonly Card[], dealt: readonly Card[]): Card[] | null {
    if (at === this.#demands.length) return this.#rest(cards, dealt)
    const { slots, willDo, shared } = this.#demands[at]
    if (shared && slots.some((s) => dealt[s] !== NO_CARD && willDo(this.#slots[s], dealt[s]))) {
      return this.meet(at + 1, cards, dealt)
    }
    const tried = new Set<string>()
    for (const s of slots) {
      if (dealt[s] !== NO_CARD) continue
      for (const [i, card] of cards.entries()) {
        // The slots of one hand are alike, and so are copies of a card.
        const way = `${this.#slots[s].place} ${card}`
        if (tried.has(way) || !willDo(this.#slots[s], card)) continue
        tried.add(way)
        const more = dealt.slice()
        more[s] = card
        const filled = this.meet(
          at + 1,
          cards.filter((_, j) => j !== i),
          more,
        )
        if (filled !== null) return filled
      }
    }
    return null
  }

  /** A card for each slot that has none yet: where one takes the card of another, that one looks for another card. */
  #rest(cards: readonly Card[], dealt: readonly Card[]): Card[] | null {
    /** By card: the slot that has it. */
    const holder = new Array<number>(cards.length).fill(-1)
    const find = (s: number, asked: Set<number>): boolean => {
      for (let i = 0; i < cards.length; i++) {
        if (asked.has(i) || !this.#mayLie(this.#slots[s], cards[i])) continue
        asked.add(i)
        if (holder[i] >= 0 && !find(holder[i], asked)) continue
        holder[i] = s
        return true
      }
      return false
    }
    for (const s of this.#order) if (dealt[s] === NO_CARD && !find(s, new Set())) return null
    const all = dealt.slice()
    for (const [i, s] of holder.entries()) if (s >= 0) all[s] = cards[i]
    return all
  }
}
