import { BORDERS } from './map.ts'
import { NO_SECTOR, SECTORS, type Sector } from './sectors.ts'
import { type Node, POLAR_SINK, TERRITORIES, type Territory } from './territories.ts'

/** DU-1.2: the names of the locations, `<territory>/<sector>`, by number. */
export const NODES: readonly string[] = TERRITORIES.flatMap(({ id, sectors }) =>
  sectors.length === 0 ? [`${id}/${NO_SECTOR}`] : sectors.map((sector) => `${id}/${sector}`),
)

const NUMBERS: ReadonlyMap<string, Node> = new Map(NODES.map((id, at) => [id, at]))

export const nodeId = (node: Node): string => NODES[node]

/** For names that our own tables use; a name from outside is read by a field. */
export function nodeNumber(id: string): Node {
  const node = NUMBERS.get(id)
  if (node === undefined) throw new Error(`no location ${id}`)
  return node
}

export const NODE_TERRITORY: readonly Territory[] = TERRITORIES.flatMap(({ nodes }, at) => nodes.map(() => at))

/** No sector for the polar sink, which no storm reaches. */
export const NODE_SECTOR: readonly Sector[] = TERRITORIES.flatMap(({ nodes, sectors }) =>
  nodes.map((_, place) => sectors[place] ?? NO_SECTOR),
)

export const POLAR_SINK_NODE: Node = TERRITORIES[POLAR_SINK].nodes[0]

interface Neighbour {
  readonly node: Node
  /** DU-10.8a: 0 to another sector of the same territory, 1 across a border. */
  readonly cost: 0 | 1
}

function allNeighbours(): Neighbour[][] {
  const lists = NODES.map((): Neighbour[] => [])
  const join = (a: Node, b: Node, cost: 0 | 1) => {
    lists[a].push({ node: b, cost })
    lists[b].push({ node: a, cost })
  }
  for (const { nodes } of TERRITORIES) for (let at = 1; at < nodes.length; at++) join(nodes[at - 1], nodes[at], 0)
  for (const [id, others] of Object.entries(BORDERS))
    for (const other of others) join(nodeNumber(id), nodeNumber(other), 1)
  for (const list of lists) list.sort((a, b) => a.node - b.node)
  return lists
}

export const NEIGHBOURS: readonly (readonly Neighbour[])[] = allNeighbours()

const IN_SECTOR: readonly (readonly Node[])[] = Array.from({ length: SECTORS + 1 }, (_, sector) =>
  NODES.map((_, node) => node).filter((node) => NODE_SECTOR[node] === sector),
)

/** The locations of a sector, in map order. */
export const nodesInSector = (sector: Sector): readonly Node[] => IN_SECTOR[sector]
