import { describe, expect, test } from 'vitest'
import { isInStorm } from '../../src/board/in-storm.ts'
import { isSameZone, nodesOfZone, zoneOf, zonesOf } from '../../src/board/zones.ts'
import { NEIGHBOURS, NODES, nodeId, nodeNumber } from '../../src/data/nodes.ts'
import { NO_SECTOR, SECTORS } from '../../src/data/sectors.ts'
import { POLAR_SINK, TERRITORIES, TERRITORY } from '../../src/data/territories.ts'

const STORMS = Array.from({ length: SECTORS + 1 }, (_, sector) => sector)
const named = (territory: string, storm: number) => zonesOf(TERRITORY[territory], storm).map((zone) => zone.map(nodeId))

describe('zones', () => {
  test('DU-11.1: without the storm a territory is one zone', () => {
    for (const [territory, { nodes }] of TERRITORIES.entries()) expect(zonesOf(territory, NO_SECTOR)).toEqual([nodes])
  })

  test('DU-11.1: the storm divides a territory and is a zone of its own', () => {
    expect(named('false-wall-east', 7)).toEqual([
      ['false-wall-east/5', 'false-wall-east/6'],
      ['false-wall-east/7'],
      ['false-wall-east/8', 'false-wall-east/9'],
    ])
    expect(named('false-wall-east', 5)).toEqual([
      ['false-wall-east/5'],
      ['false-wall-east/6', 'false-wall-east/7', 'false-wall-east/8', 'false-wall-east/9'],
    ])
    expect(named('false-wall-east', 10)).toHaveLength(1)
    expect(named('cielago-west', 18)).toEqual([['cielago-west/18'], ['cielago-west/1']])
  })

  test('DU-1.2: the polar sink is one zone under every storm', () => {
    for (const storm of STORMS) expect(zonesOf(POLAR_SINK, storm)).toHaveLength(1)
  })

  test('DU-11.1: two locations share a zone exactly when free steps outside the storm join them', () => {
    for (const storm of STORMS) {
      for (const from of NODES.keys()) {
        const joined = new Set([from])
        for (const node of joined) {
          for (const { node: next, cost } of NEIGHBOURS[node]) {
            if (cost === 0 && !isInStorm(node, storm) && !isInStorm(next, storm)) joined.add(next)
          }
        }
        expect([...joined].sort((a, b) => a - b)).toEqual(nodesOfZone(from, storm))
        expect(zoneOf(from, storm)).toBe(Math.min(...joined))
      }
    }
  })

  test('DU-11.1: forces on two sides of the storm do not meet', () => {
    const [west, east] = [nodeNumber('old-gap/9'), nodeNumber('old-gap/11')]
    expect(isSameZone(west, east, 10)).toBe(false)
    expect(isSameZone(west, east, 12)).toBe(true)
  })
})
