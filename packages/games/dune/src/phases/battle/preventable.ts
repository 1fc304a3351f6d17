import type { Faction } from '../../data/factions.ts'
import type { Ability } from '../../karama/abilities.ts'
import type { Battle, Pub } from '../../state.ts'

/** An ability that a combatant has by rule in a battle, and that others may prevent for this one battle (DU-11.7). */
export interface Preventable {
  readonly ability: Ability
  readonly faction: Faction
  /** IN-4.3: by public facts. `announced`: factions that have neither leader nor Cheap Hero (DU-11.6), one bit each. */
  isRelevant(pub: Pub, battle: Battle, announced: number): boolean
}
