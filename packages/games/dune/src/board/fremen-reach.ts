import { type Node, TERRITORIES, type Territory, THE_GREAT_FLAT } from '../data/territories.ts'

const withNeighbours = (territories: readonly Territory[]): Territory[] => [
  ...new Set(territories.flatMap((territory) => [territory, ...TERRITORIES[territory].adjacent])),
]

/** FR-5: the Great Flat and all that lies at most two territories from it, in map order. */
export const FREMEN_REACH: readonly Territory[] = withNeighbours(withNeighbours([THE_GREAT_FLAT])).sort((a, b) => a - b)

export const FREMEN_REACH_NODES: readonly Node[] = FREMEN_REACH.flatMap((territory) => TERRITORIES[territory].nodes)

export const isInFremenReach = (territory: Territory): boolean => FREMEN_REACH.includes(territory)
