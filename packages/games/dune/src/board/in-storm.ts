import { NODE_SECTOR } from '../data/nodes.ts'
import { NO_SECTOR, type Sector } from '../data/sectors.ts'
import type { Node } from '../data/territories.ts'

/** DU-4.8: whether the storm lies on this location. DU-1.2: never on the polar sink. */
export function isInStorm(node: Node, storm: Sector): boolean {
  const sector = NODE_SECTOR[node]
  return sector !== NO_SECTOR && sector === storm
}
