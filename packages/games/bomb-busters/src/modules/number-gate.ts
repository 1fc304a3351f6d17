import { missionForbids } from '../blocked.ts'
import type { Pub } from '../state.ts'
import { COPIES } from '../wires.ts'
import { defineModule } from './module.ts'
import { numberCards } from './number-cards.ts'
import { noteLacks } from './skipped-hand.ts'

const NOT_OPEN = missionForbids('BB-M26.2', 'The Number card of that number does not lie face up.')
const NUMBERS_FIRST = missionForbids('BB-M26.6', 'Reds are revealed when no Number card is left.')
const NUMBERS = 12

/** The numbers whose cards lie face up, one bit each. */
function openNumbers(pub: Pub): number {
  let open = 0
  for (const { value, up } of numberCards.pub(pub).row) if (up) open |= 1 << value
  return open
}

/**
 * BB-M26: only numbers whose card lies face up may be cut, and each attempt turns its card down. Who holds no such number
 * is skipped (BB-M26.4): that is what not being able to play comes to here.
 */
export const numberGate = defineModule('number-gate', {
  make: ({ skipDial }: { readonly skipDial: number }) => ({
    setup({ pub, hidden }) {
      const row = Array.from({ length: NUMBERS }, (_, at) => ({ value: at + 1, up: true }))
      numberCards.put(pub, { row, discard: [], deck: 0 })
      numberCards.hide(hidden, { deck: [] })
    },
    value: (pub, _mine, _seat, value) => ((openNumbers(pub) & (1 << value)) === 0 ? NOT_OPEN : null),
    // BB-M26.6, BB-M26.8
    reveal: (pub) => (numberCards.pub(pub).row.length > 0 ? NUMBERS_FIRST : null),
    // BB-M26.3; a Double Detector that finds nothing asks no module (BB-M26.7).
    resolve({ pub }, { success, value, wires }) {
      const cards = numberCards.pub(pub)
      const at = cards.row.findIndex((card) => card.value === value)
      if (at < 0) return
      const isDone = pub.cut[value] + (success ? wires - 1 : 0) >= COPIES
      if (isDone) cards.discard.push(...cards.row.splice(at, 1).map((card) => card.value))
      else cards.row[at].up = false
    },
    // BB-M26.4
    endTurn({ pub }) {
      if (openNumbers(pub) === 0) for (const card of numberCards.pub(pub).row) card.up = true
      return null
    },
    // BB-M26.5: whoever is skipped holds none of the open numbers, and everybody can tell.
    skipped({ pub }, seat) {
      noteLacks(pub, seat, openNumbers(pub))
      return null
    },
    skipDial,
  }),
})
