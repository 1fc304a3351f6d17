import { type Random, shuffle } from '@riposte/kernel'
import { CONSTRAINTS, type ConstraintId } from '../names.ts'

/** These cards, shuffled; the top one last. */
export function shuffledConstraints(random: Random, ids: readonly ConstraintId[] = CONSTRAINTS): ConstraintId[] {
  const cards = ids.slice()
  shuffle(random, cards)
  return cards
}

/** A card as events name it. */
export function constraintNumber(id: ConstraintId): number {
  return CONSTRAINTS.indexOf(id)
}
