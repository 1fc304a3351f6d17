import type { Faction } from '../../data/factions.ts'
import { STRONGHOLDS } from '../../data/territories.ts'
import { controls, occupies } from '../../forces.ts'
import type { Pub, Result } from '../../state.ts'

const SOLO = 3
const TOGETHER = 4

/** DU-1.6 */
function controlled(pub: Pub, faction: Faction): number {
  return STRONGHOLDS.filter((territory) => controls(pub, faction, territory)).length
}

export function occupied(pub: Pub, faction: Faction): number {
  return STRONGHOLDS.filter((territory) => occupies(pub, faction, territory)).length
}

/** A faction and its ally, if it has one, in storm order: an ally shares the victory (FR-12, GU-11). */
export function withAlly(pub: Pub, faction: Faction): Faction[] {
  return pub.order.filter((each) => each === faction || pub.ally[each] === faction)
}

/** DU-13.2, R-13: what a player alone needs. */
const soloThreshold = (pub: Pub): number => (pub.factionOf.length === 2 ? pub.options.twoPlayerThreshold : SOLO)

/** DU-13.2, DU-13.3, DU-6.5: whether a faction, alone or with its ally, holds enough. */
function meetsRequirement(pub: Pub, faction: Faction): boolean {
  const ally = pub.ally[faction]
  if (ally < 0) return controlled(pub, faction) >= soloThreshold(pub)
  return controlled(pub, faction) + controlled(pub, ally) >= TOGETHER
}

/** DU-13.4: of several only those whose earliest member comes first in storm order. */
export function strongholdVictory(pub: Pub): Result | null {
  const first = pub.order.find((faction) => meetsRequirement(pub, faction))
  if (first === undefined) return null
  return { winners: withAlly(pub, first), rule: pub.ally[first] < 0 ? 'DU-13.2' : 'DU-13.3' }
}
