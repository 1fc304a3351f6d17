import { below } from '@riposte/kernel'
import { events } from '../events.ts'
import { defineModule } from './module.ts'

const NUMBERS = 12

/** BB-M12, BB-15.6: each card in the row has a second lock, a number of its own. */
export const secondLock = defineModule('second-lock', {
  make: ({ cuts }: { readonly cuts: number }) => ({
    setup(x) {
      const numbers = Array.from({ length: NUMBERS }, (_, at) => at + 1)
      for (const card of x.pub.row) {
        const [lock] = numbers.splice(below(x.random, numbers.length), 1)
        card.lock = lock
        x.tell(events.lockPlaced, { equipmentId: card.card, value: lock })
      }
    },
    // BB-M12.3
    unlockAt: () => cuts,
  }),
})
