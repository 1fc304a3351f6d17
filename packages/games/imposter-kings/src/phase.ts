import type { Seen } from '@riposte/kernel'
import type { View } from './view.ts'

/** What is going on, as a player would call it. */
export type Phase =
  | 'setup'
  | 'mustering'
  | 'play'
  | 'reaction_turn_start'
  | 'reaction_assassin'
  | 'reaction_kings_hand'
  | 'resolving'
  | 'round_over'
  | 'game_over'

const PHASES: Readonly<Record<string, Phase>> = {
  match: 'round_over',
  signatureSelection: 'setup',
  round: 'setup',
  mulligan: 'setup',
  muster: 'mustering',
  turn: 'play',
  turnStartImpersonator: 'reaction_turn_start',
  turnStartArbiter: 'reaction_turn_start',
  kingFlip: 'reaction_assassin',
  ability: 'reaction_kings_hand',
  foolAbility: 'reaction_kings_hand',
  counterAssassin: 'reaction_kings_hand',
}

/** IK-18.4: the flow on top of the pile is the one that asks. */
export function phaseOf(seen: Seen<View>): Phase {
  if (seen.outcome !== null || seen.pile.length === 0) return 'game_over'
  return PHASES[seen.pile[seen.pile.length - 1].flow] ?? 'resolving'
}
