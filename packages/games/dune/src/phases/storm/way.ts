import type { Facts } from '@riposte/kernel'
import { isExposed } from '../../board/exposed.ts'
import { sectorsEntered, stormRests, stormWay } from '../../board/storm-way.ts'
import { NODE_SECTOR, NODE_TERRITORY, nodesInSector } from '../../data/nodes.ts'
import type { Sector } from '../../data/sectors.ts'
import type { Node } from '../../data/territories.ts'
import type { Pub } from '../../state.ts'

/** How the storm has moved. */
export interface Way extends Facts {
  readonly from: Sector
  readonly distance: number
  /** DU-4.2, R-1: 1 where it was placed, and there was no way. */
  readonly isPlaced: number
}

export const wayOf = ({ from, distance, isPlaced }: Facts): Way => ({ from, distance, isPlaced })

const sectorsHit = ({ from, distance, isPlaced }: Way): readonly Sector[] =>
  isPlaced === 1 ? [stormRests(from, distance)] : stormWay(from, distance)

/** DU-4.6: the locations where the storm destroys forces, in the order of its way. */
export const nodesHit = (pub: Pub, way: Way): Node[] =>
  sectorsHit(way)
    .flatMap((sector) => nodesInSector(sector))
    .filter((node) => isExposed(NODE_TERRITORY[node], pub.shieldWall))

/** DU-4.7 */
export const sectorsSwept = ({ from, distance, isPlaced }: Way): readonly Sector[] =>
  isPlaced === 1 ? [stormRests(from, distance)] : sectorsEntered(from, distance)

/** DU-4.12: whether forces at a location the storm hits have been through a storm there already. */
export function wasHitBefore(pub: Pub, { from, isPlaced }: Way, node: Node): boolean {
  if (isPlaced === 1 || NODE_SECTOR[node] !== from) return false
  // What the wall protected until now has not.
  return !pub.wallJustFell || isExposed(NODE_TERRITORY[node], true)
}
