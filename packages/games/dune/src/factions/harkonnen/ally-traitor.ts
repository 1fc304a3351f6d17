import { type Faction, HARKONNEN } from '../../data/factions.ts'
import { NO_FACTION } from '../../names.ts'
import type { Pub } from '../../state.ts'

/** HK-9: who else may call a traitor for this combatant, with cards of their own; -1 for nobody. */
export function callsFor(pub: Pub, combatant: Faction): Faction {
  return pub.ally[combatant] === HARKONNEN ? HARKONNEN : NO_FACTION
}
