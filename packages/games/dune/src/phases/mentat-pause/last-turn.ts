import { ATREIDES, EMPEROR, type Faction, FREMEN, HARKONNEN, SPACING_GUILD } from '../../data/factions.ts'
import { HABBANYA_SIETCH, SIETCH_TABR, TUEKS_SIETCH } from '../../data/territories.ts'
import { occupants } from '../../forces.ts'
import type { Pub, Result } from '../../state.ts'
import { occupied, withAlly } from './strongholds.ts'

const bit = (faction: Faction): number => 1 << faction
const UNWELCOME = bit(HARKONNEN) | bit(ATREIDES) | bit(EMPEROR)

/** FR-9, DU-13.6 (1): their sietches are theirs or empty, and none of three great houses sits at Tuek's. */
function isDesertFree(pub: Pub): boolean {
  const strangers = (occupants(pub, SIETCH_TABR) | occupants(pub, HABBANYA_SIETCH)) & ~bit(FREMEN)
  return strangers === 0 && (occupants(pub, TUEKS_SIETCH) & UNWELCOME) === 0
}

/** DU-13.6 (4), R-11: most strongholds; all who are equal win, and allies share nothing. */
function mostStrongholds(pub: Pub): Faction[] {
  const most = Math.max(...pub.order.map((faction) => occupied(pub, faction)))
  return most === 0 ? [] : pub.order.filter((faction) => occupied(pub, faction) === most)
}

/** DU-13.6: who wins where nobody holds enough when the last turn ends. */
export function lastTurnVictory(pub: Pub): Result {
  const rule = 'DU-13.6'
  const isGuildHere = pub.seatOf[SPACING_GUILD] >= 0
  const isFremenHere = pub.seatOf[FREMEN] >= 0
  if (isFremenHere && (!isGuildHere || isDesertFree(pub))) return { winners: withAlly(pub, FREMEN), rule }
  // GU-8, GU-11, R-25
  if (isGuildHere) return { winners: withAlly(pub, SPACING_GUILD), rule }
  return { winners: mostStrongholds(pub), rule }
}
