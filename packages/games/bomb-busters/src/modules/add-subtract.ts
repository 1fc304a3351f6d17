import { missionForbids } from '../blocked.ts'
import { events } from '../events.ts'
import type { Pub } from '../state.ts'
import type { Value } from '../wires.ts'
import { added, valueNamed } from './added-fields.ts'
import { defineModule } from './module.ts'
import { layOutNumbers, numberCards, resampleDeck } from './number-cards.ts'
import { passTurn } from './pass-turn.ts'
import { noteNothingOpen } from './skipped-hand.ts'

const NUMBERS = 12

const NO_PAIR = missionForbids('BB-M47.2', 'No two face-up Number cards make that number by adding or subtracting.')
const WRONG_PAIR = missionForbids('BB-M47.2', 'These two cards do not make that number, or one is face down.')

type Pair = readonly [number, number]

function isUp(pub: Pub, number: number): boolean {
  return numberCards.pub(pub).row.some(({ value, up }) => up && value === number)
}

/** BB-M47.2: two different face-up cards whose sum or difference it is. */
function makes(pub: Pub, a: number, b: number, value: Value): boolean {
  if (a === b || !isUp(pub, a) || !isUp(pub, b)) return false
  return a + b === value || Math.abs(a - b) === value
}

/** The first fitting pair in ascending order. */
function firstPair(pub: Pub, value: Value): Pair | null {
  for (let a = 1; a <= NUMBERS; a++) {
    for (let b = a + 1; b <= NUMBERS; b++) if (makes(pub, a, b, value)) return [a, b]
  }
  return null
}

/** The second cards that go with the first one. */
function partners(pub: Pub, a: number, value: Value): number[] {
  const found: number[] = []
  for (let b = 1; b <= NUMBERS; b++) if (makes(pub, a, b, value)) found.push(b)
  return found
}

/** BB-M47: every cut uses up two Number cards. */
export const addSubtract = defineModule('add-subtract', {
  make: ({ skipDial }: { readonly skipDial: number }) => ({
    setup: (x) => {
      const { row } = layOutNumbers(x, NUMBERS)
      row.sort((one, other) => one.value - other.value)
    },
    value: (pub, _mine, _seat, value) => (firstPair(pub, value) === null ? NO_PAIR : null),
    extra(pub, _mine, _seat, field, value, before, out) {
      if (field === 'numberCardA') {
        // Without a choice the first pair is taken.
        out.push(0)
        for (let a = 1; a <= NUMBERS; a++) if (partners(pub, a, value).length > 0) out.push(a)
      } else if (field === 'numberCardB') {
        const a = before[before.length - 1]
        if (a > 0) out.push(...partners(pub, a, value))
      }
    },
    extraRefused(pub, _mine, _seat, action) {
      const a = added(action, 'numberCardA')
      const b = added(action, 'numberCardB')
      return (a === 0 && b === 0) || makes(pub, a, b, valueNamed(action)) ? null : WRONG_PAIR
    },
    // BB-M47.3, BB-S5: used up by the attempt. The Disintegrator is nobody's cut (BB-S12).
    resolve(x, { action, value, means }) {
      if (means === 'disintegrator') return
      const chosen: Pair = [added(action, 'numberCardA'), added(action, 'numberCardB')]
      const pair = chosen[0] === 0 ? firstPair(x.pub, value) : chosen
      for (const card of numberCards.pub(x.pub).row) {
        if (pair?.includes(card.value) !== true) continue
        card.up = false
        x.tell(events.numberCardUsed, { value: card.value })
      }
    },
    endTurn(x) {
      const { row } = numberCards.pub(x.pub)
      if (row.some(({ up }) => up)) return null
      for (const card of row) card.up = true
      x.tell(events.numberCardsTurnedUp)
      return null
    },
    turnActions: [passTurn(skipDial)],
    skipDial,
    skipped({ pub }, seat) {
      noteNothingOpen(pub, seat, (value) => firstPair(pub, value) !== null)
      return null
    },
    resample: ({ hidden }, _observer, random) => resampleDeck(hidden, random),
  }),
})
