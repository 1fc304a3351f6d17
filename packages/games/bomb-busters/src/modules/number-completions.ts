import { moveDial } from '../dial.ts'
import { events } from '../events.ts'
import { defineModule } from './module.ts'
import { layOutNumbers, numberCards, resampleDeck } from './number-cards.ts'

/** BB-M62: completing a number that lies face up moves the dial back. */
export const numberCompletions = defineModule('number-completions', {
  make: ({ completedDial }: { readonly completedDial: number }) => ({
    setup(x) {
      for (const { value } of layOutNumbers(x, x.seats).row) x.tell(events.numberCardShown, { value })
    },
    // BB-M62.2: before the loss check of the same action; there is no refill.
    validated(x, value) {
      const cards = numberCards.pub(x.pub)
      const at = cards.row.findIndex((card) => card.value === value)
      if (at < 0) return
      cards.row.splice(at, 1)
      cards.discard.push(value)
      moveDial(x, completedDial)
    },
    resample: ({ hidden }, _observer, random) => resampleDeck(hidden, random),
  }),
})
