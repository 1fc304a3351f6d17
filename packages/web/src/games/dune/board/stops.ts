import { NODE_SECTOR, NODE_SHAPES, type Spot, TERRITORIES, TERRITORY_SHAPES } from './map.ts'

/** Something the keys can stop at: a territory, or one location of it where it matters which. */
export interface Stop {
  readonly key: string
  readonly territory: number
  /** The locations it stands for. */
  readonly nodes: readonly number[]
  readonly middle: Spot
  readonly outline: string
}

/** Where some locations of a territory can be chosen, each of its locations is a stop of its own. */
export function stopsFor(highlight: ReadonlySet<number>): Stop[] {
  return TERRITORIES.flatMap(({ id, nodes }, territory): Stop[] => {
    const apart = nodes.length > 1 && nodes.some((node) => highlight.has(node))
    if (!apart) {
      const { middle, outline } = TERRITORY_SHAPES[territory]
      return [{ key: id, territory, nodes, middle, outline }]
    }
    return nodes.map((node) => {
      const { middle, outline } = NODE_SHAPES[node]
      return { key: `${id}/${NODE_SECTOR[node]}`, territory, nodes: [node], middle, outline }
    })
  })
}

type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

const WAYS: Readonly<Record<Way, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export const isWay = (key: string): key is Way => key in WAYS

/** The nearest stop in a direction; what lies aside counts as farther away. */
function nearest(stops: readonly Stop[], from: Spot, way: Way): number {
  const [x, y] = WAYS[way]
  let best = -1
  let least = Number.POSITIVE_INFINITY
  stops.forEach(({ middle }, at) => {
    const dx = middle.x - from.x
    const dy = middle.y - from.y
    const ahead = dx * x + dy * y
    const aside = Math.abs(dx * y) + Math.abs(dy * x)
    if (ahead < 8 || aside > ahead * 1.1) return
    const distance = Math.hypot(ahead, aside * 1.7)
    if (distance < least) {
      least = distance
      best = at
    }
  })
  return best
}

type Steps = Readonly<Record<Way, readonly number[]>>

/**
 * Where each arrow key leads from each stop, -1 for nowhere. What no arrow would reach is put on the way of the stop
 * beside it, so that arrows alone reach the whole board.
 */
export function stepsBetween(stops: readonly Stop[]): Steps {
  const ways = Object.keys(WAYS).filter(isWay)
  const steps = Object.fromEntries(
    ways.map((way) => [way, stops.map(({ middle }) => nearest(stops, middle, way))]),
  ) as {
    [way in Way]: number[]
  }
  for (;;) {
    const reached = reachedFrom(steps, 0)
    const lost = stops.findIndex((_, at) => !reached.has(at))
    if (lost < 0) return steps
    const { middle } = stops[lost]
    const far = (at: number) => Math.hypot(stops[at].middle.x - middle.x, stops[at].middle.y - middle.y)
    const beside = [...reached].reduce((a, b) => (far(b) < far(a) ? b : a))
    const [dx, dy] = [middle.x - stops[beside].middle.x, middle.y - stops[beside].middle.y]
    const level = Math.abs(dx) > Math.abs(dy)
    const way = level ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp'
    // What was on this way stays on it, one step later.
    steps[way][lost] = steps[way][beside]
    steps[way][beside] = lost
  }
}

/** Every stop that arrow keys reach from one of them. */
export function reachedFrom(steps: Steps, start: number): Set<number> {
  const reached = new Set([start])
  for (const at of reached) for (const to of Object.values(steps)) if (to[at] >= 0) reached.add(to[at])
  return reached
}
