import { NODE_TERRITORY, NODES, POLAR_SINK, TERRITORIES } from '@riposte/dune'
import { blocked, coverOf, type Lettering, letterings } from './lettering.ts'
import { nodeOutlines } from './outlines.ts'
import { groundsOf, PLATES, type Spot, type Taken } from './places.ts'
import type { Survey } from './survey.ts'

const SIZES = [36, 32, 28, 25, 22]
const SMALL_SIZES = [20, 18]
/** For a board that is looked at from afar: large, or not at all. */
const FAR_SIZES = [54, 47, 42]
/** Round the printed spice. */
const MARK = 27

/** A stack may lean on a name before it leans over a border. */
const NAME_WEIGHT = 1.2

const spot = ({ x, y }: Spot) => `${x} ${y}`

const lettering = ({ manner, size, lines, a, b }: Lettering) => `${manner} ${size} ${a} ${b} ${lines.join('/')}`

/** What the board needs of the map besides its picture: objects of text, which every formatter leaves alone. */
export function drawnMap(survey: Survey, outlines: readonly string[]): string {
  const grounds = groundsOf(survey)
  const shapes = nodeOutlines(survey, outlines)
  const marks = grounds.spice.flatMap((place) => (place === null ? [] : [{ ...place, reach: MARK }]))
  const apart = blocked([...PLATES, ...marks])
  const onPlates = blocked(PLATES)
  const home = new Map<number, readonly Taken[]>()
  const territories = TERRITORIES.map(({ id, kind }, territory) => {
    const free = kind !== 'stronghold' && territory !== POLAR_SINK
    const near = free ? letterings(survey, territory, apart, SIZES, 5) : []
    const far = free ? letterings(survey, territory, apart, FAR_SIZES, 3) : []
    // In a narrow place the printed spice gives way to the name.
    for (const mask of [apart, onPlates])
      if (free && near.length === 0) near.push(...letterings(survey, territory, mask, SMALL_SIZES, 2))
    if (near.length > 0)
      home.set(
        territory,
        coverOf(near[0]).map((spot) => ({ ...spot, weight: NAME_WEIGHT })),
      )
    const name = grounds.names[territory]
    return [
      id,
      {
        outline: outlines[territory],
        middle: spot(grounds.territories[territory]),
        name: name === null ? '' : spot(name),
        near: near.map(lettering).join('|'),
        far: far.map(lettering).join('|'),
      },
    ] as const
  })
  const nodes = NODES.map((id, node) => {
    const spice = grounds.spice[node]
    const stacks = grounds.stacks(node, home.get(NODE_TERRITORY[node]) ?? [])
    return [
      id,
      {
        outline: shapes[node],
        middle: spot(grounds.nodes[node]),
        spice: spice === null ? '' : spot(spice),
        stacks: stacks.map(({ scale, spots }) => `${scale} ${spots.map(spot).join(' ')}`).join('|'),
      },
    ] as const
  })
  const drawn = { territories: Object.fromEntries(territories), nodes: Object.fromEntries(nodes) }
  return `${JSON.stringify(drawn, null, 2)}\n`
}
