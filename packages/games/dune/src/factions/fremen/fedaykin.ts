import { FREMEN } from '../../data/factions.ts'
import { ability } from '../../karama/abilities.ts'
import { eliteIn, type Sides } from '../../phases/battle/combatants.ts'
import type { Preventable } from '../../phases/battle/preventable.ts'

const FEDAYKIN = ability('FEDAYKIN')

/** FR-18 */
export const fedaykin: Preventable = {
  ability: FEDAYKIN,
  faction: FREMEN,
  isRelevant: (pub, { zone }) => eliteIn(pub, zone, FREMEN) > 0,
}

export const fedaykinCountTwo = ({ prevented }: Sides): boolean => !prevented.includes(FEDAYKIN)
