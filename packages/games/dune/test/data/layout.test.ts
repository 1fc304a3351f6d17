import { describe, expect, test } from 'vitest'
import { CIRCLE_LAYOUT, NODE_LAYOUT, POLAR_SINK_RADIUS, sectorAngles } from '../../src/data/layout.ts'
import { NEIGHBOURS, NODE_SECTOR, NODES, nodeId, POLAR_SINK_NODE } from '../../src/data/nodes.ts'
import { CIRCLE_SECTOR, SECTORS } from '../../src/data/sectors.ts'

type Cell = (typeof NODE_LAYOUT)[number]['cells'][number]

const EPSILON = 1e-9

/** How much two spans of angle have in common, the circle being closed. */
function sharedAngle(a: Cell, b: Cell): number {
  const shared = [-360, 0, 360].map((turn) => Math.min(a.to, b.to + turn) - Math.max(a.from, b.from + turn))
  return Math.max(...shared)
}

const sharedRadius = (a: Cell, b: Cell) => Math.min(a.outer, b.outer) - Math.max(a.inner, b.inner)

function isTouching(a: Cell, b: Cell): boolean {
  const angle = sharedAngle(a, b)
  const radius = sharedRadius(a, b)
  return (angle > EPSILON && Math.abs(radius) < EPSILON) || (radius > EPSILON && Math.abs(angle) < EPSILON)
}

const pairs = NODES.flatMap((_, a) => NODES.slice(a + 1).map((_, at) => [a, a + 1 + at] as const))

describe('the drawn board', () => {
  test('cells of two locations never overlap, and share a side exactly where the graph has an edge', () => {
    const wrong = pairs.filter(([a, b]) => {
      const between = NODE_LAYOUT[a].cells.flatMap((cell) =>
        NODE_LAYOUT[b].cells.map((other) => [cell, other] as const),
      )
      const isOverlapping = between.some(([x, y]) => sharedAngle(x, y) > EPSILON && sharedRadius(x, y) > EPSILON)
      const isDrawnNext = between.some(([x, y]) => isTouching(x, y))
      return isOverlapping || isDrawnNext !== NEIGHBOURS[a].some(({ node }) => node === b)
    })
    expect(wrong.map(([a, b]) => [nodeId(a), nodeId(b)])).toEqual([])
  })

  test('every anchor lies inside its location, and every location inside its sector', () => {
    const astray = NODE_LAYOUT.flatMap(({ anchor, cells }, node) => {
      const isAnchored = cells.some(
        ({ from, to, inner, outer }) =>
          anchor.angle >= from && anchor.angle <= to && anchor.radius >= inner && anchor.radius <= outer,
      )
      const sector = node === POLAR_SINK_NODE ? { from: 0, to: 360 } : sectorAngles(NODE_SECTOR[node])
      const isInSector = cells.every(({ from, to }) => from >= sector.from && to <= sector.to)
      return isAnchored && isInSector ? [] : [nodeId(node)]
    })
    expect(astray).toEqual([])
  })

  test('the polar sink is the disc in the middle', () => {
    expect(NODE_LAYOUT[POLAR_SINK_NODE].cells).toEqual([{ from: 0, to: 360, inner: 0, outer: POLAR_SINK_RADIUS }])
  })

  test('DU-1.4: the sectors go round once, each beginning where the one before it ends', () => {
    for (let sector = 1; sector <= SECTORS; sector++) {
      expect(sectorAngles((sector % SECTORS) + 1).from).toBe(sectorAngles(sector).to % 360)
    }
  })

  test('DU-2.3: each circle is drawn at its sector', () => {
    expect(CIRCLE_LAYOUT).toHaveLength(6)
    for (const [at, { angle }] of CIRCLE_LAYOUT.entries()) {
      const { from, to } = sectorAngles(CIRCLE_SECTOR[at + 1])
      expect((from + to) / 2).toBe(angle)
    }
  })
})
