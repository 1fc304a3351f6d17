import { FREMEN } from '../../data/factions.ts'
import { ability } from '../../karama/abilities.ts'
import type { Sides } from '../../phases/battle/combatants.ts'
import type { Preventable } from '../../phases/battle/preventable.ts'

const BATTLE_HARDENED = ability('BATTLE_HARDENED')

/** FR-21: in every battle of theirs. */
export const battleHardened: Preventable = {
  ability: BATTLE_HARDENED,
  faction: FREMEN,
  isRelevant: () => true,
}

export const needsNoSpice = ({ prevented }: Sides): boolean => !prevented.includes(BATTLE_HARDENED)
