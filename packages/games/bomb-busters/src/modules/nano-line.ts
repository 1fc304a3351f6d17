import type { Table } from '@riposte/kernel'
import { missionForbids } from '../blocked.ts'
import { events } from '../events.ts'
import { shelf } from '../slots.ts'
import type { BombBusters, Pub } from '../state.ts'
import type { Value } from '../wires.ts'
import { added } from './added-fields.ts'
import { defineModule } from './module.ts'
import { layOutNumbers, numberCards, resampleDeck } from './number-cards.ts'
import { noteNothingOpen } from './skipped-hand.ts'

/** BB-M59.1: the card Nano stands on, and the way it looks along the line. */
interface Nano {
  at: number
  facing: 1 | -1
}

const nano = shelf<Nano>('nano-line')

const NUMBERS = 12
const START = 7

const NOT_IN_FRONT = missionForbids('BB-M59.2', "Only the number of Nano's card and those in front of it may be cut.")

/** BB-M59.2 */
function isAvailable(pub: Pub, value: Value): boolean {
  const { at, facing } = nano.pub(pub)
  const { row } = numberCards.pub(pub)
  const place = row.findIndex((card) => card.value === value)
  return place >= 0 && (place === at || (row[place].up && (place - at) * facing > 0))
}

function turn(x: Table<BombBusters>): void {
  const state = nano.pub(x.pub)
  state.facing = state.facing === 1 ? -1 : 1
  x.tell(events.nanoTurned)
}

/** BB-M59: Nano walks along the line of numbers. */
export const nanoLine = defineModule('nano-line', {
  make: ({ skipDial }: { readonly skipDial: number }) => ({
    setup(x) {
      const { row } = layOutNumbers(x, NUMBERS)
      for (const { value } of row) x.tell(events.numberCardShown, { value })
      const at = row.findIndex(({ value }) => value === START)
      nano.put(x.pub, { at, facing: at < NUMBERS / 2 ? 1 : -1 })
    },
    value: (pub, _mine, _seat, value) => (isAvailable(pub, value) ? null : NOT_IN_FRONT),
    extra(_pub, _mine, _seat, field, _value, _before, out) {
      if (field === 'mission59RotateNano') out.push(0, 1)
    },
    // BB-M59.3, BB-M59.R3: there first, whether the cut succeeds or not. BB-E99.R1, BB-S12: what cards cut besides.
    resolve(x, { action, value, means }) {
      const { pub } = x
      if (means === 'disintegrator' || !isAvailable(pub, value)) return
      const state = nano.pub(pub)
      const at = numberCards.pub(pub).row.findIndex((card) => card.value === value)
      if (at !== state.at) {
        state.at = at
        x.tell(events.nanoMoved, { value })
      }
      if (added(action, 'mission59RotateNano') === 1) turn(x)
    },
    // BB-9.3 (a)
    detectorMissed(x, _actor, action) {
      if (added(action, 'mission59RotateNano') === 1) turn(x)
    },
    // BB-M59.4
    validated({ pub }, value) {
      for (const card of numberCards.pub(pub).row) if (card.value === value) card.up = false
    },
    // BB-M59.5
    skipDial,
    skipped(x, seat) {
      noteNothingOpen(x.pub, seat, (value) => isAvailable(x.pub, value))
      turn(x)
      return null
    },
    resample: ({ hidden }, _observer, random) => resampleDeck(hidden, random),
  }),
})
