import { describe, expect, test } from 'vitest'
import { closedBit, isClosed, NONE_CLOSED } from '../../src/board/closed.ts'
import { isInStorm } from '../../src/board/in-storm.ts'
import { isReposition, LONGEST_RANGE, moveCost, OUT_OF_RANGE, reachable } from '../../src/board/range.ts'
import { zoneOf, zonesOf } from '../../src/board/zones.ts'
import {
  NEIGHBOURS,
  NODE_TERRITORY,
  NODES,
  nodeId,
  nodeNumber,
  nodesInSector,
  POLAR_SINK_NODE,
} from '../../src/data/nodes.ts'
import { NO_SECTOR, SECTORS } from '../../src/data/sectors.ts'
import { ARRAKEEN, CARTHAG, STRONGHOLDS, TERRITORIES, TUEKS_SIETCH } from '../../src/data/territories.ts'

const STORMS = Array.from({ length: SECTORS + 1 }, (_, sector) => sector)
const names = (nodes: readonly number[]) => nodes.map(nodeId)
const ALL_CLOSED = STRONGHOLDS.reduce((closed, stronghold) => closed | closedBit(stronghold), NONE_CLOSED)

/** The cheapest way by trying every way: costs are lowered along every edge until nothing changes. */
function cheapest(from: number, storm: number, closed: number): number[] {
  const cost = NODES.map(() => Number.POSITIVE_INFINITY)
  if (isInStorm(from, storm)) return cost
  cost[from] = 0
  for (let changed = true; changed; ) {
    changed = false
    for (const [node, neighbours] of NEIGHBOURS.entries()) {
      for (const { node: next, cost: step } of neighbours) {
        const isBarred = isInStorm(next, storm) || isClosed(NODE_TERRITORY[next], closed)
        if (isBarred || cost[node] + step >= cost[next]) continue
        cost[next] = cost[node] + step
        changed = true
      }
    }
  }
  return cost
}

describe('the range of a move', () => {
  test.each([
    ['no stronghold closed', NONE_CLOSED],
    ['the cities closed', closedBit(ARRAKEEN) | closedBit(CARTHAG)],
    ['all strongholds closed', ALL_CLOSED],
  ])('DU-10.8a: with %s every cost and every range equals the cheapest way, whatever the storm', (_, closed) => {
    let wrong = 0
    for (const storm of STORMS) {
      for (const from of NODES.keys()) {
        const cost = cheapest(from, storm, closed)
        const isElsewhere = (to: number) => NODE_TERRITORY[to] !== NODE_TERRITORY[from]
        for (const to of NODES.keys()) {
          const expected = isElsewhere(to) ? Math.min(cost[to], OUT_OF_RANGE) : OUT_OF_RANGE
          if (moveCost(from, to, storm, closed) !== expected) wrong++
        }
        for (let range = 0; range <= LONGEST_RANGE; range++) {
          const expected = [...NODES.keys()].filter((to) => isElsewhere(to) && cost[to] <= range)
          if (reachable(from, range, storm, closed).join() !== expected.join()) wrong++
        }
      }
    }
    expect(wrong).toBe(0)
  })

  test('DU-10.7: one territory from Arrakeen, without a storm', () => {
    expect(names(reachable(nodeNumber('arrakeen/10'), 1, NO_SECTOR, NONE_CLOSED))).toEqual([
      'imperial-basin/9',
      'imperial-basin/10',
      'imperial-basin/11',
      'old-gap/9',
      'old-gap/10',
      'old-gap/11',
      'rim-wall-west/9',
    ])
  })

  test('DU-10.8: the storm cuts the sectors beyond it off from a step that is free without it', () => {
    const from = nodeNumber('arrakeen/10')
    expect(names(reachable(from, 1, 9, NONE_CLOSED))).toEqual([
      'imperial-basin/10',
      'imperial-basin/11',
      'old-gap/10',
      'old-gap/11',
    ])
  })

  test('DU-4.8: nothing moves out of the storm or into it, from strongholds neither', () => {
    for (const storm of STORMS.slice(1)) {
      for (const node of nodesInSector(storm)) {
        expect(reachable(node, LONGEST_RANGE, storm, NONE_CLOSED)).toEqual([])
        for (const from of NODES.keys()) expect(moveCost(from, node, storm, NONE_CLOSED)).toBe(OUT_OF_RANGE)
      }
    }
  })

  test('DU-1.2: the polar sink can be left and entered under every storm', () => {
    for (const storm of STORMS) {
      const near = reachable(POLAR_SINK_NODE, 1, storm, NONE_CLOSED)
      expect(near.length).toBeGreaterThan(0)
      for (const node of near) expect(moveCost(node, POLAR_SINK_NODE, storm, NONE_CLOSED)).toBe(1)
    }
  })

  test('DU-1.7: a closed stronghold cannot be entered, but can be left', () => {
    const arsunt = nodeNumber('arsunt/11')
    const carthag = nodeNumber('carthag/11')
    const closed = closedBit(CARTHAG)
    expect(moveCost(arsunt, carthag, NO_SECTOR, NONE_CLOSED)).toBe(1)
    expect(moveCost(arsunt, carthag, NO_SECTOR, closed)).toBe(OUT_OF_RANGE)
    expect(moveCost(carthag, arsunt, NO_SECTOR, closed)).toBe(1)
  })

  test('DU-1.7: round every closed stronghold there is another way of the same cost, whatever the storm', () => {
    const longer = STORMS.flatMap((storm) =>
      [...NODES.keys()].flatMap((from) =>
        reachable(from, LONGEST_RANGE, storm, NONE_CLOSED)
          .filter((to) => !STRONGHOLDS.includes(NODE_TERRITORY[to]))
          .filter((to) => moveCost(from, to, storm, ALL_CLOSED) !== moveCost(from, to, storm, NONE_CLOSED)),
      ),
    )
    expect(longer).toEqual([])
  })

  test('DU-1.7: only strongholds close', () => {
    expect(TERRITORIES.map((_, at) => at).filter((territory) => isClosed(territory, ALL_CLOSED))).toEqual(STRONGHOLDS)
    expect(isClosed(TUEKS_SIETCH, closedBit(ARRAKEEN))).toBe(false)
  })

  test('DU-10.8a: all tokens of a zone have the same way to go, so a group moves as one', () => {
    for (const storm of STORMS) {
      for (const from of NODES.keys()) {
        expect(reachable(from, 2, storm, NONE_CLOSED)).toEqual(reachable(zoneOf(from, storm), 2, storm, NONE_CLOSED))
      }
    }
  })
})

describe('a reposition', () => {
  test('DU-10.9: tokens shift to another sector of their territory, and not over the storm', () => {
    const [west, middle, east] = ['old-gap/9', 'old-gap/10', 'old-gap/11'].map(nodeNumber)
    expect(isReposition(west, east, NO_SECTOR)).toBe(true)
    expect(isReposition(west, east, 10)).toBe(false)
    expect(isReposition(west, middle, 10)).toBe(false)
    expect(isReposition(middle, west, 10)).toBe(false)
    expect(isReposition(west, middle, 11)).toBe(true)
    expect(isReposition(west, west, NO_SECTOR)).toBe(false)
    expect(isReposition(west, nodeNumber('arrakeen/10'), NO_SECTOR)).toBe(false)
  })

  test('DU-10.9: it never leaves the zone, and reaches all of it', () => {
    for (const storm of STORMS.slice(1)) {
      for (const territory of TERRITORIES.keys()) {
        for (const zone of zonesOf(territory, storm)) {
          for (const from of zone) {
            const targets = [...NODES.keys()].filter((to) => isReposition(from, to, storm))
            expect(targets).toEqual(zone.filter((to) => to !== from))
          }
        }
      }
    }
  })
})
