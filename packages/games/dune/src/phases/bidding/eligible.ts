import type { Faction } from '../../data/factions.ts'
import { CIRCLES } from '../../data/sectors.ts'
import { isFull } from '../../hand.ts'
import type { Pub } from '../../state.ts'

/** Factions, one bit each. */
export type Factions = number

const isAmong = (factions: Factions, faction: Faction): boolean => (factions & (1 << faction)) !== 0

/** DU-8.1, DU-8.7: all players that are not full. */
export function eligible(pub: Pub): Factions {
  let found = 0
  for (const faction of pub.factionOf) if (!isFull(pub, faction)) found |= 1 << faction
  return found
}

/** DU-2.3: the first of these factions to the right; the faction itself comes last. */
export function rightOf({ circle }: Pub, faction: Faction, among: Factions): Faction {
  for (let steps = 1; steps <= CIRCLES; steps++) {
    const next = circle.indexOf(((circle[faction] - 1 + steps) % CIRCLES) + 1)
    if (next >= 0 && isAmong(among, next)) return next
  }
  return -1
}

/** DU-8.3: the faction itself, or the first of these to its right. */
export const orRightOf = (pub: Pub, faction: Faction, among: Factions): Faction =>
  isAmong(among, faction) ? faction : rightOf(pub, faction, among)
