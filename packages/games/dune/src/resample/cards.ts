import type { Observer, Random } from '@riposte/kernel'
import { HARKONNEN } from '../data/factions.ts'
import { CARD_TYPE, type Card } from '../data/treachery.ts'
import { isKaramaFor } from '../karama/could-hold.ts'
import type { Own, Position } from '../state.ts'
import { type AtLeast, type Between, CARD_UP, dealtAnew, PILE } from './deal.ts'

/** Smaller entries about a card name one hand, these two (VI-4.2). */
const HARKONNEN_OR = 8

/**
 * Treachery cards whose place the observer does not know are dealt anew, so that everything it knows about hands is true.
 * The new deal follows from which cards these are and how many lie where, and not from where they are.
 */
export function resampleCards(position: Position, observer: Observer, random: Random): void {
  const { pub, own, hidden } = position
  const stays = isPlaceKnown(position, observer)
  const cards: Card[] = []
  const places: number[] = []
  const add = (pile: readonly Card[], place: number) => {
    for (const card of pile) {
      if (stays(card)) continue
      cards.push(card)
      places.push(place)
    }
  }
  own.forEach(({ hand }, seat) => {
    if (seat !== observer) add(hand, seat)
  })
  add(hidden.deck, PILE)
  add(hidden.row.slice(0, -1), PILE)
  add(hidden.row.slice(-1), CARD_UP)
  cards.sort((a, b) => a - b)
  const held = heldForSure(position, observer, stays)
  if (places.at(-1) === CARD_UP && pub.told.cardUp !== -1)
    held.push({ seat: CARD_UP, types: pub.told.cardUp, cards: 1 })
  const deal = dealtAnew(cards, places, held, eitherHand(position, observer, cards), random)
  if (deal !== null) layOut(position, observer, stays, deal)
}

/** Whether the observer knows exactly where a card is that is not its own. */
function isPlaceKnown({ pub, own }: Position, observer: Observer): (card: Card) => boolean {
  const mine = observer < 0 ? null : own[observer]
  const harkonnen = pub.seatOf[HARKONNEN]
  // Of two hands, one of which is the observer's, a card that it does not hold is in the other.
  const isOne = (entry: number) =>
    entry >= 0 &&
    (entry < HARKONNEN_OR ||
      (mine !== null && (observer === harkonnen || observer === pub.seatOf[entry - HARKONNEN_OR])))
  return (card) =>
    isOne(pub.shown[card]) ||
    (mine !== null && (isOne(mine.known[card]) || mine.cardUp === card || mine.deckTop === card))
}

/** VI-4.2: cards that the observer knows to be in one of two hands. */
function eitherHand({ pub, own }: Position, observer: Observer, cards: readonly Card[]): Between[] {
  const between: Between[] = []
  for (const card of cards) {
    const entry = Math.max(pub.shown[card], observer < 0 ? -1 : own[observer].known[card])
    if (entry < HARKONNEN_OR) continue
    between.push({ card, seats: (1 << pub.seatOf[HARKONNEN]) | (1 << pub.seatOf[entry - HARKONNEN_OR]) })
  }
  return between
}

/** VI-4.9, and a bid above one's funds, which only Karama covers (IN-5.3): as far as the cards that stay do not suffice. */
function heldForSure({ pub, own }: Position, observer: Observer, stays: (card: Card) => boolean): AtLeast[] {
  const held: AtLeast[] = []
  const add = (seat: number, types: number, cards: number) => {
    if (seat === observer) return
    const staying = own[seat].hand.filter((card) => stays(card) && (types & (1 << CARD_TYPE[card])) !== 0)
    if (staying.length < cards) held.push({ seat, types, cards: cards - staying.length })
  }
  for (const { faction, types, cards } of pub.lacks) add(pub.seatOf[faction], ~types, cards)
  for (const { faction, types } of pub.told.holds) add(pub.seatOf[faction], types, 1)
  own.forEach(({ bidCard }, seat) => {
    if (bidCard < 0) return
    let karama = 0
    CARD_TYPE.forEach((type, card) => {
      if (isKaramaFor(pub, pub.factionOf[seat], card)) karama |= 1 << type
    })
    add(seat, karama, 1)
  })
  return held
}

/** The cards of a deal come to their places: hands seat by seat, then the deck and the row. */
function layOut(
  { pub, own, hidden }: Position,
  observer: Observer,
  stays: (card: Card) => boolean,
  deal: readonly Card[],
): void {
  let next = 0
  const dealt = (card: Card): Card => (stays(card) ? card : deal[next++])
  own.forEach((theirs, seat) => {
    if (seat !== observer) theirs.hand = theirs.hand.map(dealt).sort((a, b) => a - b)
  })
  hidden.deck = hidden.deck.map(dealt)
  hidden.row = hidden.row.map(dealt)
  own.forEach((theirs, seat) => {
    if (seat !== observer) look(theirs, hidden.row, hidden.deck)
    if (seat !== observer && theirs.bidCard >= 0) {
      theirs.bidCard = theirs.hand.find((card) => isKaramaFor(pub, pub.factionOf[seat], card)) ?? -1
    }
  })
}

/** AT-5: who has looked at the card that is up, or knows what lies on the deck, has looked at what lies there now. */
function look(theirs: Own, row: readonly Card[], deck: readonly Card[]): void {
  if (theirs.cardUp >= 0) theirs.cardUp = row[row.length - 1]
  if (theirs.deckTop >= 0) theirs.deckTop = deck[deck.length - 1]
}
