import {
  type Action,
  type Blocked,
  blocked,
  type Facts,
  includes,
  type Seat,
  type Seats,
  seat as seatField,
  shuffle,
  type Table,
} from '@riposte/kernel'
import { actions } from '../actions.ts'
import { FORCED_ACTION_PENDING, FORCED_FIRST, missionForbids, TARGET_PLAYER_NOT_FOUND } from '../blocked.ts'
import { askRadar } from '../equipment/general-radar.ts'
import { events } from '../events.ts'
import { value as valueField } from '../fields.ts'
import { nextWithWires } from '../hand.ts'
import { flow, question } from '../kit.ts'
import { GENERAL_RADAR } from '../names.ts'
import { shelf } from '../slots.ts'
import type { BombBusters, Pub } from '../state.ts'
import { COPIES, RED, VALUES, type Value } from '../wires.ts'
import { defineModule, type Forced } from './module.ts'
import { drawNumber, layOutNumbers, numberCards, resampleDeck } from './number-cards.ts'

/** BB-M18.2: the number of this turn, 0 for none; who designates, who said yes, and whether the cutter is named. */
interface Radar {
  value: Value
  designator: Seat
  yes: Seats
  isNamed: boolean
}

const radar = shelf<Radar>('radar-and-designate')
const NONE: Radar = { value: 0, designator: -1, yes: 0, isNamed: false }

const NO_WIRES = blocked('noWires', 'BB-13.4', 'That player has no wires left.')
const SAID_NO = missionForbids('BB-13.4', 'The radar has found nothing there.')
const OTHER_NUMBER = missionForbids('BB-M18.4', 'Only the number of the card may be cut now.')
const NO_REVEAL = missionForbids('BB-M18.4', 'The number of the card has to be cut now.')
const NOT_BY_HAND = missionForbids('BB-M18.1', 'The radar is not used by hand in this mission.')
const NO_EQUIPMENT = missionForbids('BB-M18.4', 'No equipment while a designated player cuts.')

/** BB-M18.4: a designated player cuts. */
function isSubTurn(pub: Pub): boolean {
  return radar.pub(pub).isNamed
}

type Designating = Facts & { readonly designator: Seat; readonly value: Value }

function whyNot(pub: Pub, target: Seat): Blocked | null {
  if (target >= pub.players.length) return TARGET_PLAYER_NOT_FOUND
  if (pub.players[target].uncut === 0) return NO_WIRES
  return includes(radar.pub(pub).yes, target) ? null : SAID_NO
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
  meanwhile: () => FORCED_ACTION_PENDING,
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
      x.tell(events.cutterDesignated, state.designator, cutter, state.value)
      return x.done()
    },
  },
})

/** BB-M18.2: the next number that is not done; 0 when all are. */
function drawOpen(x: Table<BombBusters>): Value {
  const cards = numberCards.pub(x.pub)
  const { deck } = numberCards.hidden(x.hidden)
  for (;;) {
    if (deck.length === 0) {
      deck.push(...cards.discard.filter((value) => x.pub.cut[value] < COPIES))
      cards.discard = []
      shuffle(x.random, deck)
    }
    const value = drawNumber(x)
    if (value === 0 || x.pub.cut[value] < COPIES) return value
  }
}

/** BB-M18.2, BB-M18.6 */
function startTurn(x: Table<BombBusters>): Forced | null {
  const { pub } = x
  const designator = pub.current
  radar.put(pub, { ...NONE })
  const isRedOnly = x.own[designator].onlyRed
  x.tell(events.numberAwaited, designator, isRedOnly ? 0 : 1)
  if (isRedOnly) {
    noteOnlyReds(pub, designator)
    return null
  }
  const value = drawOpen(x)
  if (value === 0) return null
  numberCards.pub(pub).row = [{ value, up: true }]
  x.tell(events.numberCardShown, value)
  radar.put(pub, { value, designator, yes: askRadar(x, value), isNamed: false })
  return { flow: designateFlow, args: null }
}

/** Everybody can tell why there is no card. */
function noteOnlyReds(pub: Pub, seat: Seat): void {
  const { shown, not } = pub.players[seat]
  for (let place = 0; place < shown.length; place++) if (shown[place] === 0) not[place] |= ALL_BUT_RED
}

const ALL_BUT_RED = ((1 << VALUES) - 2) & ~(1 << RED)

/** BB-M18.5: the card goes, and the turn to the next after the designator. */
function endSubTurn({ pub }: Table<BombBusters>): void {
  const { value, designator, isNamed } = radar.pub(pub)
  if (!isNamed) return
  const cards = numberCards.pub(pub)
  cards.row = []
  if (pub.cut[value] < COPIES) cards.discard.push(value)
  pub.current = nextWithWires(pub, designator)
}

// BB-M18: every turn a number is drawn, the radar looks for it, and the player whose turn it is says who cuts it.
defineModule('radar-and-designate', {
  make: () => ({
    setup(x) {
      layOutNumbers(x, 0)
      radar.put(x.pub, { ...NONE })
    },
    value: (pub, _mine, _seat, value) => (isSubTurn(pub) && value !== radar.pub(pub).value ? OTHER_NUMBER : null),
    reveal: (pub) => (isSubTurn(pub) ? NO_REVEAL : null),
    // BB-8.5
    revealOff: isSubTurn,
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
