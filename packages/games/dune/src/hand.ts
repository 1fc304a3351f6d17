import { shuffle, type Table } from '@riposte/kernel'
import { FACTION_FACTS, type Faction } from './data/factions.ts'
import { CARD_ID, CARD_TYPE, type Card } from './data/treachery.ts'
import { events } from './events.ts'
import type { Dune, Pub } from './state.ts'
import { ownOf } from './treasury.ts'

const handLimit = (faction: Faction): number => FACTION_FACTS[faction].handLimit

/** DU-8.1, HK-7 */
export const isFull = (pub: Pub, faction: Faction): boolean => pub.hand[faction] >= handLimit(faction)

/** DU-2.2: the next card of the deck; -1 when there is none, also after the discards were shuffled in. */
export function draw(x: Table<Dune>): Card | -1 {
  const { pub, hidden } = x
  if (hidden.deck.length === 0) {
    if (pub.discard.length === 0) return -1
    hidden.deck = pub.discard
    shuffle(x.random, hidden.deck)
    pub.discard = []
    x.tell(events.deckShuffled)
  }
  const card = hidden.deck.pop() ?? -1
  pub.deck = hidden.deck.length
  // VI-4.8: what was known to lie on top lies there no longer.
  for (const own of x.own) own.deckTop = -1
  return card
}

/** A card comes to a hand. Everybody who knew where it was, or sees it come, is the caller's matter. */
export function addCard(x: Table<Dune>, faction: Faction, card: Card): void {
  const { hand } = ownOf(x, faction)
  // VI-1.2: sorted; the order in which cards came must tell nobody anything.
  let place = hand.length
  while (place > 0 && hand[place - 1] > card) place--
  hand.splice(place, 0, card)
  x.pub.hand[faction] = hand.length
}

/** A card leaves a hand for wherever; what is known about it there ends. */
export function removeCard(x: Table<Dune>, faction: Faction, card: Card): void {
  const { pub } = x
  const { hand } = ownOf(x, faction)
  const place = hand.indexOf(card)
  if (place < 0) throw new Error(`${CARD_ID[card]} is not in that hand`)
  hand.splice(place, 1)
  pub.hand[faction] = hand.length
  pub.shown[card] = -1
  for (const own of x.own) own.known[card] = -1
  // VI-4.9: of the cards that were said to be none of some types one may be gone, unless it is of these types.
  pub.lacks = pub.lacks
    .map((lack) =>
      lack.faction === faction && (lack.types & (1 << CARD_TYPE[card])) === 0
        ? { ...lack, cards: lack.cards - 1 }
        : lack,
    )
    .filter(({ cards }) => cards > 0)
  pub.told.holds = pub.told.holds.filter(
    (fact) => fact.faction !== faction || (fact.types & (1 << CARD_TYPE[card])) === 0,
  )
}

/** A card is played or thrown away, face up. */
export function discard(x: Table<Dune>, faction: Faction, card: Card): void {
  removeCard(x, faction, card)
  x.pub.discard.push(card)
  noteSeen(x.pub, card)
  x.tell(events.discarded, { faction, card })
}

/** Everybody knows from now on that this card is in that hand (VI-4.1). */
export function makeKnown(pub: Pub, faction: Faction, card: Card): void {
  pub.shown[card] = faction
  noteSeen(pub, card)
}

/** VI-4.6: everybody sees the card. */
function noteSeen(pub: Pub, card: Card): void {
  pub.seenOn = pub.seenOn.with(card, pub.turn)
}

/** VI-4.9: everybody has learned that the hand, as it is now, holds none of these types. */
export function noteLack(pub: Pub, faction: Faction, types: number): void {
  if (pub.hand[faction] > 0) pub.lacks.push({ faction, types, cards: pub.hand[faction] })
}

/** The first card of a type in a hand; -1 for none. */
export function cardOfType(hand: readonly Card[], type: number): Card | -1 {
  return hand.find((card) => CARD_TYPE[card] === type) ?? -1
}
