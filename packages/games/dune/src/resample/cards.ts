import { type Observer, type Random, shuffle } from '@riposte/kernel'
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
  // In order, so that what is dealt follows from which cards are unknown, and not from where they are.
  const sorted = unknown.slice().sort((a, b) => a - b)
  const before = CARD_ID.map((_, card) => card)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const dealt = sorted.slice()
    shuffle(random, dealt)
    const now = before.slice()
    for (let place = 0; place < unknown.length; place++) now[unknown[place]] = dealt[place]
    if (!isPossible(position, observer, now)) continue
    exchange(position, observer, now)
    return
  }
}

/**
 * Cards in other hands, the row and the deck, except those that the observer knows to be there: place by place, and in a
 * hand by what others know about them. A hand itself is sorted, so a card's place in it would tell something of the card.
 */
function unknownTo({ pub, own, hidden }: Position, observer: Observer): Card[] {
  const mine = observer < 0 ? null : own[observer]
  const isKnown = (card: Card): boolean =>
    pub.shown[card] >= 0 || (mine !== null && (mine.known[card] >= 0 || mine.cardUp === card || mine.deckTop === card))
  // Something was told about the card that is up: it stays what it is.
  const up = pub.auction !== null && pub.told.cardUp === pub.turn * 16 + pub.auction.number ? 1 : 0
  const cards = [...hidden.deck, ...hidden.row.slice(0, hidden.row.length - up)]
  own.forEach(({ hand }, seat) => {
    if (seat !== observer) cards.push(...hand.slice().sort((a, b) => byFame(own, a, b)))
  })
  return cards.filter((card) => !isKnown(card))
}

/** Orders cards by who knows where they are, who has looked at them and who bids with them, and by nothing else. */
function byFame(own: readonly Own[], one: Card, other: Card): number {
  for (const { known, lookedOn, bidCard } of own) {
    const isBid = Number(bidCard === one) - Number(bidCard === other)
    const order = known[one] - known[other] || lookedOn[one] - lookedOn[other] || isBid
    if (order !== 0) return order
  }
  return 0
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
    theirs.known = movedAlong(theirs.known, now)
    theirs.lookedOn = movedAlong(theirs.lookedOn, now)
    theirs.cardUp = swap(theirs.cardUp)
    theirs.deckTop = swap(theirs.deckTop)
    theirs.bidCard = swap(theirs.bidCard)
  })
  // A card that everybody knows of has not moved.
  if (pub.shown.some((place, card) => place >= 0 && now[card] !== card)) throw new Error('a shown card was dealt anew')
}

/** What is noted by card goes along with the cards. */
function movedAlong(noted: readonly number[], now: readonly Card[]): number[] {
  const moved = noted.slice()
  for (let card = 0; card < noted.length; card++) moved[now[card]] = noted[card]
  return moved
}
