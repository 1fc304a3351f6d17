import { shuffle, type Table } from '@riposte/kernel'
import { firstFaceDown } from '../equipment/turn-up.ts'
import { events } from '../events.ts'
import type { Equipment } from '../names.ts'
import { shelf } from '../slots.ts'
import type { BombBusters } from '../state.ts'
import { defineModule } from './module.ts'

/** Cards that the pile has lost. They never lay face up, so nobody knows which they are (BB-15.3). */
const pile = shelf<never, never, { lost: Equipment[] }>('hidden-pile')

/** BB-M23.4: the first card of the pile is discarded, if one is left. */
export function loseCard(x: Table<BombBusters>): void {
  const place = firstFaceDown(x)
  if (place < 0) return
  x.pub.row.splice(place, 1)
  pile.hidden(x.hidden).lost.push(...x.hidden.faceDown.splice(place, 1))
  x.tell(events.equipmentLost, { left: x.pub.row.length })
}

/** BB-M23.1: a pile of cards instead of the row. How it is dealt stands in the mission's table; `four-of-number` turns it up. */
export const hiddenPile = defineModule('hidden-pile', {
  make: () => ({
    setup: ({ hidden }) => pile.hide(hidden, { lost: [] }),
    resample({ hidden }, _observer, random) {
      const { lost } = pile.hidden(hidden)
      const cards = [...lost, ...hidden.reserve, ...hidden.faceDown.filter((card) => card >= 0)]
      shuffle(random, cards)
      pile.hide(hidden, { lost: cards.splice(0, lost.length) })
      hidden.reserve = cards.splice(0, hidden.reserve.length)
      hidden.faceDown = hidden.faceDown.map((card) => (card >= 0 ? cards.pop()! : card))
    },
  }),
})
