import { type Observer, type Random, shuffle } from '@riposte/kernel'
import type { Faction } from '../data/factions.ts'
import { CARD_ID, CARD_TYPE, type Card } from '../data/treachery.ts'
import { isKaramaFor } from '../karama/could-hold.ts'
import type { Own, Position } from '../state.ts'

/** So often cards are dealt anew until everything that everybody knows about hands is true. */
const TRIES = 40

/**
 * Treachery cards whose place the observer does not know change places among each other. What others know about them
 * goes along: somebody who had looked at a card has looked at the one that lies there now.
 */
export function resampleCards(position: Position, observer: Observer, random: Random): void {
  const unknown = unknownTo(position, observer)
  const before = CARD_ID.map((_, card) => card)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const dealt = unknown.slice()
    shuffle(random, dealt)
    const now = before.slice()
    for (let place = 0; place < unknown.length; place++) now[unknown[place]] = dealt[place]
    if (!isPossible(position, observer, now)) continue
    exchange(position, observer, now)
    return
  }
}

/** Cards in other hands, the row and the deck, except those that the observer knows to be there. */
function unknownTo({ pub, own, hidden }: Position, observer: Observer): Card[] {
  const mine = observer < 0 ? null : own[observer]
  const isKnown = (card: Card): boolean =>
    pub.shown[card] >= 0 || (mine !== null && (mine.known[card] >= 0 || mine.cardUp === card || mine.deckTop === card))
  // Something was told about the card that is up: it stays what it is.
  const up = pub.auction !== null && pub.told.cardUp === pub.turn * 16 + pub.auction.number ? 1 : 0
  const cards = [...hidden.deck, ...hidden.row.slice(0, hidden.row.length - up)]
  own.forEach(({ hand }, seat) => {
    if (seat !== observer) cards.push(...hand)
  })
  return cards.filter((card) => !isKnown(card))
}

/** VI-4.9, and a bid above one's funds, which only Karama covers (IN-5.3). */
function isPossible({ pub, own }: Position, observer: Observer, now: readonly Card[]): boolean {
  for (const { faction, types, cards } of pub.lacks) {
    const seat = pub.seatOf[faction]
    if (seat === observer) continue
    const without = own[seat].hand.filter((card) => (types & (1 << CARD_TYPE[now[card]])) === 0)
    if (without.length < cards) return false
  }
  for (const { faction, types } of pub.told.holds) {
    const seat = pub.seatOf[faction]
    if (seat !== observer && !own[seat].hand.some((card) => (types & (1 << CARD_TYPE[now[card]])) !== 0)) return false
  }
  return own.every(
    ({ bidCard }, seat) => seat === observer || bidCard < 0 || isKaramaFor(pub, pub.factionOf[seat], now[bidCard]),
  )
}

function exchange({ pub, own, hidden }: Position, observer: Observer, now: readonly Card[]): void {
  const swap = (card: Card): Card => (card < 0 ? card : now[card])
  hidden.deck = hidden.deck.map(swap)
  hidden.row = hidden.row.map(swap)
  own.forEach((theirs, seat) => {
    if (seat === observer) return
    theirs.hand = theirs.hand.map(swap).sort((a, b) => a - b)
    theirs.known = knownNow(theirs, now)
    theirs.cardUp = swap(theirs.cardUp)
    theirs.deckTop = swap(theirs.deckTop)
    theirs.bidCard = swap(theirs.bidCard)
  })
  // A card that everybody knows of has not moved.
  if (pub.shown.some((place, card) => place >= 0 && now[card] !== card)) throw new Error('a shown card was dealt anew')
}

function knownNow({ known }: Own, now: readonly Card[]): Faction[] {
  const moved = known.slice()
  for (let card = 0; card < known.length; card++) moved[now[card]] = known[card]
  return moved
}
