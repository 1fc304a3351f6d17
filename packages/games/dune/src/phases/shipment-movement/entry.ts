import type { Blocked } from '@riposte/kernel'
import { IN_STORM, STRONGHOLD_FULL } from '../../blocked.ts'
import { type Closed, closedBit, NONE_CLOSED } from '../../board/closed.ts'
import { isInStorm } from '../../board/in-storm.ts'
import { BENE_GESSERIT, type Faction } from '../../data/factions.ts'
import { NODE_TERRITORY } from '../../data/nodes.ts'
import { type Node, STRONGHOLDS, type Territory } from '../../data/territories.ts'
import { arriveAsAdvisors } from '../../factions/bene-gesserit/advisors.ts'
import { isClosed } from '../../forces.ts'
import type { Pub } from '../../state.ts'

/** DU-1.7: the strongholds that are closed to a faction. */
export function closedFor(pub: Pub, faction: Faction): Closed {
  let closed = NONE_CLOSED
  for (const stronghold of STRONGHOLDS) if (isClosed(pub, faction, stronghold)) closed |= closedBit(stronghold)
  return closed
}

/** DU-4.8, DU-1.7: why a faction may not enter there; null if it may. */
export function entryBlocked(pub: Pub, faction: Faction, node: Node): Blocked | null {
  if (isInStorm(node, pub.storm)) return IN_STORM
  return isClosed(pub, faction, NODE_TERRITORY[node]) ? STRONGHOLD_FULL : null
}

/** DU-1.7, R-34: factions with tokens that the limit does not bind, if they come from there and go to this territory. */
const UNBOUND: Readonly<Record<Faction, (pub: Pub, from: Node, to: Territory) => boolean>> = {
  [BENE_GESSERIT]: arriveAsAdvisors,
}

export const hasUnbound = (faction: Faction): boolean => faction in UNBOUND

export function isUnbound(pub: Pub, faction: Faction, from: Node, to: Territory): boolean {
  return UNBOUND[faction]?.(pub, from, to) ?? false
}
