import { NODE_SECTOR, NODE_TERRITORY, NODES, POLAR_SINK, TERRITORIES } from '@riposte/dune'
import drawn from './drawn.json' with { type: 'json' }
import { type Lettering, readLetterings } from './lettering.ts'

/** Half of the side of the whole picture, in units of which the board's radius has 1000. */
export const HALF = 1160

export interface Spot {
  readonly x: number
  readonly y: number
}

interface TerritoryShape {
  readonly outline: string
  /** The place farthest from its borders. */
  readonly middle: Spot
  /** Where a stronghold's name always stands. */
  readonly name: Spot | null
  /** Where its name can be written, seen from near and from afar. */
  readonly near: readonly Lettering[]
  readonly far: readonly Lettering[]
}

interface NodeShape {
  readonly outline: string
  readonly middle: Spot
  /** Where spice is printed and lies. */
  readonly spice: Spot | null
  /** Places for one stack, for two, and so on; where there is little room the discs are smaller. */
  readonly stacks: readonly { readonly scale: number; readonly spots: readonly Spot[] }[]
}

function spots(text: string): Spot[] {
  const numbers = text.split(' ').map(Number)
  return Array.from({ length: numbers.length / 2 }, (_, at) => ({ x: numbers[2 * at], y: numbers[2 * at + 1] }))
}

function arrangement(text: string) {
  const first = text.indexOf(' ')
  return { scale: Number(text.slice(0, first)), spots: spots(text.slice(first + 1)) }
}

const spotOrNone = (text: string): Spot | null => (text === '' ? null : spots(text)[0])

const territories: Readonly<Record<string, (typeof drawn.territories)['arrakeen']>> = drawn.territories
const nodes: Readonly<Record<string, (typeof drawn.nodes)['arrakeen/10']>> = drawn.nodes

/** The board as it is drawn, by territory; the drawing itself is made from the layout in the rules. */
export const TERRITORY_SHAPES: readonly TerritoryShape[] = TERRITORIES.map(({ id }) => {
  const { outline, middle, name, near, far } = territories[id]
  return {
    outline,
    middle: spots(middle)[0],
    name: spotOrNone(name),
    near: readLetterings(near),
    far: readLetterings(far),
  }
})

/** By location: its territory's shape cut by its sector. */
export const NODE_SHAPES: readonly NodeShape[] = NODES.map((id) => {
  const { outline, middle, spice, stacks } = nodes[id]
  return { outline, middle: spots(middle)[0], spice: spotOrNone(spice), stacks: stacks.split('|').map(arrangement) }
})

export const SECTOR_DEGREES = 20
/** Sector 1 begins at this angle, counterclockwise from the east. */
export const FIRST_ANGLE = 240

/** A place at an angle and a radius. */
export function at(angle: number, radius: number): Spot {
  const turned = (angle * Math.PI) / 180
  return { x: radius * Math.cos(turned), y: -radius * Math.sin(turned) }
}

/** The sector a place lies in; 0 inside the polar sink's radius or beyond the rim. */
export function sectorAt({ x, y }: Spot): number {
  const radius = Math.hypot(x, y)
  if (radius < 140 || radius > 1000) return 0
  const angle = (Math.atan2(-y, x) * 180) / Math.PI
  return Math.floor(((((angle - FIRST_ANGLE) % 360) + 360) % 360) / SECTOR_DEGREES) + 1
}

/** The location of a territory at a place; the nearest where its border wanders over a sector line. */
export function nodeAt(territory: number, place: Spot): number {
  const { nodes: own } = TERRITORIES[territory]
  const sector = sectorAt(place)
  const far = (node: number) => {
    const { x, y } = NODE_SHAPES[node].middle
    return Math.hypot(x - place.x, y - place.y)
  }
  return own.find((node) => NODE_SECTOR[node] === sector) ?? own.reduce((a, b) => (far(b) < far(a) ? b : a))
}

const isWhole = (nodesLit: ReadonlySet<number>, territory: number): boolean =>
  TERRITORIES[territory].nodes.every((node) => nodesLit.has(node))

/** One outline for a set of locations: whole territories as one shape, so that no line runs through them. */
export function outlineOf(nodesLit: ReadonlySet<number>): string {
  const paths: string[] = []
  for (const [territory, { nodes: own }] of TERRITORIES.entries())
    if (isWhole(nodesLit, territory)) paths.push(TERRITORY_SHAPES[territory].outline)
    else for (const node of own) if (nodesLit.has(node)) paths.push(NODE_SHAPES[node].outline)
  return paths.join('')
}

export const ALL_OUTLINES = TERRITORY_SHAPES.map(({ outline }) => outline).join('')
export const isStronghold = (territory: number): boolean => TERRITORIES[territory].kind === 'stronghold'
export { NODE_SECTOR, NODE_TERRITORY, NODES, POLAR_SINK, TERRITORIES }
