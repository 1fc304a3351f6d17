import type { ActionJson, Seen } from '@riposte/kernel'
import type { View } from '../view.ts'

/** IK-9.13: before a claim without the card is sent, its maker alone is told so. Null where nothing is to be warned of. */
export function bluffWarning(seen: Seen<View>, action: ActionJson): string | null {
  if (action.type !== 'claim' || seen.view.mine === null) return null
  const { card } = action
  const held = seen.view.mine.hand.some(
    (entry) => entry.card === card || entry.card.startsWith(`${String(card)} of seat `),
  )
  return held ? null : `You do not hold ${String(card)}: this is a bluff (IK-9.12).`
}
