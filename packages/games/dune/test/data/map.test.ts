import { describe, expect, test } from 'vitest'
import {
  NEIGHBOURS,
  NODE_SECTOR,
  NODE_TERRITORY,
  NODES,
  nodeId,
  nodeNumber,
  nodesInSector,
  POLAR_SINK_NODE,
} from '../../src/data/nodes.ts'
import { NO_SECTOR, SECTORS } from '../../src/data/sectors.ts'
import {
  POLAR_SINK,
  STRONGHOLDS,
  TERRITORIES,
  TERRITORY,
  TERRITORY_IDS,
  territoryId,
  territoryNumber,
} from '../../src/data/territories.ts'

const kinds = (kind: string) => TERRITORIES.filter((territory) => territory.kind === kind).map(({ id }) => id)

describe('the territories', () => {
  test('DU-1.3: there are 42, five of them strongholds, one polar', () => {
    expect(TERRITORIES).toHaveLength(42)
    expect(new Set(TERRITORY_IDS).size).toBe(42)
    expect(kinds('polar')).toEqual(['polar-sink'])
    expect(kinds('rock')).toEqual([
      'false-wall-east',
      'false-wall-south',
      'false-wall-west',
      'pasty-mesa',
      'plastic-basin',
      'rim-wall-west',
      'shield-wall',
    ])
    expect(kinds('sand')).toHaveLength(29)
    expect(STRONGHOLDS.map(territoryId)).toEqual([
      'arrakeen',
      'carthag',
      'habbanya-sietch',
      'sietch-tabr',
      'tueks-sietch',
    ])
  })

  test('DU-1.3: a stronghold occupies one sector', () => {
    for (const stronghold of STRONGHOLDS) expect(TERRITORIES[stronghold].nodes).toHaveLength(1)
  })

  test('DU-10.7, DU-12.4: ornithopters and income belong to the cities, and some income to Tuek’s Sietch', () => {
    expect(TERRITORIES.filter(({ ornithopters }) => ornithopters).map(({ id }) => id)).toEqual(['arrakeen', 'carthag'])
    expect(TERRITORIES.filter(({ income }) => income > 0).map(({ id, income }) => [id, income])).toEqual([
      ['arrakeen', 2],
      ['carthag', 2],
      ['tueks-sietch', 1],
    ])
  })

  test('names and numbers are each other’s inverse, and an unknown name is refused', () => {
    for (const [at, id] of TERRITORY_IDS.entries()) expect([TERRITORY[id], territoryId(at)]).toEqual([at, id])
    expect(() => territoryNumber('caladan')).toThrow('caladan')
    for (const [at, id] of NODES.entries()) expect([nodeNumber(id), nodeId(at)]).toEqual([at, id])
    expect(() => nodeNumber('arrakeen/11')).toThrow('arrakeen/11')
  })

  test('DU-10.8: adjacency goes both ways, never to itself, over 103 pairs', () => {
    for (const [at, { adjacent }] of TERRITORIES.entries()) {
      expect(adjacent).not.toContain(at)
      for (const other of adjacent) expect(TERRITORIES[other].adjacent).toContain(at)
    }
    expect(TERRITORIES.reduce((sum, { adjacent }) => sum + adjacent.length, 0)).toBe(206)
  })
})

describe('the locations', () => {
  test('DU-1.2: there are 86, each in the territory and sector that its name says', () => {
    expect(NODES).toHaveLength(86)
    for (const [node, id] of NODES.entries()) {
      expect(id).toBe(`${territoryId(NODE_TERRITORY[node])}/${NODE_SECTOR[node]}`)
      expect(TERRITORIES[NODE_TERRITORY[node]].nodes).toContain(node)
    }
  })

  test('DU-1.2: the polar sink is one location in no sector', () => {
    expect(nodesInSector(NO_SECTOR)).toEqual([POLAR_SINK_NODE])
    expect(TERRITORIES[POLAR_SINK].nodes).toEqual([POLAR_SINK_NODE])
    expect(nodeId(POLAR_SINK_NODE)).toBe('polar-sink/0')
  })

  test('DU-1.4: the sectors of a territory follow each other counterclockwise, over the end of the count too', () => {
    for (const { sectors } of TERRITORIES) {
      for (let at = 1; at < sectors.length; at++) expect(sectors[at]).toBe((sectors[at - 1] % SECTORS) + 1)
    }
    expect(TERRITORIES[TERRITORY['cielago-west']].sectors).toEqual([18, 1])
  })

  test('every sector holds its locations, and all sectors together hold all', () => {
    const all = Array.from({ length: SECTORS + 1 }, (_, sector) => nodesInSector(sector)).flat()
    expect(all.toSorted((a, b) => a - b)).toEqual(NODES.map((_, node) => node))
    expect(nodesInSector(18).map(nodeId)).toEqual([
      'cielago-west/18',
      'false-wall-west/18',
      'habbanya-ridge-flat/18',
      'wind-pass-north/18',
    ])
  })

  test('DU-10.8a: 190 edges, the same both ways; free inside a territory and only there', () => {
    let edges = 0
    let free = 0
    for (const [node, neighbours] of NEIGHBOURS.entries()) {
      expect(new Set(neighbours.map((neighbour) => neighbour.node)).size).toBe(neighbours.length)
      for (const { node: other, cost } of neighbours) {
        edges++
        if (cost === 0) free++
        expect(cost === 0).toBe(NODE_TERRITORY[node] === NODE_TERRITORY[other])
        expect(NEIGHBOURS[other]).toContainEqual({ node, cost })
      }
    }
    expect([edges / 2, free / 2]).toEqual([190, 44])
  })

  test('every location can be reached from every other', () => {
    const reached = new Set([0])
    for (const node of reached) for (const neighbour of NEIGHBOURS[node]) reached.add(neighbour.node)
    expect(reached.size).toBe(86)
  })
})
