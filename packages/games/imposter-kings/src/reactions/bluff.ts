import type { ActionJson, Seen } from '@riposte/kernel'
import type { View } from '../view.ts'

/** IK-9.13: before a claim without the card is sent, its maker alone is told so. Null where nothing is to be warned of. */
export function bluffWarning(seen: Seen<View>, action: ActionJson): string | null {
  const { type, card } = action
  if (type !== 'claim' || typeof card !== 'string' || seen.view.mine === null) return null
  const held = seen.view.mine.hand.some((entry) => entry.card === card || entry.card.startsWith(`${card} of seat `))
  return held ? null : `You do not hold ${card}: this is a bluff (IK-9.12).`
}
