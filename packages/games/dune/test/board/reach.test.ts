import { describe, expect, test } from 'vitest'
import { FREMEN_REACH, FREMEN_REACH_NODES, isInFremenReach } from '../../src/board/fremen-reach.ts'
import { isNearWall } from '../../src/board/near-wall.ts'
import { NODE_TERRITORY, NODES, nodeId, nodeNumber } from '../../src/data/nodes.ts'
import { NO_SECTOR, SECTORS } from '../../src/data/sectors.ts'
import { HABBANYA_SIETCH, SHIELD_WALL, SIETCH_TABR, TERRITORIES, territoryId } from '../../src/data/territories.ts'

describe('the reach of Fremen reserves', () => {
  test('FR-5: the Great Flat and what lies within two territories of it', () => {
    expect(FREMEN_REACH.map(territoryId)).toEqual([
      'bight-of-the-cliff',
      'broken-land',
      'cielago-west',
      'false-wall-west',
      'funeral-plain',
      'habbanya-erg',
      'hagga-basin',
      'plastic-basin',
      'polar-sink',
      'rock-outcroppings',
      'sietch-tabr',
      'the-great-flat',
      'the-greater-flat',
      'tsimpo',
      'wind-pass',
      'wind-pass-north',
    ])
    expect(isInFremenReach(SIETCH_TABR)).toBe(true)
    expect(isInFremenReach(HABBANYA_SIETCH)).toBe(false)
  })

  test('FR-5: every sector of those territories is meant', () => {
    const expected = [...NODES.keys()].filter((node) => isInFremenReach(NODE_TERRITORY[node]))
    expect(FREMEN_REACH_NODES).toEqual(expected)
  })
})

describe('near the Shield Wall', () => {
  const near = (storm: number) => [...NODES.keys()].filter((node) => isNearWall(node, storm))

  test('IN-9.12: without a storm near it, the wall and all its neighbours qualify', () => {
    const expected = [...NODES.keys()].filter((node) =>
      [SHIELD_WALL, ...TERRITORIES[SHIELD_WALL].adjacent].includes(NODE_TERRITORY[node]),
    )
    expect(near(NO_SECTOR)).toEqual(expected)
    expect(near(16)).toEqual(expected)
  })

  test('IN-9.12: on the wall itself the storm does not matter', () => {
    for (let storm = 1; storm <= SECTORS; storm++) {
      for (const wall of TERRITORIES[SHIELD_WALL].nodes) expect(isNearWall(wall, storm)).toBe(true)
    }
  })

  test('IN-9.12: next to it, neither from inside the storm nor across it', () => {
    expect(near(8).map(nodeId)).toContain('imperial-basin/9')
    expect(isNearWall(nodeNumber('imperial-basin/9'), 9)).toBe(false)
    expect(isNearWall(nodeNumber('imperial-basin/11'), 16)).toBe(true)
    expect(isNearWall(nodeNumber('imperial-basin/11'), 10)).toBe(false)
    expect(isNearWall(nodeNumber('imperial-basin/9'), 10)).toBe(true)
  })
})
