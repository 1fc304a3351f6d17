import { checkDial, moveDial } from '../dial.ts'
import { events } from '../events.ts'
import { defineModule } from './module.ts'

/** A number from 1 to 12 in digits, standing alone. */
const NUMBER = /(?<![\p{L}\p{N}_])(?:1[0-2]|[1-9])(?![\p{L}\p{N}_])/u

/** BB-M25.1, BB-M25.2: whoever says a number while the mission is played moves the dial; the words are said all the same. */
export const noSpokenNumbers = defineModule('no-spoken-numbers', {
  make: ({ dial }: { readonly dial: number }) => ({
    fined: (_pub, _seat, text) => NUMBER.exec(text)?.[0] ?? null,
    fine(x, seat) {
      x.tell(events.numberSaid, { seat })
      moveDial(x, dial)
      checkDial(x)
    },
  }),
})
