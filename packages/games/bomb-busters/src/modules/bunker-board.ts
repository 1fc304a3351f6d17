import { type Action, blocked, type Facts, type Seat, seat, type Table, whole } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { FORCED_FIRST, missionForbids } from '../blocked.ts'
import { allowsNumber } from '../constraints/card.ts'
import { constraintNumber, shuffledConstraints } from '../constraints/deck.ts'
import { checkDial, finish, moveDial } from '../dial.ts'
import { events } from '../events.ts'
import { BUNKER_CHOICES, type BunkerChoice, type BunkerSlot, value as valueField } from '../fields.ts'
import { flow, question } from '../kit.ts'
import { type ConstraintId, LOSS_DETONATOR, UNDECIDED } from '../names.ts'
import { shelf } from '../slots.ts'
import type { BombBusters, Pub } from '../state.ts'
import { whileChoosing } from '../turn-actions.ts'
import { COPIES, type Value, YELLOW } from '../wires.ts'
import {
  BUNKER,
  type Cell,
  FLOORS,
  type Floor,
  hasSaw,
  isOpenWay,
  leadsTo,
  stripedAt,
  WAYS,
  type Way,
} from './bunker-map.ts'
import { type Cut, defineModule, type Forced } from './module.ts'
import { noteLacks } from './skipped-hand.ts'

/** BB-M66.3: steps that somebody has still to take. */
interface Steps {
  readonly actor: Seat
  readonly value: Value
  readonly left: number
}

/** BB-M66.1: the cards at the ways and at the activation, where the standee is, and what has been activated. */
interface Board {
  readonly cards: Readonly<Record<BunkerSlot, ConstraintId>>
  floor: Floor
  cell: Cell
  activated: string[]
  due: Steps | null
}

const board = shelf<Board>('bunker-board')

const NOT_OFFERED = blocked('notOffered', 'BB-M66.4', 'The standee cannot do that with this number.')
const YELLOW_WAITS = missionForbids('BB-M66.9', 'Yellow wires wait until Doctor Nope is dealt with.')
const NUMBERS = 0x1ffe

const isWay = (choice: BunkerChoice): choice is Way => WAYS.includes(choice as Way)

/** BB-M66.4, BB-M66.5: what can be done with a step of this number. */
function offered(pub: Pub, value: Value): BunkerChoice[] {
  const { cards, activated, ...standee } = board.pub(pub)
  const striped = BUNKER_CHOICES.find((choice) => choice === stripedAt(BUNKER, standee))
  // BB-M66.R2: nobody leaves a striped space before it is activated.
  if (striped !== undefined && !activated.includes(striped)) return allowsNumber(cards.action, value) ? [striped] : []
  return WAYS.filter((way) => allowsNumber(cards[way], value) && isOpenWay(BUNKER, standee, way, activated))
}

type Choosing = Facts & { readonly actor: Seat; readonly value: Value; readonly left: number }

const bunkerChoice = question<Choosing>('mission66BunkerChoice', {
  rule: 'BB-M66.3',
  takes: [actions.mission66BunkerChoice],
  about: { actor: seat, value: valueField, left: whole('number of steps', 0, 3) },
  legal(pub, _mine, _me, { value }, out) {
    for (const choice of offered(pub, value)) out.add(answer(choice))
  },
  why: () => NOT_OFFERED,
  meanwhile: whileChoosing,
  // BB-22.2: the activation, or the first way of north, east, south and west.
  timeout: (pub, _mine, _me, { value }) => answer(offered(pub, value)[0]),
})

function answer(choice: BunkerChoice): Action {
  return actions.mission66BunkerChoice.of(BUNKER_CHOICES.indexOf(choice))
}

interface Walking {
  args: { readonly steps: Steps; readonly sawDial: number }
  local: { readonly actor: Seat; readonly value: Value; left: number; readonly sawDial: number }
  steps: { next: void; ask: void; chosen: Action }
  result: void
}

/** BB-M66.3: whoever has cut takes the steps, one by one. */
const walkFlow = flow<Walking>('mission66BunkerChoice', {
  rule: 'BB-M66.3',
  shown: {},
  start: 'next',
  local: ({ steps, sawDial }) => ({ ...steps, sawDial }),
  blocks: FORCED_FIRST,
  steps: {
    next(x) {
      const { local, pub } = x
      for (; local.left > 0 && pub.result === UNDECIDED; local.left--) {
        if (offered(pub, local.value).length > 0) return x.goto('ask')
        x.tell(events.standeeStays, { seat: local.actor, value: local.value })
      }
      return x.done()
    },
    ask(x) {
      const { actor, value, left } = x.local
      return x.ask(bunkerChoice, actor, { actor, value, left }, 'chosen')
    },
    chosen(x, action) {
      const { local } = x
      const choice = BUNKER_CHOICES[actions.mission66BunkerChoice.choice(action)]
      if (isWay(choice)) move(x, local.actor, choice, local.sawDial)
      else activate(x, local.actor, choice)
      local.left--
      return x.goto('next')
    },
  },
})

function move(x: Table<BombBusters>, actor: Seat, way: Way, sawDial: number): void {
  const state = board.pub(x.pub)
  const to = leadsTo(BUNKER, state, way)
  state.floor = to.floor
  state.cell = to.cell
  const [row, column] = to.cell
  x.tell(events.standeeMoved, {
    seat: actor,
    way: BUNKER_CHOICES.indexOf(way),
    floor: FLOORS.indexOf(to.floor),
    row,
    column,
  })
  // BB-M66.7
  if (hasSaw(BUNKER, to)) {
    moveDial(x, sawDial)
    checkDial(x)
  }
}

function activate(x: Table<BombBusters>, actor: Seat, what: BunkerChoice): void {
  const state = board.pub(x.pub)
  state.activated = [...state.activated, what]
  x.tell(events.bunkerActivated, { seat: actor, target: BUNKER_CHOICES.indexOf(what) })
}

/** BB-M66.10: nothing is left that would move the standee. */
function isOutOfBlue({ cut, total }: Pub): boolean {
  for (let value = 1; value < YELLOW; value++) if (cut[value] < total[value]) return false
  return true
}

/** BB-M66.3, BB-S12: what gives steps is a declared cut of a number, by Fast Pass too; the Disintegrator is nobody's. */
function stepsFor({ means, value, wires, actor }: Cut, stepsFourSolo: number): Steps | null {
  if (value >= YELLOW || means === 'disintegrator') return null
  return { actor, value, left: wires === COPIES ? stepsFourSolo : 1 }
}

interface BunkerBoardParameters {
  readonly stepsFourSolo: number
  readonly sawDial: number
  readonly stepOnFailure: boolean
  readonly yellowUnlock: BunkerChoice
  readonly skipDial: number
}

/** BB-M66: every number that is cut moves the standee through the bunker, and yellow waits for its last activation. */
export const bunkerBoard = defineModule('bunker-board', {
  make({ stepsFourSolo, sawDial, stepOnFailure, yellowUnlock, skipDial }: BunkerBoardParameters) {
    // BB-M66.R3: the last activation, after which yellow may be cut.
    const isLastDone = (pub: Pub) => board.pub(pub).activated.some((what) => what === yellowUnlock)
    return {
      setup(x) {
        const dealt = shuffledConstraints(x.random, ['A', 'B', 'C', 'D', 'E'])
        const [north, south, east, west, action] = dealt
        const { floor, cell } = BUNKER.start
        board.put(x.pub, { cards: { north, south, east, west, action }, floor, cell, activated: [], due: null })
        dealt.forEach((id, slot) => {
          x.tell(events.bunkerCardLaid, { slot, constraintId: constraintNumber(id) })
        })
      },
      value: (pub, _mine, _seat, value) => (value === YELLOW && !isLastDone(pub) ? YELLOW_WAITS : null),
      // BB-M66.R1
      resolve({ pub }, cut) {
        if (cut.success || stepOnFailure) board.pub(pub).due = stepsFor(cut, stepsFourSolo)
      },
      turnEnds({ pub }): Forced | null {
        const state = board.pub(pub)
        const steps = state.due
        state.due = null
        return steps === null ? null : { flow: walkFlow, args: { steps, sawDial } }
      },
      endTurn(x) {
        // BB-M66.10, BB-M66.R4
        if (isOutOfBlue(x.pub) && !isLastDone(x.pub)) finish(x, LOSS_DETONATOR)
        return null
      },
      // BB-M66.8
      holdsWin: (pub) => !isLastDone(pub),
      // BB-M66.9: everybody can tell what such a hand is made of.
      skipped({ pub }, skipped) {
        noteLacks(pub, skipped, NUMBERS)
        pub.players[skipped].has |= 1 << YELLOW
        return null
      },
      skipDial,
    }
  },
  flows: [walkFlow],
  questions: [bunkerChoice],
})
