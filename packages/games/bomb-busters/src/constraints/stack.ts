import { type Random, shuffle, type Table } from '@riposte/kernel'
import { events } from '../events.ts'
import type { ConstraintId } from '../names.ts'
import { shelf } from '../slots.ts'
import type { BombBusters } from '../state.ts'
import { constraintNumber, shuffledConstraints } from './deck.ts'

/** The card that binds everybody, those that have been, and how many are still in the deck. */
interface Stack {
  active: ConstraintId | null
  discard: ConstraintId[]
  deck: number
}

/** The deck, the top card last. Nobody knows it. */
interface Deck {
  deck: ConstraintId[]
}

export const stack = shelf<Stack, never, Deck>('active-constraint')

/** BB-M32.1, BB-M37.1: all twelve shuffled, the top one active for everybody. */
export function layOutStack(x: Table<BombBusters>): void {
  stack.put(x.pub, { active: null, discard: [], deck: 0 })
  stack.hide(x.hidden, { deck: shuffledConstraints(x.random) })
  turnUp(x)
}

/** BB-M32.3, BB-M37.3: the next card takes the place of the active one. With an empty deck there is none any more. */
export function turnUp(x: Table<BombBusters>): void {
  const open = stack.pub(x.pub)
  const { deck } = stack.hidden(x.hidden)
  if (open.active !== null) {
    open.discard.push(open.active)
    x.tell(events.constraintDiscarded, { constraintId: constraintNumber(open.active) })
  }
  open.active = deck.pop() ?? null
  open.deck = deck.length
  if (open.active !== null) x.tell(events.constraintTurnedUp, { constraintId: constraintNumber(open.active) })
}

export function resampleStack(hidden: BombBusters['hidden'], random: Random): void {
  shuffle(random, stack.hidden(hidden).deck)
}
