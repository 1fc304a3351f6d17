import { finish } from '../dial.ts'
import { CARDS } from '../equipment/card-table.ts'
import { events } from '../events.ts'
import { LOSS_RED_WIRE } from '../names.ts'
import { defineModule } from './module.ts'
import { layOutNumbers, resampleDeck } from './number-cards.ts'

/** BB-M11: the four wires of a number count as red. */
export const redLikeValue = defineModule('red-like-value', {
  make: () => ({
    setup(x) {
      const { row } = layOutNumbers(x, 1)
      x.pub.redLike = row[0].value
      x.tell(events.numberCardShown, { value: row[0].value })
      // BB-M11.1: a card that this number would unlock is replaced.
      for (const card of x.pub.row) {
        if (CARDS[card.card].unlock !== x.pub.redLike) continue
        const at = x.hidden.reserve.findLastIndex((other) => CARDS[other].unlock !== x.pub.redLike)
        if (at < 0) continue
        const [other] = x.hidden.reserve.splice(at, 1)
        x.hidden.reserve.unshift(card.card)
        card.card = other
        x.tell(events.equipmentDealt, { equipmentId: other })
      }
    },
    // BB-M11.3, BB-M11.R1: a cut that succeeds, so that no Stabilizer helps.
    resolve(x, { actor, success, value }) {
      if (!success || value !== x.pub.redLike) return
      x.tell(events.exploded, { seat: actor, value })
      finish(x, LOSS_RED_WIRE)
    },
    resample: ({ hidden }, _observer, random) => resampleDeck(hidden, random),
  }),
})
