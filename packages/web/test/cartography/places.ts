import { BLOW_NODE, NODE_LAYOUT, NODE_SECTOR, NODE_TERRITORY, NODES, POLAR_SINK, TERRITORIES } from '@riposte/dune'
import { along, SIDE, toUnits } from './grid.ts'
import { plateWidth } from './lettering.ts'
import { chance } from './noise.ts'
import { insideSector } from './outlines.ts'
import type { Survey } from './survey.ts'

export interface Spot {
  readonly x: number
  readonly y: number
}

/** A place on the board, how far it is from the borders of its location, and from those of its territory. */
interface Ground extends Spot {
  readonly clear: number
}

/** Something that stands on the board already, and how much it minds to be stood upon. */
export interface Taken extends Spot {
  readonly reach: number
  readonly weight?: number
}

/** A stack of discs with its number beside it. */
const STACK = 49
const SPICE = 44
const MOST = 6
const SCALES = [1, 0.87, 0.75, 0.66]

/** Places of a location on a coarser grid. The line between two sectors of a territory may be leaned over a little. */
function groundOf({ region, depth, boxes }: Survey, node: number): Ground[] {
  const territory = NODE_TERRITORY[node]
  const sector = NODE_SECTOR[node]
  const { left, top, right, bottom } = boxes[territory]
  const found: Ground[] = []
  for (let row = top; row <= bottom; row += 3)
    for (let column = left; column <= right; column += 3) {
      const at = row * SIDE + column
      if (region[at] !== territory) continue
      const [x, y] = [along(column), along(row)]
      const side = sector === 0 ? 1 : insideSector(sector, x, y)
      if (side < 0.004) continue
      found.push({
        x: Math.round(toUnits(column)),
        y: Math.round(toUnits(row)),
        clear: Math.min(depth[at], side * 1.5) * 1000,
      })
    }
  // Enough to choose from.
  const every = Math.ceil(found.length / 220)
  return found.filter((_, at) => at % every === 0)
}

const far = (a: Spot, b: Spot) => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)

/** The place that is farthest from every border. */
function deepest(ground: readonly Ground[]): Ground {
  return ground.reduce((best, spot) => (spot.clear > best.clear ? spot : best))
}

/** How badly a disc stands at a place, with what else stands there. */
function trouble({ x, y, clear }: Ground, reach: number, taken: readonly Taken[]): number {
  const over = Math.max(0, reach - clear)
  let sum = 4 * over * over
  for (const other of taken) {
    const near = reach + other.reach - Math.sqrt((x - other.x) ** 2 + (y - other.y) ** 2)
    if (near > 0) sum += (other.weight ?? 3) * near * near
  }
  return sum
}

interface Arrangement {
  readonly spots: readonly Spot[]
  /** How much smaller than usual the discs are. */
  readonly scale: number
}

/** Each disc is moved in turn to where it stands best, until nothing moves. The sum of what is wrong, by disc. */
function settled(ground: readonly Ground[], alone: readonly number[], spots: Ground[], reach: number): number {
  let sum = 0
  for (let round = 0, moved = true; moved && round < 8; round++) {
    moved = false
    sum = 0
    for (let self = 0; self < spots.length; self++) {
      let lowest = Number.POSITIVE_INFINITY
      let to = spots[self]
      ground.forEach((spot, at) => {
        let here = alone[at]
        for (let other = 0; other < spots.length && here < lowest; other++) {
          const near = 2 * reach - far(spot, spots[other])
          if (other !== self && near > 0) here += 3 * near * near
        }
        if (here >= lowest) return
        lowest = here
        to = spot
      })
      moved ||= to !== spots[self]
      spots[self] = to
      sum += lowest
    }
  }
  return sum / spots.length
}

const ATTEMPTS = 3

/** Places for a number of stacks; where there is little room the discs become smaller. */
function arranged(ground: readonly Ground[], count: number, taken: readonly Taken[], home: Spot): Arrangement {
  const next = chance(count * 101 + ground.length)
  const narrow = Math.max(...ground.map(({ clear }) => clear))
  let found: Arrangement = { spots: [], scale: 1 }
  for (const scale of SCALES) {
    const reach = STACK * scale
    const alone = ground.map((spot) => trouble(spot, reach, taken) + 0.6 * far(spot, home))
    let least = Number.POSITIVE_INFINITY
    for (let attempt = 0; attempt < (count === 1 ? 1 : ATTEMPTS); attempt++) {
      const spots = Array.from({ length: count }, () => ground[Math.floor(next() * ground.length)])
      const sum = settled(ground, alone, spots, reach)
      if (sum >= least) continue
      least = sum
      found = { spots: spots.map(({ x, y }) => ({ x, y })).sort((a, b) => a.x - b.x), scale }
    }
    // A disc may lean over a border or over another by about a third; one alone in a narrow place by what it must.
    if (least < 3.5 * (0.36 * reach) ** 2 || (count === 1 && narrow > reach * 0.6)) break
  }
  return found
}

const inUnits = ({ angle, radius }: { readonly angle: number; readonly radius: number }): Spot => ({
  x: 1000 * radius * Math.cos((angle * Math.PI) / 180),
  y: -1000 * radius * Math.sin((angle * Math.PI) / 180),
})

/** The name of a stronghold hangs level below its middle; that of the polar sink is written into the snow. */
function namePlace(territory: number): Spot | null {
  const { kind, nodes } = TERRITORIES[territory]
  if (territory === POLAR_SINK) return { x: 0, y: 84 }
  if (kind !== 'stronghold') return null
  const { x, y } = inUnits(NODE_LAYOUT[nodes[0]].anchor)
  return { x: Math.round(x), y: Math.round(y + 56) }
}

/** What no name, no spice and no stack may cover. */
export const PLATES: readonly Taken[] = TERRITORIES.flatMap(({ name }, territory) => {
  const place = namePlace(territory)
  if (place === null) return []
  const half = plateWidth(name) / 2
  return Array.from({ length: 9 }, (_, at) => ({ x: place.x + ((at - 4) / 4) * half, y: place.y, reach: 22 }))
})

interface Grounds {
  /** By territory: where its name stands whatever else does. */
  readonly names: readonly (Spot | null)[]
  /** By territory and by location: the place that is farthest from every border. */
  readonly territories: readonly Spot[]
  readonly nodes: readonly Spot[]
  /** By location: where spice is printed and lies; null where it never blows. */
  readonly spice: readonly (Spot | null)[]
  /** Places for one stack in a location, for two, and so on. */
  stacks(node: number, taken: readonly Taken[]): readonly Arrangement[]
}

export function groundsOf(survey: Survey): Grounds {
  const grounds = NODES.map((_, node) => groundOf(survey, node))
  const deep = grounds.map(deepest)
  const spice = grounds.map((ground, node) => {
    if (!BLOW_NODE.includes(node)) return null
    // To one side, so that names and stacks have the other.
    const { spots } = arranged(ground, 2, PLATES, deep[node])
    return spots.reduce((a, b) => (Math.hypot(b.x, b.y) > Math.hypot(a.x, a.y) ? b : a))
  })
  const spot = ({ x, y }: Spot): Spot => ({ x, y })
  return {
    names: TERRITORIES.map((_, territory) => namePlace(territory)),
    spice,
    nodes: deep.map(spot),
    territories: TERRITORIES.map(({ nodes }) =>
      spot(nodes.map((node) => deep[node]).reduce((a, b) => (b.clear > a.clear ? b : a))),
    ),
    stacks(node, taken) {
      const place = spice[node]
      const all = [...PLATES, ...taken, ...(place === null ? [] : [{ ...place, reach: SPICE }])]
      return Array.from({ length: MOST }, (_, at) => arranged(grounds[node], at + 1, all, deep[node]))
    },
  }
}
