import type { Claim, Claims, Field } from '@riposte/kernel'
import { ARBITER, ASSASSIN, cardName, IMPERSONATOR, KINGS_HAND, NAMES, type Name, STRANGER } from '../names.ts'

/** IK-9.5: what a reaction window can be opened by. */
export const ABILITY = 0
export const KING_FLIP = 1
export const COUNTER_ASSASSIN = 2
export const TURN_START = 3
export type Trigger = typeof ABILITY | typeof KING_FLIP | typeof COUNTER_ASSASSIN | typeof TURN_START

/** IK-6.50: the cards that can be used outside the own turn; a claim is a place in this list. */
export const REACTION_CARDS: readonly Name[] = [KINGS_HAND, ASSASSIN, STRANGER, ARBITER, IMPERSONATOR]
export const CLAIM_STRANGER: Claim = REACTION_CARDS.indexOf(STRANGER)
export const CLAIM_ARBITER: Claim = REACTION_CARDS.indexOf(ARBITER)
export const CLAIM_IMPERSONATOR: Claim = REACTION_CARDS.indexOf(IMPERSONATOR)

/** IK-9.46: which card fits which trigger. A new reaction card is a row here and an effect. */
export const FITTING: Readonly<Record<Trigger, Name>> = {
  [ABILITY]: KINGS_HAND,
  [KING_FLIP]: ASSASSIN,
  [COUNTER_ASSASSIN]: KINGS_HAND,
  [TURN_START]: ARBITER,
}

/** IK-9.9, IK-21.7: the cards on offer, by name. */
export const offeredCards: Field<'cards on offer', Claims, readonly string[]> = {
  kind: 'cards on offer',
  size: 1 << REACTION_CARDS.length,
  write: (claims) => REACTION_CARDS.filter((_, claim) => claims & (1 << claim)).map((name) => NAMES[name]),
  read: () => null,
  schema: { type: 'array', items: cardName.schema },
}

export function claimOf(name: Name): Claim {
  return REACTION_CARDS.indexOf(name)
}

export function only(claim: Claim): Claims {
  return 1 << claim
}
