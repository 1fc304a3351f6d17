import { below, type Random, shuffle } from '@riposte/kernel'
import { CARD_TYPE, type Card } from '../data/treachery.ts'

/** The places of cards that are in no hand: the card that is up, and any other. */
export const CARD_UP = -2
export const PILE = -1

/** A hand, or the place of the card that is up, to which at least so many cards of these types have to be dealt; one bit for each type. */
export interface AtLeast {
  readonly seat: number
  readonly types: number
  readonly cards: number
}

/** A card that has to be dealt to one of these hands; one bit for each seat. */
export interface Between {
  readonly card: Card
  readonly seats: number
}

/** So often it is tried, and so many cards are exchanged at each try. That there is a deal the real one shows. */
const TRIES = 100
const EXCHANGES = 40

/** By place, a card, so that all of this is true; null where none was found. */
export function dealtAnew(
  cards: readonly Card[],
  places: readonly number[],
  held: readonly AtLeast[],
  between: readonly Between[],
  random: Random,
): Card[] | null {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const deal = cards.slice()
    shuffle(random, deal)
    if (held.length === 0 && between.length === 0) return deal
    if (isMended(deal, places, held, between, random)) return deal
  }
  return null
}

/** Exchanges cards where a hand is not as it has to be: a deal by chance alone would hardly ever hit a rare card. */
function isMended(
  deal: Card[],
  places: readonly number[],
  held: readonly AtLeast[],
  between: readonly Between[],
  random: Random,
): boolean {
  const isBound = (card: Card) => between.some((bound) => bound.card === card)
  const isOf = (card: Card, types: number) => (types & (1 << CARD_TYPE[card])) !== 0
  const any = (suits: (card: Card, place: number) => boolean): number => {
    const found: number[] = []
    for (let at = 0; at < deal.length; at++) if (suits(deal[at], places[at])) found.push(at)
    return found.length === 0 ? -1 : found[below(random, found.length)]
  }
  const exchange = (one: number, other: number): boolean => {
    if (one < 0 || other < 0) return false
    const card = deal[one]
    deal[one] = deal[other]
    deal[other] = card
    return true
  }
  const isIn = (seats: number, place: number) => place >= 0 && (seats & (1 << place)) !== 0
  for (const { card, seats } of between) {
    const at = deal.indexOf(card)
    if (isIn(seats, places[at])) continue
    const free = any((other, place) => isIn(seats, place) && !isBound(other))
    if (!exchange(at, free)) return false
  }
  for (let exchanges = 0; exchanges < EXCHANGES; exchanges++) {
    const lacking = held.find(({ seat, types, cards }) => {
      let found = 0
      for (let at = 0; at < deal.length; at++) if (places[at] === seat && isOf(deal[at], types)) found++
      return found < cards
    })
    if (lacking === undefined) return true
    const { seat, types } = lacking
    const from = any((card, place) => place === seat && !isOf(card, types) && !isBound(card))
    const to = any((card, place) => place !== seat && isOf(card, types) && !isBound(card))
    if (!exchange(from, to)) return false
  }
  return false
}
