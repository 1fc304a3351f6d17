import type { Action, Facts, Seat } from '@riposte/kernel'
import { seat } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { FORCED_FIRST } from '../blocked.ts'
import { constraintNumber } from '../constraints/deck.ts'
import { constraintHooks } from '../constraints/hooks.ts'
import { layOutStack, resampleStack, stack, turnUp } from '../constraints/stack.ts'
import { finish } from '../dial.ts'
import { flow, question } from '../kit.ts'
import { constraintId, LOSS_DETONATOR, UNDECIDED } from '../names.ts'
import { ableToPlay } from '../phases/able.ts'
import { shelf } from '../slots.ts'
import type { Pub } from '../state.ts'
import { whileChoosing } from '../turn-actions.ts'
import { defineModule, type Forced } from './module.ts'

/** The last turn that was skipped under the card that is active, -1 for none. */
interface Skips {
  last: number
}

const NO_SKIPS: Skips = { last: -1 }

const skips = shelf<Skips>('constraint-stack')

type Deciding = Facts & { readonly captain: Seat; readonly actor: Seat; readonly constraint: number }

const KEEP = actions.mission32ConstraintDecision.of(0)
const REPLACE = actions.mission32ConstraintDecision.of(1)

const constraintDecision = question<Deciding>('mission32ConstraintDecision', {
  rule: 'BB-M32.2',
  takes: [actions.mission32ConstraintDecision],
  about: { captain: seat, actor: seat, constraint: constraintId },
  legal(_pub, _mine, _me, _about, out) {
    out.add(KEEP)
    out.add(REPLACE)
  },
  meanwhile: whileChoosing,
  // BB-22.2: so the deck runs out before a row of skips can go on for ever.
  timeout(pub, mine, me, { actor }) {
    const isStuck = me === actor && !ableToPlay(pub, mine, me)
    return isStuck || skips.pub(pub).last === pub.turn - 1 ? REPLACE : KEEP
  },
})

interface Decision {
  args: null
  local: Record<never, never>
  steps: { decide: void; decided: Action }
  result: void
}

/** BB-M32.2: the captain decides before every turn whether the card stays. */
const decisionFlow = flow<Decision>('mission32ConstraintDecision', {
  rule: 'BB-M32.2',
  shown: {},
  start: 'decide',
  local: () => ({}),
  blocks: FORCED_FIRST,
  steps: {
    decide(x) {
      const { active } = stack.pub(x.pub)
      if (active === null || x.pub.result !== UNDECIDED) return x.done()
      const { captain, current } = x.pub
      return x.ask(
        constraintDecision,
        captain,
        { captain, actor: current, constraint: constraintNumber(active) },
        'decided',
      )
    },
    decided(x, action) {
      if (action === REPLACE) {
        turnUp(x)
        skips.put(x.pub, { ...NO_SKIPS })
      }
      return x.done()
    },
  },
})

function decision(pub: Pub): Forced | null {
  return stack.pub(pub).active === null ? null : { flow: decisionFlow, args: null }
}

/** BB-M32: one constraint for everybody, as long as the captain keeps it. */
export const constraintStack = defineModule('constraint-stack', {
  flows: [decisionFlow],
  questions: [constraintDecision],
  make() {
    const constraint = constraintHooks((pub) => stack.pub(pub).active)
    return {
      ...constraint,
      setup(x) {
        layOutStack(x)
        skips.put(x.pub, { ...NO_SKIPS })
      },
      begin: ({ pub }) => decision(pub),
      endTurn: ({ pub }) => decision(pub),
      // BB-M32.4, BB-M32.5, BB-M32.R1: whoever cannot play under it (BB-S1); the card stays (BB-M32.6).
      skipDial: 0,
      skipped(x, skipped) {
        skips.put(x.pub, { last: x.pub.turn })
        return constraint.skipped(x, skipped)
      },
      // BB-M32.4: the captain can still replace the card, so something can change.
      stall(x) {
        if (stack.pub(x.pub).active === null) finish(x, LOSS_DETONATOR)
      },
      resample: ({ hidden }, _observer, random) => resampleStack(hidden, random),
    }
  },
})
