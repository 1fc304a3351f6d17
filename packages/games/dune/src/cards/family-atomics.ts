import type { Table } from '@riposte/kernel'
import { isNearWall } from '../board/near-wall.ts'
import type { Faction } from '../data/factions.ts'
import { NODES } from '../data/nodes.ts'
import { SECTORS } from '../data/sectors.ts'
import { type Node, SHIELD_WALL } from '../data/territories.ts'
import { FAMILY_ATOMICS } from '../data/treachery.ts'
import { events } from '../events.ts'
import { stewards } from '../factions/bene-gesserit/stewards.ts'
import { BY_FAMILY_ATOMICS, forcesAt, loseAll } from '../forces.ts'
import { cardOfType, removeCard } from '../hand.ts'
import type { Dune, Pub } from '../state.ts'
import { ownOf } from '../treasury.ts'

const NEAR: readonly (readonly Node[])[] = Array.from({ length: SECTORS + 1 }, (_, storm) =>
  NODES.map((_, node) => node).filter((node) => isNearWall(node, storm)),
)

/** IN-9.4, IN-9.12: advisors are no forces (BG-12). */
export const isNearTheWall = (pub: Pub, faction: Faction): boolean =>
  NEAR[pub.storm].some((node) => forcesAt(pub, node, faction) > 0)

/** IN-9.4, DU-15.12: the wall falls with everybody on it, and the card never comes back. */
export function playFamilyAtomics(x: Table<Dune>, faction: Faction): void {
  const { pub } = x
  const card = cardOfType(ownOf(x, faction).hand, FAMILY_ATOMICS)
  removeCard(x, faction, card)
  pub.aside.push(card)
  x.tell(events.setAside, { faction, card })
  pub.shieldWall = false
  pub.wallJustFell = true
  x.tell(events.shieldWallDestroyed, { faction })
  for (const other of pub.factionOf) loseAll(x, other, SHIELD_WALL, BY_FAMILY_ATOMICS)
  stewards(x)
}
