import type { Table } from '@riposte/kernel'
import { firstFaceDown, turnUp } from '../equipment/turn-up.ts'
import { events } from '../events.ts'
import type { BombBusters } from '../state.ts'
import { defineModule } from './module.ts'
import { drawNumber, layOutNumbers, numberCards, resampleDeck } from './number-cards.ts'

/** BB-M15.2: the next number that is still open; those that are done already bring nothing. */
function showNext(x: Table<BombBusters>, isDone: (value: number) => boolean): void {
  const cards = numberCards.pub(x.pub)
  cards.row = []
  for (let value = drawNumber(x); value !== 0; value = drawNumber(x)) {
    x.tell(events.numberCardShown, { value })
    if (!isDone(value)) {
      cards.row = [{ value, up: true }]
      return
    }
    cards.discard.push(value)
  }
}

/**
 * BB-M15: the row lies face down; each number of the deck that is cut completely turns up a card. Nothing else unlocks
 * one (BB-M15.2), since what lies face down has no number that could be cut.
 */
export const numberDeckUnlocks = defineModule('number-deck-unlocks', {
  make: ({ cutsToComplete }: { readonly cutsToComplete: number }) => ({
    setup(x) {
      const [{ value }] = layOutNumbers(x, 1).row
      x.tell(events.numberCardShown, { value })
    },
    resolve(x, { success, value, wires }) {
      if (!success) return
      const cards = numberCards.pub(x.pub)
      const open = cards.row[0]
      const place = firstFaceDown(x)
      const isDone = (number: number) => x.pub.cut[number] + (number === value ? wires - 1 : 0) >= cutsToComplete
      // BB-M15.4
      if (open === undefined || place < 0 || !isDone(open.value)) return
      turnUp(x, place)
      cards.discard.push(open.value)
      showNext(x, isDone)
    },
    resample: ({ hidden }, _observer, random) => resampleDeck(hidden, random),
  }),
})
