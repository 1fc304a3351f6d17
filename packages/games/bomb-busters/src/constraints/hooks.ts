import type { Seat } from '@riposte/kernel'
import { moveDial } from '../dial.ts'
import { events } from '../events.ts'
import type { Hooks } from '../modules/module.ts'
import { noteNothingOpen } from '../modules/skipped-hand.ts'
import { type ConstraintId, POST_IT } from '../names.ts'
import type { Pub } from '../state.ts'
import { allowsNumber, CONSTRAINT_CARDS, valueAgainst } from './card.ts'

/** The card that binds this seat now, if any. Which one it is lies open on the table. */
export type BindingCard = (pub: Pub, seat: Seat) => ConstraintId | null

/** BB-K: what constraint cards do, wherever they lie. `binding` says which of them binds whom. */
export function constraintHooks(binding: BindingCard) {
  const cardFor = (pub: Pub, seat: Seat) => {
    const id = binding(pub, seat)
    return id === null ? null : CONSTRAINT_CARDS[id]
  }
  return {
    value(pub, mine, seat, value, means) {
      const id = binding(pub, seat)
      return id === null ? null : valueAgainst(id, pub, mine, seat, value, means)
    },
    // BB-K.3, BB-K.R1: every wire that a detector points at is asked for by itself.
    target(pub, _mine, seat, target, place) {
      const card = cardFor(pub, seat)
      return card?.target?.(pub, target, place) === false ? card.why : null
    },
    equipment(pub, _mine, seat) {
      const card = cardFor(pub, seat)
      return card?.bansEquipment === true ? card.why : null
    },
    personal(pub, _mine, seat) {
      const card = cardFor(pub, seat)
      return card?.bansEquipment === true ? card.why : null
    },
    card(pub, _mine, seat, equipment) {
      const card = cardFor(pub, seat)
      return equipment === POST_IT && card?.bansTokens === true ? card.why : null
    },
    noFailureToken: (pub, actor, target) => [actor, target].some((seat) => cardFor(pub, seat)?.bansTokens === true),
    // BB-KL, BB-R8: with a Stabilizer the dial does not move at all. The loss is asked for with the failure's own step.
    resolve(x, { actor, success }) {
      const steps = cardFor(x.pub, actor)?.surcharge ?? 0
      if (success || steps === 0 || x.pub.stabilizer === actor) return
      x.tell(events.constraintSurcharge, { seat: actor })
      moveDial(x, steps)
    },
    // A to F: whoever is skipped holds no number that the card allows. The others forbid wires, not numbers.
    skipped({ pub }, seat) {
      const id = binding(pub, seat)
      if (id !== null && CONSTRAINT_CARDS[id].numbers !== undefined) {
        noteNothingOpen(pub, seat, (number) => allowsNumber(id, number))
      }
      return null
    },
  } satisfies Hooks
}
