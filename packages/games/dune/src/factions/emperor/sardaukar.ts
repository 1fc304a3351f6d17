import { EMPEROR, FREMEN } from '../../data/factions.ts'
import { ability } from '../../karama/abilities.ts'
import { eliteIn, opponentOf, type Sides } from '../../phases/battle/combatants.ts'
import type { Preventable } from '../../phases/battle/preventable.ts'

const SARDAUKAR = ability('SARDAUKAR')

/** EM-9 */
const againstFremen = (battle: Sides): boolean => opponentOf(battle, EMPEROR) === FREMEN

/** EM-8: also in a battle in which the Emperor plans without them, as long as they are there. */
export const sardaukar: Preventable = {
  ability: SARDAUKAR,
  faction: EMPEROR,
  isRelevant: (pub, battle) => !againstFremen(battle) && eliteIn(pub, battle.zone, EMPEROR) > 0,
}

export const sardaukarCountTwo = (battle: Sides): boolean =>
  !againstFremen(battle) && !battle.prevented.includes(SARDAUKAR)
