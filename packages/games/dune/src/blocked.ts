import { type Blocked, blocked } from '@riposte/kernel'

/** Refusals that several phases give. Codes say what kind, rules why. VI-5.6: none of them names what is hidden. */
export const NOT_ENOUGH_SPICE: Blocked = blocked('notEnoughSpice', 'DU-1.15', 'Your funds do not cover this.')
export const NOT_IN_HAND: Blocked = blocked('notInHand', 'DU-11.39', 'You do not hold that card.')
export const NOT_KARAMA: Blocked = blocked('notKarama', 'IN-1.1', 'That card is no Karama for you.')
export const NO_TOKENS: Blocked = blocked('noTokens', 'DU-10.14', 'You do not have so many tokens there.')
export const IN_STORM: Blocked = blocked('inStorm', 'DU-4.8', 'Nothing goes into, out of or through the storm.')
export const STRONGHOLD_FULL: Blocked = blocked(
  'strongholdFull',
  'DU-1.7',
  'Two other factions are in that stronghold already.',
)
export const WINDOW_OPEN: Blocked = blocked('windowOpen', 'IN-8.1', 'Not now: finish the current step first.')
