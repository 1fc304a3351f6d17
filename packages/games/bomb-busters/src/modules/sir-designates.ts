import { type Action, type Facts, type Seat, seat as seatField, type Table } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { FORCED_FIRST } from '../blocked.ts'
import { checkDial, moveDial } from '../dial.ts'
import { events } from '../events.ts'
import { value as valueField } from '../fields.ts'
import { nextWithWires } from '../hand.ts'
import { flow, question } from '../kit.ts'
import { shelf } from '../slots.ts'
import type { BombBusters } from '../state.ts'
import { whileChoosing } from '../turn-actions.ts'
import { type Value, YELLOW } from '../wires.ts'
import { defineModule, type Forced } from './module.ts'
import { answersFor, cutterHooks, cutterRefused, cutters, likelyCutter } from './named-cutter.ts'
import { layOutNumbers, resampleDeck } from './number-cards.ts'
import { putAwayNumber, turnUpNumber } from './number-of-the-turn.ts'
import { penaltyToken } from './penalty-token.ts'

/** BB-M51.2: whose turn it is, the number of the card (0 for none), and whether somebody has been named who holds it. */
interface Designation {
  sir: Seat
  value: Value
  isNamed: boolean
}

const designation = shelf<Designation>('sir-designates')

const { penaltyFlow, penaltyQuestion } = penaltyToken({
  action: actions.mission51PenaltyTokenChoice,
  rule: 'BB-M51.4',
  allows: (value) => value !== YELLOW,
})

type Designating = Facts & { readonly sir: Seat; readonly value: Value }

const designateCutter = question<Designating>('mission51DesignateCutter', {
  rule: 'BB-M51.3',
  takes: [actions.designateCutter],
  about: { sir: seatField, value: valueField },
  legal(pub, _mine, me, _about, out) {
    for (const target of cutters(pub, me)) out.add(actions.designateCutter.of(target))
  },
  why: (pub, _mine, _me, _about, action) => cutterRefused(pub, actions.designateCutter.targetPlayerId(action)),
  meanwhile: whileChoosing,
  // BB-22.2
  timeout: (pub, mine, me) => actions.designateCutter.of(likelyCutter(pub, mine, me, designation.pub(pub).value)),
})

interface Designates {
  args: { readonly missDial: number }
  local: { readonly missDial: number; target: Seat }
  steps: { choose: void; chosen: Action; punished: void }
  result: void
}

/** BB-M51.3, BB-M51.4: Sir or Ma'am names somebody: a cutter, or somebody who does not hold the number. */
const designateFlow = flow<Designates>('mission51DesignateCutter', {
  rule: 'BB-M51.3',
  shown: {},
  start: 'choose',
  local: ({ missDial }) => ({ missDial, target: -1 }),
  blocks: FORCED_FIRST,
  steps: {
    choose(x) {
      const { sir, value } = designation.pub(x.pub)
      return x.ask(designateCutter, sir, { sir, value }, 'chosen')
    },
    chosen(x, action) {
      const state = designation.pub(x.pub)
      const target = actions.designateCutter.targetPlayerId(action)
      x.local.target = target
      x.tell(events.cutterDesignated, { seat: state.sir, target, value: state.value })
      // BB-M51.R2: somebody with nothing but reds is an ordinary miss.
      if (!answersFor(x, target, state.value)) return x.call(penaltyFlow, { target }, 'punished')
      state.isNamed = true
      x.pub.current = target
      return x.done()
    },
    punished(x) {
      moveDial(x, x.local.missDial)
      checkDial(x)
      x.pub.turnDone = true
      return x.done()
    },
  },
})

/** BB-M51.2, BB-M51.R1: a new card every turn. */
function startTurn(x: Table<BombBusters>, missDial: number): Forced | null {
  const { pub } = x
  const value = turnUpNumber(x)
  designation.put(pub, { sir: pub.current, value, isNamed: false })
  return value === 0 ? null : { flow: designateFlow, args: { missDial } }
}

/** BB-M51: every turn a number is drawn, and the player whose turn it is says who cuts it, without knowing who can. */
export const sirDesignates = defineModule('sir-designates', {
  make({ missDial }: { readonly missDial: number }) {
    return {
      setup(x) {
        layOutNumbers(x, 0)
        designation.put(x.pub, { sir: x.pub.captain, value: 0, isNamed: false })
      },
      ...cutterHooks('BB-M51.3', designation.pub),
      begin: (x) => startTurn(x, missDial),
      // BB-M51.5: the next after Sir or Ma'am, whoever has cut and whoever was handed the Coffee Mug.
      endTurn(x) {
        const { sir, value } = designation.pub(x.pub)
        if (value !== 0) putAwayNumber(x.pub, value)
        x.pub.current = nextWithWires(x.pub, sir)
        return startTurn(x, missDial)
      },
      resample: ({ hidden }, _observer, random) => resampleDeck(hidden, random),
    }
  },
  flows: [designateFlow, penaltyFlow],
  questions: [designateCutter, penaltyQuestion],
})
