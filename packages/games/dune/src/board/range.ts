import { NEIGHBOURS, NODE_TERRITORY, NODES } from '../data/nodes.ts'
import { SECTORS, type Sector } from '../data/sectors.ts'
import type { Node } from '../data/territories.ts'
import { CLOSED_SETS, type Closed, isClosed } from './closed.ts'
import { isInStorm } from './in-storm.ts'
import { nodesOfZone } from './zones.ts'

/** DU-10.7 */
export const LONGEST_RANGE = 3
/** More than any range. */
export const OUT_OF_RANGE = LONGEST_RANGE + 1

/** Where a token at one location can go: the cost of every location, and those that each range reaches. */
interface Ways {
  readonly cost: Uint8Array
  readonly within: readonly (readonly Node[])[]
}

/** DU-10.8a: steps inside a territory are free, borders cost one, and the storm lets nothing in, out or through. */
function costsFrom(from: Node, storm: Sector, closed: Closed): Uint8Array {
  const cost = new Uint8Array(NODES.length).fill(OUT_OF_RANGE)
  if (isInStorm(from, storm)) return cost
  cost[from] = 0
  // Locations of one cost after the other; free steps lengthen the list while it is read.
  let reached: Node[] = [from]
  for (let spent = 0; spent <= LONGEST_RANGE; spent++) {
    const beyond: Node[] = []
    for (const node of reached) {
      if (cost[node] < spent) continue
      for (const { node: next, cost: step } of NEIGHBOURS[node]) {
        if (spent + step >= cost[next] || isInStorm(next, storm) || isClosed(NODE_TERRITORY[next], closed)) continue
        cost[next] = spent + step
        if (step === 0) reached.push(next)
        else beyond.push(next)
      }
    }
    reached = beyond
  }
  return cost
}

function waysFrom(from: Node, storm: Sector, closed: Closed): Ways {
  const cost = costsFrom(from, storm, closed)
  // DU-10.6: a move ends in another territory, even if a way round leads back to one that the storm divides.
  for (let node = 0; node < cost.length; node++) {
    if (NODE_TERRITORY[node] === NODE_TERRITORY[from]) cost[node] = OUT_OF_RANGE
  }
  const nodes = NODES.map((_, node) => node)
  return {
    cost,
    within: Array.from({ length: OUT_OF_RANGE }, (_, range) => nodes.filter((node) => cost[node] <= range)),
  }
}

// Random play asks the same few questions millions of times: each is answered once, when it first comes up.
const KNOWN: (Ways | undefined)[] = new Array((SECTORS + 1) * CLOSED_SETS * NODES.length).fill(undefined)

function ways(from: Node, storm: Sector, closed: Closed): Ways {
  const key = (storm * CLOSED_SETS + closed) * NODES.length + from
  const known = KNOWN[key]
  if (known !== undefined) return known
  const found = waysFrom(from, storm, closed)
  KNOWN[key] = found
  return found
}

/** DU-10.8a: the locations of other territories that a token can move to, in map order. */
export const reachable = (from: Node, range: number, storm: Sector, closed: Closed): readonly Node[] =>
  ways(from, storm, closed).within[range]

/** DU-10.8a: how many territories a move takes; `OUT_OF_RANGE` if nobody could make it. */
export const moveCost = (from: Node, to: Node, storm: Sector, closed: Closed): number =>
  ways(from, storm, closed).cost[to]

/** DU-10.9: whether tokens can shift there inside their territory. */
export const isReposition = (from: Node, to: Node, storm: Sector): boolean =>
  from !== to && !isInStorm(from, storm) && nodesOfZone(from, storm).includes(to)
