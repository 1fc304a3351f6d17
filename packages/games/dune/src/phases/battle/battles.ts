import { zonesOf } from '../../board/zones.ts'
import { FACTIONS, type Faction } from '../../data/factions.ts'
import { type Node, POLAR_SINK, TERRITORIES, type Territory } from '../../data/territories.ts'
import { forcesAt } from '../../forces.ts'
import type { Pub } from '../../state.ts'

/** DU-11.3: a battle that has to be fought: where, and between whom. */
export interface Pairing {
  readonly territory: Territory
  readonly zone: readonly Node[]
  readonly aggressor: Faction
  readonly defender: Faction
}

/** The factions with forces in a zone, in storm order. */
function present(pub: Pub, zone: readonly Node[]): Faction[] {
  const found: Faction[] = []
  for (const faction of pub.order) if (zone.some((node) => forcesAt(pub, node, faction) > 0)) found.push(faction)
  return found
}

/** DU-11.1, DU-11.2, R-31: every battle there is now, in map order, then storm order of the two. */
export function battles(pub: Pub): Pairing[] {
  const found: Pairing[] = []
  for (let territory = 0; territory < TERRITORIES.length; territory++) {
    if (territory === POLAR_SINK || !isShared(pub, territory)) continue
    for (const zone of zonesOf(territory, pub.storm)) {
      const factions = present(pub, zone)
      factions.forEach((aggressor, place) => {
        for (const defender of factions.slice(place + 1)) {
          // DU-6.8
          if (pub.ally[aggressor] !== defender) found.push({ territory, zone, aggressor, defender })
        }
      })
    }
  }
  return found
}

/** Most territories are empty or one faction's: told apart without making anything. */
function isShared(pub: Pub, territory: Territory): boolean {
  const { nodes } = TERRITORIES[territory]
  let factions = 0
  for (let faction = 0; faction < FACTIONS; faction++) {
    for (const node of nodes) {
      if (forcesAt(pub, node, faction) === 0) continue
      if (++factions > 1) return true
      break
    }
  }
  return false
}

/** DU-11.2: the battles of the first player in storm order who has any. Empty: the phase is over (DU-11.4). */
export function nextBattles(pub: Pub): Pairing[] {
  const all = battles(pub)
  for (const faction of pub.order) {
    const own = all.filter(({ aggressor }) => aggressor === faction)
    if (own.length > 0) return own
  }
  return []
}
