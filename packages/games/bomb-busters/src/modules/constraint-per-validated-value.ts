import { constraintNumber, shuffledConstraints } from '../constraints/deck.ts'
import { type BindingCard, constraintHooks } from '../constraints/hooks.ts'
import { events } from '../events.ts'
import type { ConstraintId } from '../names.ts'
import { shelf } from '../slots.ts'
import type { Value } from '../wires.ts'
import { defineModule } from './module.ts'

/** BB-M57.1: the constraints by the number they lie at, and the number whose constraint binds everybody. */
interface Paired {
  pairs: { readonly value: Value; readonly constraint: ConstraintId }[]
  /** 0 before the first validation. */
  active: Value
  /** The number completed in this turn; 0 for none. */
  completed: Value
}

const paired = shelf<Paired>('constraint-per-validated-value')

/** BB-M57: each completed number puts its own constraint in force. */
export const constraintPerValidatedValue = defineModule('constraint-per-validated-value', {
  make() {
    const binding: BindingCard = (pub) => {
      const { pairs, active } = paired.pub(pub)
      return pairs.find(({ value }) => value === active)?.constraint ?? null
    }
    return {
      ...constraintHooks(binding),
      setup(x) {
        const pairs = shuffledConstraints(x.random).map((id, at) => ({ value: at + 1, constraint: id }))
        paired.put(x.pub, { pairs, active: 0, completed: 0 })
        for (const pair of pairs)
          x.tell(events.constraintPaired, { value: pair.value, constraintId: constraintNumber(pair.constraint) })
      },
      validated({ pub }, value) {
        paired.pub(pub).completed = value
      },
      // BB-M57.2: from the next turn on; the former one is covered.
      endTurn(x) {
        const state = paired.pub(x.pub)
        if (state.completed === 0) return null
        state.active = state.completed
        state.completed = 0
        const id = state.pairs.find(({ value }) => value === state.active)?.constraint
        if (id !== undefined) x.tell(events.constraintTurnedUp, { constraintId: constraintNumber(id) })
        return null
      },
      // BB-M57.4: a stall is lost, as everywhere (BB-S2).
      skipDial: 0,
    }
  },
})
