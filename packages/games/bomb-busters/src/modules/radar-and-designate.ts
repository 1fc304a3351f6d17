import {
  type Action,
  type Blocked,
  type Facts,
  includes,
  type Seat,
  type Seats,
  seat as seatField,
  type Table,
} from '@riposte/kernel'
import { actions } from '../actions.ts'
import { FORCED_FIRST, missionForbids } from '../blocked.ts'
import { askRadar } from '../equipment/general-radar.ts'
import { events } from '../events.ts'
import { value as valueField } from '../fields.ts'
import { nextWithWires } from '../hand.ts'
import { flow, question } from '../kit.ts'
import { GENERAL_RADAR } from '../names.ts'
import { shelf } from '../slots.ts'
import type { BombBusters, Pub } from '../state.ts'
import { whileChoosing } from '../turn-actions.ts'
import type { Value } from '../wires.ts'
import { defineModule, type Forced } from './module.ts'
import { cutterHooks, cutterRefused } from './named-cutter.ts'
import { layOutNumbers, resampleDeck } from './number-cards.ts'
import { putAwayNumber, turnUpNumber } from './number-of-the-turn.ts'

/** BB-M18.2: the number of this turn, 0 for none; who designates, who said yes, and whether the cutter is named. */
interface Radar {
  value: Value
  designator: Seat
  yes: Seats
  isNamed: boolean
}

const radar = shelf<Radar>('radar-and-designate')
const NONE: Radar = { value: 0, designator: -1, yes: 0, isNamed: false }

const SAID_NO = missionForbids('BB-13.4', 'The radar has found nothing there.')
const NOT_BY_HAND = missionForbids('BB-M18.1', 'The radar is not used by hand in this mission.')
const NO_EQUIPMENT = missionForbids('BB-M18.4', 'No equipment while a designated player cuts.')

/** BB-M18.4, BB-M18.7: a designated player cuts, with the usual consequences. */
function isSubTurn(pub: Pub): boolean {
  return radar.pub(pub).isNamed
}

type Designating = Facts & { readonly designator: Seat; readonly value: Value }

function whyNot(pub: Pub, target: Seat): Blocked | null {
  return cutterRefused(pub, target) ?? (includes(radar.pub(pub).yes, target) ? null : SAID_NO)
}

/** Who said yes, from the designator on clockwise. */
function candidates(pub: Pub): Seat[] {
  const { designator, yes } = radar.pub(pub)
  return pub.players.map((_, i) => (designator + i) % pub.players.length).filter((seat) => includes(yes, seat))
}

const designateCutter = question<Designating>('designateCutter', {
  rule: 'BB-13.4',
  takes: [actions.designateCutter],
  about: { designator: seatField, value: valueField },
  legal(pub, _mine, _me, _about, out) {
    for (const seat of candidates(pub)) out.add(actions.designateCutter.of(seat))
  },
  why: (pub, _mine, _me, _about, action) => whyNot(pub, actions.designateCutter.targetPlayerId(action)),
  meanwhile: whileChoosing,
  // BB-22.2
  timeout: (pub) => actions.designateCutter.of(candidates(pub)[0]),
})

interface Designation {
  args: null
  local: Record<never, never>
  steps: { choose: void; chosen: Action }
  result: void
}

/** BB-M18.3: who says yes may be named, the designator included. */
const designateFlow = flow<Designation>('designateCutter', {
  rule: 'BB-M18.3',
  shown: {},
  start: 'choose',
  local: () => ({}),
  blocks: FORCED_FIRST,
  steps: {
    choose(x) {
      const { designator, value } = radar.pub(x.pub)
      return x.ask(designateCutter, designator, { designator, value }, 'chosen')
    },
    chosen(x, action) {
      const state = radar.pub(x.pub)
      const cutter = actions.designateCutter.targetPlayerId(action)
      state.isNamed = true
      x.pub.current = cutter
      x.tell(events.cutterDesignated, { seat: state.designator, target: cutter, value: state.value })
      return x.done()
    },
  },
})

/** BB-M18.2, BB-M18.6 */
function startTurn(x: Table<BombBusters>): Forced | null {
  const { pub } = x
  const designator = pub.current
  radar.put(pub, { ...NONE })
  const value = turnUpNumber(x)
  if (value === 0) return null
  radar.put(pub, { value, designator, yes: askRadar(x, value), isNamed: false })
  return { flow: designateFlow, args: null }
}

/** BB-M18.5: the card goes, and the turn to the next after the designator. */
function endSubTurn({ pub }: Table<BombBusters>): void {
  const { value, designator, isNamed } = radar.pub(pub)
  if (!isNamed) return
  putAwayNumber(pub, value)
  pub.current = nextWithWires(pub, designator)
}

/** BB-M18: every turn a number is drawn, the radar looks for it, and the player whose turn it is says who cuts it. */
export const radarAndDesignate = defineModule('radar-and-designate', {
  make: () => ({
    setup(x) {
      layOutNumbers(x, 0)
      radar.put(x.pub, { ...NONE })
    },
    ...cutterHooks('BB-M18.4', radar.pub),
    equipment(pub, _mine, _seat, card) {
      if (card === GENERAL_RADAR) return NOT_BY_HAND
      return isSubTurn(pub) ? NO_EQUIPMENT : null
    },
    begin: startTurn,
    endTurn(x) {
      endSubTurn(x)
      return startTurn(x)
    },
    resample: ({ hidden }, _observer, random) => resampleDeck(hidden, random),
  }),
  flows: [designateFlow],
  questions: [designateCutter],
})
