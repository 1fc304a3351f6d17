import { TYPE_KIND } from '@riposte/dune'
import type { Json } from '@riposte/kernel'
import { typeOfCard } from '../names.ts'
import type { PlanView } from './sides.ts'

export type Slot = 'weapon' | 'defense'

/** Whether a card fits a slot by its kind. */
function fits(card: string, slot: Slot): boolean {
  const kind = TYPE_KIND[typeOfCard(card)]
  return kind === slot || kind === 'worthless'
}

export const isCheapHero = (card: string): boolean => TYPE_KIND[typeOfCard(card)] === 'leader'

export const slotOf = ({ weapon, defense }: Pick<PlanView, Slot>, card: string): Slot | null =>
  weapon === card ? 'weapon' : defense === card ? 'defense' : null

/** What may stand in the slots, as far as the server has said. */
export interface Open {
  readonly weapon: readonly Json[] | null
  readonly defense: readonly Json[] | null
}

const may = (open: readonly Json[] | null, card: string): boolean => open === null || open.includes(card)

/** The slots that a card could be put into now. */
export function slotsFor(card: string, open: Open): readonly Slot[] {
  return (['weapon', 'defense'] as const).filter((slot) => fits(card, slot) && may(open[slot], card))
}

/**
 * What pressing a card does: into its slot, and out of it again. A worthless card goes through both slots. Null where
 * nothing can be done with it.
 */
export function pressed(plan: PlanView, card: string, open: Open): Partial<PlanView> | null {
  const slots = slotsFor(card, open)
  const now = slotOf(plan, card)
  if (now === null) {
    const free = slots.find((slot) => plan[slot] === null) ?? slots[0]
    return free === undefined ? null : { [free]: card }
  }
  // The other slot may not have been asked about with this card in it: by its kind it would fit.
  const next = now === 'weapon' && fits(card, 'defense') && plan.defense === null ? 'defense' : null
  return next === null ? { [now]: null } : { [now]: null, [next]: card }
}
