import { type Random, shuffle, type Table } from '@riposte/kernel'
import { shelf } from '../slots.ts'
import type { BombBusters } from '../state.ts'

/** BB-N.1: Number cards on the table, and how many lie in the deck. */
export interface NumberCards {
  row: { readonly value: number; up: boolean }[]
  discard: number[]
  deck: number
}

/** The deck, the top card last. */
interface Deck {
  deck: number[]
}

export const numberCards = shelf<NumberCards, never, Deck>('number-cards')

function shuffledNumbers(random: Random): number[] {
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
  shuffle(random, numbers)
  return numbers
}

/** BB-N.1: the twelve cards shuffled, so many of them in a face-up row, the rest as a deck that nobody sees. */
export function layOutNumbers(x: Table<BombBusters>, inRow: number): NumberCards {
  const deck = shuffledNumbers(x.random)
  const row = deck.splice(-inRow, inRow).map((value) => ({ value, up: true }))
  const cards = { row, discard: [], deck: deck.length }
  numberCards.put(x.pub, cards)
  numberCards.hide(x.hidden, { deck })
  return cards
}

/** Turns up the top card; 0 when the deck is empty. */
export function drawNumber(x: Table<BombBusters>): number {
  const { deck } = numberCards.hidden(x.hidden)
  const value = deck.pop() ?? 0
  numberCards.pub(x.pub).deck = deck.length
  return value
}

/** What lies in the deck is known to nobody. */
export function resampleDeck(hidden: BombBusters['hidden'], random: Random): void {
  shuffle(random, numberCards.hidden(hidden).deck)
}
