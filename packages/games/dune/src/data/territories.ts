import type { Of } from '@riposte/kernel'
import { BORDERS, MAP, type TerritoryKind } from './map.ts'
import type { Sector } from './sectors.ts'

/** A territory as a small number: its place on the map's list. */
export type Territory = Of<'territory'>

/** A location (DU-1.2) as a small number: the places of the first territory, then those of the second, and so on. */
export type Node = Of<'location'>

interface TerritoryFacts {
  readonly id: string
  readonly name: string
  readonly kind: TerritoryKind
  /** Counterclockwise; none for the polar sink. */
  readonly sectors: readonly Sector[]
  /** Its locations, one per sector and in the same order. */
  readonly nodes: readonly Node[]
  readonly adjacent: readonly Territory[]
  /** DU-10.7 */
  readonly ornithopters: boolean
  /** DU-12.4: spice that its occupant collects each turn of the advanced game. */
  readonly income: number
}

/** The names outside, by number. */
export const TERRITORY_IDS: readonly string[] = MAP.map(({ id }) => id)

/** The numbers inside, by name. */
export const TERRITORY: Readonly<Record<string, Territory>> = Object.fromEntries(
  TERRITORY_IDS.map((id, at) => [id, at]),
)

export const territoryId = (territory: Territory): string => TERRITORY_IDS[territory]

/** For names that our own tables use; a name from outside is read by a field. */
export function territoryNumber(id: string): Territory {
  const territory = TERRITORY[id]
  if (territory === undefined) throw new Error(`no territory ${id}`)
  return territory
}

/** DU-1.2: the territory in the name of a location, `<territory>/<sector>`. */
const territoryIn = (nodeId: string): Territory => territoryNumber(nodeId.slice(0, nodeId.indexOf('/')))

const INCOME: Readonly<Record<string, number>> = { arrakeen: 2, carthag: 2, 'tueks-sietch': 1 }
const ORNITHOPTERS: readonly string[] = ['arrakeen', 'carthag']

function allAdjacent(): Territory[][] {
  const sets = MAP.map(() => new Set<Territory>())
  for (const [node, others] of Object.entries(BORDERS)) {
    for (const other of others) {
      sets[territoryIn(node)].add(territoryIn(other))
      sets[territoryIn(other)].add(territoryIn(node))
    }
  }
  return sets.map((set) => [...set].sort((a, b) => a - b))
}

function allFacts(): TerritoryFacts[] {
  const adjacent = allAdjacent()
  let first: Node = 0
  return MAP.map((entry, at) => {
    const nodes = Array.from({ length: Math.max(1, entry.sectors.length) }, (_, place) => first + place)
    first += nodes.length
    return {
      ...entry,
      nodes,
      adjacent: adjacent[at],
      ornithopters: ORNITHOPTERS.includes(entry.id),
      income: INCOME[entry.id] ?? 0,
    }
  })
}

export const TERRITORIES: readonly TerritoryFacts[] = allFacts()

export const ARRAKEEN = territoryNumber('arrakeen')
export const CARTHAG = territoryNumber('carthag')
export const FALSE_WALL_SOUTH = territoryNumber('false-wall-south')
export const FALSE_WALL_WEST = territoryNumber('false-wall-west')
export const HABBANYA_SIETCH = territoryNumber('habbanya-sietch')
export const IMPERIAL_BASIN = territoryNumber('imperial-basin')
export const POLAR_SINK = territoryNumber('polar-sink')
export const SHIELD_WALL = territoryNumber('shield-wall')
export const SIETCH_TABR = territoryNumber('sietch-tabr')
export const THE_GREAT_FLAT = territoryNumber('the-great-flat')
export const TUEKS_SIETCH = territoryNumber('tueks-sietch')

export const isStronghold = (territory: Territory): boolean => TERRITORIES[territory].kind === 'stronghold'
/** DU-5.7, FR-15: where a worm may be placed; the Imperial Basin is sand too. */
export const isSand = (territory: Territory): boolean => TERRITORIES[territory].kind === 'sand'

export const STRONGHOLDS: readonly Territory[] = TERRITORY_IDS.map((_, at) => at).filter(isStronghold)
