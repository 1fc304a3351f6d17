import { type Parts, type Random, shuffle } from '@riposte/kernel'
import { type Card, COPIES, HAND, HIGHEST, type Jackdaw } from './state.ts'

/** JD-1.1: the whole deck. */
export function wholeDeck(): Card[] {
  return Array.from({ length: HIGHEST * COPIES }, (_, at) => 1 + Math.floor(at / COPIES))
}

/** JD-1.2, JD-1.3 */
export function setUp(seats: number, random: Random): Parts<Jackdaw> {
  const deck = wholeDeck()
  shuffle(random, deck)
  const own = Array.from({ length: seats }, () => ({ hand: deck.splice(0, HAND).sort((a, b) => a - b) }))
  return {
    pub: {
      turn: 0,
      acting: -1,
      played: 0,
      gone: [],
      hands: own.map(({ hand }) => hand.length),
      scores: own.map(() => 0),
      over: false,
    },
    own,
    hidden: { rest: deck },
  }
}
