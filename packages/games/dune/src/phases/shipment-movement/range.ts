import { NONE_CLOSED } from '../../board/closed.ts'
import { LONGEST_RANGE, reachable } from '../../board/range.ts'
import { nodesOfZone } from '../../board/zones.ts'
import { BENE_GESSERIT, type Faction, FREMEN } from '../../data/factions.ts'
import { NODE_TERRITORY } from '../../data/nodes.ts'
import { type Node, TERRITORIES, type Territory } from '../../data/territories.ts'
import { groupRange } from '../../factions/bene-gesserit/advisors.ts'
import { FREMEN_RANGE } from '../../factions/fremen/movement.ts'
import { occupies } from '../../forces.ts'
import { ability } from '../../karama/abilities.ts'
import type { Pub } from '../../state.ts'
import { closedFor, hasUnbound, isUnbound } from './entry.ts'
import { hasLost, type Lost } from './lost.ts'

const USUAL_RANGE = 1
const MOVEMENT = ability('MOVEMENT')
const WITH_ORNITHOPTERS: readonly Territory[] = TERRITORIES.map((_, at) => at).filter(
  (territory) => TERRITORIES[territory].ornithopters,
)

/** FR-6 */
const OWN_RANGE: Readonly<Record<Faction, number>> = { [FREMEN]: FREMEN_RANGE }

/** DU-10.7: range values do not add up. To be asked when the movement action begins. */
export function rangeOf(pub: Pub, faction: Faction, lost: Lost): number {
  if (WITH_ORNITHOPTERS.some((territory) => occupies(pub, faction, territory))) return LONGEST_RANGE
  return hasLost(lost, MOVEMENT) ? USUAL_RANGE : (OWN_RANGE[faction] ?? USUAL_RANGE)
}

/** BG-12: groups that do not go as far as their faction. */
const GROUP_RANGE: Readonly<Record<Faction, (pub: Pub, from: Node, range: number) => number>> = {
  [BENE_GESSERIT]: groupRange,
}

/** DU-10.6, DU-10.9: every location to which tokens of this one may go with a movement action, in their own territory too. */
export function destinations(pub: Pub, faction: Faction, from: Node, range: number, out: number[]): void {
  const reach = GROUP_RANGE[faction]?.(pub, from, range) ?? range
  const closed = closedFor(pub, faction)
  for (const node of reachable(from, reach, pub.storm, closed)) out.push(node)
  if (closed !== NONE_CLOSED && hasUnbound(faction)) {
    for (const node of reachable(from, reach, pub.storm, NONE_CLOSED)) {
      if (!out.includes(node) && isUnbound(pub, faction, from, NODE_TERRITORY[node])) out.push(node)
    }
  }
  for (const node of nodesOfZone(from, pub.storm)) if (node !== from) out.push(node)
}
