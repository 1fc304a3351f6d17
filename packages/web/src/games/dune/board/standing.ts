import { type Circle, FAR_PLATE, FAR_SHIFT, plateHalf } from './lettering.ts'
import { at, FIRST_ANGLE, NODE_SHAPES, SECTOR_DEGREES, type Spot, TERRITORIES, TERRITORY_SHAPES } from './map.ts'
import type { BoardSight, StackSight } from './sight.ts'

export interface StandingStack extends StackSight, Spot {
  readonly key: string
  /** How much smaller than usual it is drawn. */
  readonly scale: number
  /** It would come, and is not there yet. */
  readonly coming: boolean
}

/** Every stack with its place, from the far edge of the table to the near one: what is nearer covers what is not. */
export function standingStacks({ stacks, coming }: Pick<BoardSight, 'stacks' | 'coming'>): StandingStack[] {
  const standing: StandingStack[] = []
  stacks.forEach((here, node) => {
    const all = coming?.node === node ? [...here, coming] : here
    if (all.length === 0) return
    const arrangements = NODE_SHAPES[node].stacks
    const { spots, scale } = arrangements[Math.min(all.length, arrangements.length) - 1]
    all.forEach((stack, index) => {
      const { x, y } = spots[index % spots.length]
      // More than there are places for: the rest leans on the first.
      const lean = 16 * Math.floor(index / spots.length)
      const ghost = index >= here.length
      const key = `${node} ${stack.faction} ${stack.kind} ${ghost}`
      standing.push({ ...stack, key, x: x + lean, y: y - lean, scale, coming: ghost })
    })
  })
  return standing.sort((a, b) => a.y - b.y)
}

/** A name across the front of the storm would be written in two inks. */
function stormEdges(storm: number): Circle[] {
  const from = FIRST_ANGLE + SECTOR_DEGREES * (storm - 1)
  const radii = Array.from({ length: 30 }, (_, step) => 250 + 25 * step)
  return [from, from + SECTOR_DEGREES].flatMap((angle) => radii.map((radius) => ({ ...at(angle, radius), r: 9 })))
}

const FAR_PLATES: readonly Circle[] = TERRITORY_SHAPES.flatMap(({ name }, territory) => {
  if (name === null) return []
  const half = plateHalf(TERRITORIES[territory].name, FAR_PLATE)
  return [-1, -0.6, -0.2, 0.2, 0.6, 1].map((part) => ({ x: name.x + part * half, y: name.y + FAR_SHIFT, r: 28 }))
})

/** What names keep away from. */
export function taken(
  { spice, worms, storm }: Pick<BoardSight, 'spice' | 'worms' | 'storm'>,
  standing: readonly StandingStack[],
  radius: number,
  far: boolean,
): Circle[] {
  return [
    ...(storm > 0 ? stormEdges(storm) : []),
    // Seen from afar the plates are larger than names have been told.
    ...(far ? FAR_PLATES : []),
    ...standing.map(({ x, y, scale, coming }) => ({
      x: x + radius * scale * 0.14,
      y: y - radius * scale * 0.05,
      r: radius * scale * (coming ? 1.5 : 1.22),
    })),
    ...NODE_SHAPES.flatMap(({ spice: place }, node) =>
      place === null || !(spice[node] > 0) ? [] : [{ ...place, r: radius * 1.1 }],
    ),
    ...worms.map((territory) => ({ ...TERRITORY_SHAPES[territory].middle, r: 66 })),
  ]
}
