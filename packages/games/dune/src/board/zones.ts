import { NODE_SECTOR, NODES } from '../data/nodes.ts'
import { SECTORS, type Sector } from '../data/sectors.ts'
import { type Node, TERRITORIES, type Territory } from '../data/territories.ts'

/** DU-11.1: a zone goes by the first of its locations. */
export type Zone = Node

interface StormZones {
  readonly byTerritory: readonly (readonly (readonly Node[])[])[]
  readonly byNode: readonly (readonly Node[])[]
}

/** DU-11.1: the storm cuts a territory in two and lies between the parts as a zone of its own. */
function cut(nodes: readonly Node[], storm: Sector): Node[][] {
  const zones: Node[][] = []
  for (const [at, node] of nodes.entries()) {
    const isSevered = at === 0 || NODE_SECTOR[node] === storm || NODE_SECTOR[nodes[at - 1]] === storm
    if (isSevered) zones.push([node])
    else zones[zones.length - 1].push(node)
  }
  return zones
}

function underStorm(storm: Sector): StormZones {
  // The polar sink has no sector, and that must not pass for "in the storm" while there is no storm.
  const byTerritory = TERRITORIES.map(({ nodes, sectors }) => (sectors.length === 0 ? [nodes] : cut(nodes, storm)))
  const byNode: (readonly Node[])[] = NODES.map(() => [])
  for (const zones of byTerritory) for (const zone of zones) for (const node of zone) byNode[node] = zone
  return { byTerritory, byNode }
}

const ZONES: readonly StormZones[] = Array.from({ length: SECTORS + 1 }, (_, storm) => underStorm(storm))

/** DU-11.1: the zones of a territory, each with its locations, in map order. */
export const zonesOf = (territory: Territory, storm: Sector): readonly (readonly Node[])[] =>
  ZONES[storm].byTerritory[territory]

/** The locations that form one zone with this one, itself among them. */
export const nodesOfZone = (node: Node, storm: Sector): readonly Node[] => ZONES[storm].byNode[node]

export const zoneOf = (node: Node, storm: Sector): Zone => ZONES[storm].byNode[node][0]

export const isSameZone = (a: Node, b: Node, storm: Sector): boolean => zoneOf(a, storm) === zoneOf(b, storm)
