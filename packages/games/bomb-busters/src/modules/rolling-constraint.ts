import { constraintHooks } from '../constraints/hooks.ts'
import { layOutStack, resampleStack, stack, turnUp } from '../constraints/stack.ts'
import { checkDial, moveDial } from '../dial.ts'
import { shelf } from '../slots.ts'
import { defineModule } from './module.ts'

/** Values that were completed in this turn. */
interface Rolling {
  due: number
}

const rolling = shelf<Rolling>('rolling-constraint')

/** BB-M37: one constraint for everybody, until a value is completed. */
export const rollingConstraint = defineModule('rolling-constraint', {
  make: () => ({
    ...constraintHooks((pub) => stack.pub(pub).active),
    setup(x) {
      layOutStack(x)
      rolling.put(x.pub, { due: 0 })
    },
    // BB-M37.6: each completed value counts.
    validated({ pub }) {
      rolling.pub(pub).due++
    },
    // BB-M37.3: from the next turn on, so that the surcharge belongs to the card of the cut (BB-M37.6).
    endTurn(x) {
      const state = rolling.pub(x.pub)
      for (; state.due > 0; state.due--) if (stack.pub(x.pub).active !== null) turnUp(x)
      return null
    },
    skipDial: 0,
    // BB-M37.4: play goes on with the player who was skipped first.
    stall(x) {
      moveDial(x, 1)
      if (!checkDial(x)) turnUp(x)
    },
    resample: ({ hidden }, _observer, random) => resampleStack(hidden, random),
  }),
})
