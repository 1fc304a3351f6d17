import {
  BLOW_NODE,
  NODE_LAYOUT,
  NODE_SECTOR,
  NODE_TERRITORY,
  NODES,
  nodeNumber,
  POLAR_SINK,
  TERRITORIES,
  territoryNumber,
} from '@riposte/dune'
import { describe, expect, test } from 'vitest'
import { freeLettering } from '../src/games/dune/board/lettering.ts'
import { NODE_SHAPES, nodeAt, outlineOf, type Spot, sectorAt, TERRITORY_SHAPES } from '../src/games/dune/board/map.ts'
import type { BoardSight } from '../src/games/dune/board/sight.ts'
import { standingStacks, taken } from '../src/games/dune/board/standing.ts'
import { reachedFrom, stepsBetween, stopsFor } from '../src/games/dune/board/stops.ts'
import { framing, kept, toBoard, toWindow, WHOLE, zoomed } from '../src/games/dune/board/view.ts'
import { rimSentence, sentenceOf } from '../src/games/dune/board/words.ts'

const EMPTY: BoardSight = {
  storm: 0,
  stormFrom: null,
  shieldWall: true,
  spice: NODES.map(() => 0),
  stacks: NODES.map(() => []),
  circles: [1, 5, null, 4, null, 3],
  order: [4, 3, 1, 5],
  turn: null,
  worms: [],
  battles: new Set(),
  highlight: new Set(),
  chosen: new Set(),
  coming: null,
}

const ALL = NODES.map((_, node) => node)
const forces = (faction: number, ordinary: number) => ({ faction, ordinary, special: 0, kind: 'elite' as const })

/** Whether a place lies in the ring segments of a location, or at most so far beside them as borders wander. */
function liesIn(node: number, { x, y }: Spot, wander: number): boolean {
  const radius = Math.hypot(x, y) / 1000
  const angle = ((Math.atan2(-y, x) * 180) / Math.PI + 360) % 360
  const turn = ((wander / Math.max(radius, 0.05)) * 180) / Math.PI
  return NODE_LAYOUT[node].cells.some(
    ({ from, to, inner, outer }) =>
      radius >= inner - wander &&
      radius <= outer + wander &&
      [angle - 360, angle, angle + 360].some((same) => same >= from - turn && same <= to + turn),
  )
}

const ids = (nodes: readonly number[]) => nodes.map((node) => NODES[node])

describe('places on the map', () => {
  test('the middle of each location lies in its cells and in its sector', () => {
    const middle = (node: number) => NODE_SHAPES[node].middle
    expect(ids(ALL.filter((node) => !liesIn(node, middle(node), 0)))).toEqual([])
    expect(ALL.map((node) => nodeAt(NODE_TERRITORY[node], middle(node)))).toEqual(ALL)
    const inSectors = ALL.filter((node) => NODE_TERRITORY[node] !== POLAR_SINK)
    expect(ids(inSectors.filter((node) => sectorAt(middle(node)) !== NODE_SECTOR[node]))).toEqual([])
  })

  test('up to six stacks stand in their own location, each at a place of its own', () => {
    const counts = NODE_SHAPES.map(({ stacks }) => stacks.map(({ spots }) => spots.length))
    expect(counts).toEqual(ALL.map(() => [1, 2, 3, 4, 5, 6]))
    const arrangements = ALL.flatMap((node) => NODE_SHAPES[node].stacks.map((stacks) => ({ node, ...stacks })))
    const apart = (spots: readonly Spot[]) => new Set(spots.map(({ x, y }) => `${x} ${y}`)).size === spots.length
    expect(arrangements.filter(({ spots }) => !apart(spots))).toEqual([])
    expect(arrangements.filter(({ scale }) => scale < 0.6 || scale > 1)).toEqual([])
    const astray = arrangements.filter(({ node, spots }) => spots.some((spot) => !liesIn(node, spot, 0.035)))
    expect(ids(astray.map(({ node }) => node))).toEqual([])
  })

  test('DU-5.4: spice has its place exactly where it can blow', () => {
    expect(ALL.filter((node) => NODE_SHAPES[node].spice !== null)).toEqual([...BLOW_NODE].sort((a, b) => a - b))
  })

  test('every territory has a name that can be read: on a plate, or in the territory itself', () => {
    const free = [...TERRITORY_SHAPES.entries()].filter(([, { name }]) => name === null)
    expect(TERRITORIES.length - free.length).toBe(6)
    expect(free.filter(([, { near }]) => near.length === 0)).toEqual([])
    for (const [territory, { near, far }] of free) {
      const { name, nodes } = TERRITORIES[territory]
      const written = [...near, ...far]
      expect(new Set(written.map(({ lines }) => lines.join(' ')))).toEqual(new Set([name.toUpperCase()]))
      expect(written.filter((way) => !nodes.some((node) => liesIn(node, way, 0.04)))).toEqual([])
    }
  })

  test('a whole territory is outlined without a line between its locations', () => {
    const { nodes } = TERRITORIES[territoryNumber('imperial-basin')]
    expect(outlineOf(new Set(nodes)).match(/M/g)).toHaveLength(1)
    expect(outlineOf(new Set([nodes[0], nodes[2]])).match(/M/g)).toHaveLength(2)
  })
})

describe('what stands on the map', () => {
  test('a name moves out of the way of a stack, and stays where nothing stands', () => {
    const [home] = TERRITORY_SHAPES[territoryNumber('meridian')].near
    const ways = TERRITORY_SHAPES[territoryNumber('meridian')].near
    expect(freeLettering(ways, [], 100)).toBe(home)
    const moved = freeLettering(ways, [{ x: home.x, y: home.y, r: 50 }], 100)
    expect(moved).not.toBeNull()
    expect(moved).not.toBe(home)
    expect(freeLettering(ways, [{ x: 0, y: 0, r: 2000 }], 100)).toBeNull()
  })

  test('a name that is covered a little is better than one too small to be read', () => {
    const ways = TERRITORY_SHAPES[territoryNumber('false-wall-south')].near
    const large = ways[0]
    const small = ways.filter(({ size }) => size === 22)
    expect(small.length).toBeGreaterThan(0)
    // Its end is touched, and nothing else is.
    const { x, y, r } = large.cover[0]
    const touched = [{ x: x - r - 8, y, r: 10 }]
    expect(freeLettering([large, ...small], touched, 160)).toBe(large)
    expect(freeLettering([large, ...small], [{ x, y, r: 90 }], 160)?.size).not.toBe(large.size)
  })

  test('stacks of one location stand apart, also those that are still to come', () => {
    const node = nodeNumber('cielago-north/2')
    const stacks = EMPTY.stacks.map((_, at) => (at === node ? [forces(0, 4), forces(2, 3), forces(4, 1)] : []))
    const coming = { ...forces(3, 5), node }
    const standing = standingStacks({ stacks, coming })
    expect(standing).toHaveLength(4)
    expect(standing.filter((stack) => stack.coming).map(({ faction }) => faction)).toEqual([3])
    expect(new Set(standing.map(({ x, y }) => `${x} ${y}`)).size).toBe(4)
    expect(new Set(standing.map(({ key }) => key)).size).toBe(4)
    expect(taken(EMPTY, standing, 42, false)).toHaveLength(4)
  })

  test('eight stacks in one location are all seen', () => {
    const stacks = EMPTY.stacks.map((_, at) => (at === 0 ? [0, 1, 2, 3, 4, 5, 0, 1].map((f) => forces(f, 1)) : []))
    const places = standingStacks({ stacks, coming: null }).map(({ x, y }) => `${x} ${y}`)
    expect(new Set(places).size).toBe(8)
  })
})

describe('arrow keys', () => {
  const some = new Set(ALL.filter((node) => node % 9 === 0))

  test.each([
    ['nothing can be chosen', new Set<number>(), 42],
    ['everything can be chosen', new Set(ALL), 86],
    ['some of it can be chosen', some, 59],
  ])('reach every stop from every other when %s', (_, highlight, count) => {
    const stops = stopsFor(highlight)
    expect(stops).toHaveLength(count)
    const steps = stepsBetween(stops)
    expect(stops.filter((_stop, start) => reachedFrom(steps, start).size < count)).toEqual([])
  })

  test('lead in the direction they show', () => {
    const stops = stopsFor(new Set())
    const steps = stepsBetween(stops)
    const from = stops.findIndex(({ key }) => key === 'polar-sink')
    expect(stops[steps.ArrowRight[from]].key).toBe('false-wall-east')
    expect(stops[steps.ArrowLeft[from]].key).toBe('wind-pass')
    expect(stops[steps.ArrowUp[from]].key).toBe('arsunt')
    const along = (to: readonly number[], of: (spot: Spot) => number) =>
      to.flatMap((index, at) => (index < 0 ? [] : [of(stops[index].middle) - of(stops[at].middle)]))
    expect(Math.min(...along(steps.ArrowRight, ({ x }) => x))).toBeGreaterThan(0)
    expect(Math.max(...along(steps.ArrowLeft, ({ x }) => x))).toBeLessThan(0)
    expect(Math.min(...along(steps.ArrowDown, ({ y }) => y))).toBeGreaterThan(0)
    expect(Math.max(...along(steps.ArrowUp, ({ y }) => y))).toBeLessThan(0)
  })

  test('stop at single locations only where some of a territory can be chosen', () => {
    const stops = stopsFor(new Set([nodeNumber('meridian/1')]))
    expect(stops.filter(({ territory }) => territory === territoryNumber('meridian')).map(({ key }) => key)).toEqual([
      'meridian/1',
      'meridian/2',
    ])
    expect(stops.filter(({ nodes }) => nodes.length > 1).every(({ key }) => !key.includes('/'))).toBe(true)
  })
})

describe('what a screen reader hears', () => {
  const stopOf = (sight: BoardSight, key: string) => stopsFor(sight.highlight).find((stop) => stop.key === key)!

  test('a stronghold with forces, elite and ordinary', () => {
    const node = nodeNumber('habbanya-sietch/17')
    const stacks = EMPTY.stacks.map((_, at) =>
      at === node ? [{ faction: 2, ordinary: 3, special: 2, kind: 'elite' as const }] : [],
    )
    const sight = { ...EMPTY, stacks, storm: 17 }
    expect(sentenceOf(sight, stopOf(sight, 'habbanya-sietch'))).toBe(
      'Habbanya Sietch, sector 17, stronghold. Emperor 3 and 2 Sardaukar, in the storm.',
    )
  })

  test('a territory of several sectors says what is in which', () => {
    const stacks = EMPTY.stacks.map((_, at) =>
      at === nodeNumber('cielago-north/3') ? [{ faction: 1, ordinary: 0, special: 1, kind: 'advisor' as const }] : [],
    )
    const spice = EMPTY.spice.map((none, at) => (at === nodeNumber('cielago-north/3') ? 8 : none))
    const sight = { ...EMPTY, stacks, spice, storm: 1 }
    expect(sentenceOf(sight, stopOf(sight, 'cielago-north'))).toBe(
      'Cielago North, sectors 1, 2 and 3, sand, open to storms. Sector 1: in the storm. Sector 3: Bene Gesserit 1 advisor, 8 spice.',
    )
  })

  test('what can be chosen, what is chosen, and that the Shield Wall is gone', () => {
    const [nine, ten] = [nodeNumber('imperial-basin/9'), nodeNumber('imperial-basin/10')]
    const sight = { ...EMPTY, shieldWall: false, highlight: new Set([nine, ten]), chosen: new Set([ten]) }
    expect(sentenceOf(sight, stopOf(sight, 'imperial-basin/9'))).toBe(
      'Imperial Basin, sector 9, sand, open to storms since the Shield Wall fell. Empty. Can be chosen.',
    )
    expect(sentenceOf(sight, stopOf(sight, 'imperial-basin/10'))).toMatch(/Chosen\.$/)
    expect(sentenceOf(sight, stopOf(sight, 'imperial-basin/11'))).not.toMatch(/hosen/)
  })

  test('the rim: storm, order and seats', () => {
    expect(rimSentence({ ...EMPTY, storm: 6 })).toBe(
      'The storm is in sector 6. Storm order: Harkonnen, Fremen, Bene Gesserit and Spacing Guild. Bene Gesserit at circle 1, Spacing Guild at circle 2, Harkonnen at circle 4 and Fremen at circle 6.',
    )
  })
})

describe('the view', () => {
  const desk = { width: 846, height: 722 }
  const phone = { width: 390, height: 420 }

  test('keeps the place under the pointer when it comes closer', () => {
    const before = toBoard(WHOLE, desk, 300, 420)
    const closer = zoomed(WHOLE, desk, 2.5, 300, 420)
    const after = toWindow(closer, desk, before)
    expect(after.x).toBeCloseTo(300)
    expect(after.y).toBeCloseTo(420)
    expect(zoomed(closer, desk, 0.01, 300, 420)).toEqual(WHOLE)
  })

  test('does not leave the board', () => {
    const away = kept({ zoom: 2, x: 9000, y: -9000 }, desk)
    expect(toWindow(away, desk, { x: 1160, y: -1160 })).toEqual({ x: expect.closeTo(846), y: expect.closeTo(0) })
    expect(kept({ zoom: 0.2, x: 500, y: 500 }, desk)).toEqual(WHOLE)
  })

  test('a phone closes in on what can be chosen and has all of it in view', () => {
    const nodes = ['rock-outcroppings/13', 'sietch-tabr/14', 'hagga-basin/13'].map(nodeNumber)
    const view = framing(nodes, phone)
    expect(view.zoom).toBeGreaterThan(1.5)
    for (const node of nodes) {
      const { x, y } = toWindow(view, phone, NODE_SHAPES[node].middle)
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(phone.width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(phone.height)
    }
    expect(framing([], phone)).toEqual(WHOLE)
  })
})
