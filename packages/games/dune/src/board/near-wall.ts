import { NODE_TERRITORY } from '../data/nodes.ts'
import type { Sector } from '../data/sectors.ts'
import { type Node, SHIELD_WALL, TERRITORIES } from '../data/territories.ts'
import { NONE_CLOSED } from './closed.ts'
import { moveCost } from './range.ts'

/** IN-9.12: whether a force at this location may set off the family atomics. */
export function isNearWall(node: Node, storm: Sector): boolean {
  if (NODE_TERRITORY[node] === SHIELD_WALL) return true
  return TERRITORIES[SHIELD_WALL].nodes.some((wall) => moveCost(node, wall, storm, NONE_CLOSED) === 1)
}
