import type { Seat } from '@riposte/kernel'
import { missionForbids } from '../blocked.ts'
import { finish } from '../dial.ts'
import { events } from '../events.ts'
import { valuesIn } from '../hand.ts'
import { LOSS_DETONATOR } from '../names.ts'
import { shelf } from '../slots.ts'
import type { Own, Pub } from '../state.ts'
import { RED, type Value } from '../wires.ts'
import { defineModule } from './module.ts'
import { layOutNumbers, numberCards, resampleDeck } from './number-cards.ts'

/** BB-N.2: the pointer of the Sequence card. */
interface Sequence {
  pointer: number
}

const sequence = shelf<Sequence>('sequence-gate')

const NOT_YET = missionForbids('BB-M09.2', 'The numbers on the cards must be cut from left to right.')

/** BB-M09.2, BB-M09.4: what lies to the right of the card that is open. */
function isForbidden(pub: Pub, value: Value): boolean {
  const { pointer } = sequence.pub(pub)
  const { row } = numberCards.pub(pub)
  for (let at = pointer + 1; at < row.length; at++) if (row[at].value === value) return true
  return false
}

/** BB-M09.5, BB-M09.R1, BB-M09.R2: not only reds, and every other uncut wire is a forbidden number. */
function isStalled(pub: Pub, mine: Own, seat: Seat): boolean {
  const values = valuesIn(pub, mine, seat) & ~(1 << RED)
  if (values === 0) return false
  for (let value = 1; value <= RED; value++) {
    if ((values & (1 << value)) !== 0 && !isForbidden(pub, value)) return false
  }
  return true
}

interface SequenceGateParameters {
  readonly cards: number
  readonly cutsPerStep: number
}

/** BB-M09.1, BB-M16.1: numbers on the row of cards are cut from left to right, each two times or four. */
export const sequenceGate = defineModule('sequence-gate', {
  make({ cards, cutsPerStep }: SequenceGateParameters) {
    return {
      setup(x) {
        layOutNumbers(x, cards)
        sequence.put(x.pub, { pointer: 0 })
        for (const { value } of numberCards.pub(x.pub).row) x.tell(events.numberCardShown, { value })
      },
      value: (pub, _mine, _seat, value) => (isForbidden(pub, value) ? NOT_YET : null),
      // BB-M09.3: one step at most, by the number of wires that will be cut.
      resolve({ pub }, { success, value, wires }) {
        const { row } = numberCards.pub(pub)
        const state = sequence.pub(pub)
        const card = row[state.pointer]
        if (!success || card === undefined || card.value !== value) return
        if (pub.cut[value] + wires - 1 < cutsPerStep) return
        card.up = false
        state.pointer++
      },
      begin(x) {
        if (isStalled(x.pub, x.own[x.pub.current], x.pub.current)) finish(x, LOSS_DETONATOR)
        return null
      },
      endTurn(x) {
        if (isStalled(x.pub, x.own[x.pub.current], x.pub.current)) finish(x, LOSS_DETONATOR)
        return null
      },
      // BB-6.8: a card may leave the player stalled in the middle of the turn.
      skipped(x) {
        finish(x, LOSS_DETONATOR)
        return null
      },
      resample: ({ hidden }, _observer, random) => resampleDeck(hidden, random),
    }
  },
})
