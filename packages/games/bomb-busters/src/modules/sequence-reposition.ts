import { type Action, type Facts, named, type Seat, seat, type Table } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { FORCED_FIRST, missionForbids } from '../blocked.ts'
import { finish } from '../dial.ts'
import { events } from '../events.ts'
import { flow, question } from '../kit.ts'
import { LOSS_DETONATOR, UNDECIDED } from '../names.ts'
import { shelf } from '../slots.ts'
import type { BombBusters, Pub } from '../state.ts'
import { whileChoosing } from '../turn-actions.ts'
import type { Value } from '../wires.ts'
import { defineModule, type Forced } from './module.ts'
import { layOutNumbers, numberCards, resampleDeck } from './number-cards.ts'

/** BB-N.2: the card of the row that is open; -1 while a side has to be chosen, and when the row is empty. */
interface Sequence {
  pointer: number
}

const sequence = shelf<Sequence>('sequence-reposition')

const NOT_POINTED_AT = missionForbids(
  'BB-M36.3',
  'Of the numbers in the row only the one under the pointer may be cut.',
)
const NOWHERE = -1
const [LEFT, RIGHT] = [actions.mission36SequencePosition.of(0), actions.mission36SequencePosition.of(1)]
const REASONS = ['initial', 'advance']

/** BB-M36.3 */
function isForbidden(pub: Pub, value: Value): boolean {
  const { pointer } = sequence.pub(pub)
  return numberCards.pub(pub).row.some((card, at) => card.value === value && at !== pointer)
}

function mustChoose(pub: Pub): boolean {
  return sequence.pub(pub).pointer === NOWHERE && numberCards.pub(pub).row.length > 0
}

/** BB-M36.4: a number of which enough wires are cut leaves the row; with one card left the pointer goes there itself. */
function leaveRow(pub: Pub, enough: (value: Value) => boolean): void {
  const cards = numberCards.pub(pub)
  const state = sequence.pub(pub)
  while (state.pointer !== NOWHERE && enough(cards.row[state.pointer].value)) {
    const [{ value }] = cards.row.splice(state.pointer, 1)
    cards.discard.push(value)
    state.pointer = cards.row.length === 1 ? 0 : NOWHERE
  }
}

type Choosing = Facts & { readonly captain: Seat; readonly reason: number }

const sequencePosition = question<Choosing>('mission36SequencePosition', {
  rule: 'BB-M36.2',
  takes: [actions.mission36SequencePosition],
  about: { captain: seat, reason: named('reason for a new pointer', REASONS) },
  legal(_pub, _mine, _me, _about, out) {
    out.add(LEFT)
    out.add(RIGHT)
  },
  meanwhile: whileChoosing,
  // BB-22.2
  timeout: () => LEFT,
})

interface Positioning {
  args: { readonly reason: number; readonly requiredCuts: number }
  local: { readonly reason: number; readonly requiredCuts: number }
  steps: { choose: void; chosen: Action }
  result: void
}

/** BB-M36.2, BB-M36.R1: the captain puts the pointer on the first or the last card. */
const positionFlow = flow<Positioning>('mission36SequencePosition', {
  rule: 'BB-M36.2',
  shown: {},
  start: 'choose',
  local: ({ reason, requiredCuts }) => ({ reason, requiredCuts }),
  blocks: FORCED_FIRST,
  steps: {
    choose(x) {
      const { captain, result } = x.pub
      if (result !== UNDECIDED || !mustChoose(x.pub)) return x.done()
      return x.ask(sequencePosition, captain, { captain, reason: x.local.reason }, 'chosen')
    },
    chosen(x, action) {
      sequence.pub(x.pub).pointer = action === LEFT ? 0 : numberCards.pub(x.pub).row.length - 1
      x.tell(events.sequenceSide, { seat: x.pub.captain, side: action === LEFT ? 0 : 1 })
      // A card may have cut wires out of order: what is done already leaves at once.
      leaveRow(x.pub, (value) => x.pub.cut[value] >= x.local.requiredCuts)
      return x.goto('choose')
    },
  },
})

interface SequenceRepositionParameters {
  readonly visible: number
  readonly requiredCuts: number
}

/** BB-M36: the row of numbers is worked off from either end. */
export const sequenceReposition = defineModule('sequence-reposition', {
  flows: [positionFlow],
  questions: [sequencePosition],
  make({ visible, requiredCuts }: SequenceRepositionParameters) {
    const position = (reason: number): Forced => ({ flow: positionFlow, args: { reason, requiredCuts } })
    return {
      setup(x: Table<BombBusters>) {
        for (const { value } of layOutNumbers(x, visible).row) x.tell(events.numberCardShown, { value })
        sequence.put(x.pub, { pointer: NOWHERE })
      },
      value: (pub, _mine, _seat, value) => (isForbidden(pub, value) ? NOT_POINTED_AT : null),
      resolve({ pub }, cut) {
        const last = cut.success ? cut.wires - 1 : 0
        leaveRow(pub, (value) => pub.cut[value] + (value === cut.value ? last : 0) >= requiredCuts)
      },
      begin: () => position(0),
      // BB-7.9: the turn has passed on, and the choice is made before the next action.
      endTurn: ({ pub }) => (mustChoose(pub) ? position(1) : null),
      // BB-M36.5, BB-M36.R2: all that could be cut is blocked. With a choice still to be made nobody is stuck.
      skipped(x) {
        if (!mustChoose(x.pub)) finish(x, LOSS_DETONATOR)
        return null
      },
      resample: ({ hidden }, _observer, random) => resampleDeck(hidden, random),
    }
  },
})
