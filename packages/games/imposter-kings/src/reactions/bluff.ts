import type { ActionJson, Seen } from '@riposte/kernel'
import type { Options } from '../options.ts'
import type { View } from '../view.ts'

/** IK-9.13: before a claim without the card is sent, its maker alone is told so. Null where nothing is to be warned of. */
export function bluffWarning(seen: Seen<View>, action: ActionJson): string | null {
  const { type, card } = action
  if (type !== 'claim' || typeof card !== 'string' || seen.view.mine === null) return null
  const held = seen.view.mine.hand.some((entry) => entry.card === card || entry.card.startsWith(`${card} of seat `))
  return held ? null : `You do not hold ${card}. ${bluffCost(seen)} (IK-9.11, IK-9.12)`
}

/** IK-9.11, IK-9.12: what a false claim does and costs whoever is asked now. */
export function bluffCost(seen: Seen<View>): string {
  const { options, players, mine } = seen.view
  const asked = seen.decisions.find(({ id }) => id !== undefined)
  const none =
    (options.falseClaimPenalty === 'expose' && mine?.hand.length === 0) ||
    (options.falseClaimPenalty === 'point' && asked?.about?.actor === asked?.seat) // IK-9.64
  const cost = COSTS[none ? 'none' : options.falseClaimPenalty]
  // IK-9.12: with three or more players the claimant is out at once.
  const out = options.falseClaimPenalty === 'forfeit' && players.length > 2
  return `A false claim stops nothing${out ? ', and you are out of the round' : cost}.`
}

const COSTS: Readonly<Record<Options['falseClaimPenalty'], string>> = {
  none: '',
  lockout: ', and you cannot react again this turn',
  expose: ', and one random card from your hand is revealed',
  point: ', and the challenged player gets a point',
  forfeit: ', and you lose the round',
}
