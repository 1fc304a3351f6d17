import type { Of } from '@riposte/kernel'
import { nodeNumber } from './nodes.ts'
import { FALSE_WALL_SOUTH, FALSE_WALL_WEST, type Node, SIETCH_TABR, type Territory } from './territories.ts'

/** The factions, in the order in which they are numbered everywhere. */
export const FACTION_IDS = ['atreides', 'bene-gesserit', 'emperor', 'fremen', 'harkonnen', 'spacing-guild'] as const
export type Faction = Of<'faction'>
export const FACTIONS = FACTION_IDS.length

export const [ATREIDES, BENE_GESSERIT, EMPEROR, FREMEN, HARKONNEN, SPACING_GUILD]: readonly Faction[] = FACTION_IDS.map(
  (_, at) => at,
)

interface FactionFacts {
  readonly name: string
  readonly spice: number
  /** DU-9.2 */
  readonly freeRevival: number
  /** DU-8.1 */
  readonly handLimit: number
  /** DU-2.8 */
  readonly cards: number
  /** DU-2.6 */
  readonly traitorsKept: number
  /** DU-1.5: elite tokens among the twenty, in the advanced game. */
  readonly elite: number
  /** DU-2.7: tokens that are not on the board when the game begins. */
  readonly reserves: number
  /** DU-2.7: tokens that have their fixed place; BG-2 is the basic game's. */
  readonly placement: readonly { readonly node: Node; readonly tokens: number }[]
}

/** DU-1.5 */
export const TOKENS = 20
/** DU-2.6 */
export const TRAITORS_DEALT = 4
/** FR-2: Fremen tokens that are spread at will. */
export const FREMEN_SPREAD = 10
/** FR-2: where they are spread. */
export const FREMEN_HOMES: readonly Territory[] = [SIETCH_TABR, FALSE_WALL_SOUTH, FALSE_WALL_WEST]

const at = (node: string, tokens: number) => [{ node: nodeNumber(node), tokens }]
const usual = { freeRevival: 1, handLimit: 4, cards: 1, traitorsKept: 1, elite: 0 }

/** By faction. */
export const FACTION_FACTS: readonly FactionFacts[] = [
  // AT-1, AT-2, AT-4
  { ...usual, name: 'Atreides', spice: 10, freeRevival: 2, reserves: 10, placement: at('arrakeen/10', 10) },
  // BG-1, BG-2, BG-4
  { ...usual, name: 'Bene Gesserit', spice: 5, reserves: 19, placement: at('polar-sink/0', 1) },
  // EM-1, EM-2, EM-3
  { ...usual, name: 'Emperor', spice: 10, elite: 5, reserves: 20, placement: [] },
  // FR-1, FR-2, FR-4
  { ...usual, name: 'Fremen', spice: 3, freeRevival: 3, elite: 3, reserves: 10, placement: [] },
  {
    // HK-1, HK-2, HK-3, HK-4, HK-5, HK-7
    name: 'Harkonnen',
    spice: 10,
    freeRevival: 2,
    handLimit: 8,
    cards: 2,
    traitorsKept: 4,
    elite: 0,
    reserves: 10,
    placement: at('carthag/11', 10),
  },
  // GU-1, GU-2, GU-3
  { ...usual, name: 'Spacing Guild', spice: 5, reserves: 15, placement: at('tueks-sietch/5', 5) },
]
