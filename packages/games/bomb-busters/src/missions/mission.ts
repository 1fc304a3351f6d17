import type { MissionModule } from '../modules/module.ts'
import type { EquipmentId } from '../names.ts'

/** A value that depends on how many play. */
export type ByPlayers<T> = T | ({ readonly default?: T } & { readonly [players in 2 | 3 | 4 | 5]?: T })

/** BB-3.1: which wires of a colour are in the game. Sort values. */
export type Pool = (
  | { readonly kind: 'none' }
  | { readonly kind: 'exact'; readonly n: number; readonly from?: readonly number[] }
  | { readonly kind: 'outOf'; readonly keep: number; readonly draw: number; readonly from?: readonly number[] }
  | { readonly kind: 'fixed'; readonly values: readonly number[] }
  | { readonly kind: 'sameValue'; readonly n: number; readonly from?: readonly number[] }
) & {
  /** False: not in the players' stands. */
  readonly dealt?: boolean
  readonly marker?: 'known' | 'uncertain' | 'none'
  /** One per player before the rest, the captain first or last. */
  readonly predeal?: 'captain-clockwise' | 'captain-last'
}

export interface Wires {
  readonly blue: { readonly min: number; readonly max: number }
  readonly red: Pool
  readonly yellow: Pool
}

export interface EquipmentSetup {
  readonly mode: 'standard' | 'none' | 'fixed' | 'pile'
  readonly count?: number
  readonly campaignCards?: boolean
  /** Basic cards by their number, campaign cards as `2-2`, `yellow`. */
  readonly excludeUnlock?: readonly (number | string)[]
  readonly excludeIds?: readonly EquipmentId[]
  readonly excludeUnlockOfNumberCard?: boolean
  readonly ids?: readonly EquipmentId[]
  readonly pileSize?: number
  readonly faceDown?: boolean
  readonly startUnlocked?: boolean
  readonly captainMayNotUse?: readonly EquipmentId[] | 'all'
}

export interface SetupTokens {
  readonly mode: 'standard' | 'none' | 'random' | 'custom'
  readonly perPlayer?: ByPlayers<number>
  readonly captain?: number
  readonly twoPlayerCaptainSkips?: boolean
  readonly captainFalse?: boolean
  readonly absent?: boolean
}

export interface InfoTokens {
  readonly variant: 'value' | 'evenOdd' | 'count' | 'false' | 'absent' | 'standSide' | 'none' | 'captainFalse'
  readonly onFailure: 'wire' | 'stand' | 'none'
}

export interface Characters {
  readonly mode: 'standard' | 'none' | 'captainNone' | 'unlimited'
  readonly captainBan?: boolean
  readonly forbidNonCaptain?: readonly string[]
}

export interface Detonator {
  readonly mode: 'standard' | 'none' | 'distance' | 'custom'
  readonly distance?: number
  readonly start?: number
  readonly max?: ByPlayers<number>
}

/** A mission as a table. What is left out has its default. */
export interface MissionSpec {
  readonly id: number
  readonly name: string
  readonly players?: readonly number[]
  readonly wires: Wires
  readonly wiresByPlayers?: { readonly [players in 2 | 3 | 4 | 5]?: Partial<Wires> }
  readonly equipment?: EquipmentSetup
  readonly equipmentByPlayers?: { readonly [players in 2 | 3 | 4 | 5]?: Partial<EquipmentSetup> }
  readonly detonator?: Detonator
  readonly setupTokens?: SetupTokens
  readonly infoTokens?: InfoTokens
  readonly characters?: Characters
  /** In the order in which they act. */
  readonly modules?: readonly MissionModule[]
  readonly revealRedsAllowed?: boolean
  readonly revealRedsForced?: boolean
}

export interface Mission extends Required<Omit<MissionSpec, 'wiresByPlayers' | 'equipmentByPlayers'>> {
  readonly wiresByPlayers: NonNullable<MissionSpec['wiresByPlayers']>
  readonly equipmentByPlayers: NonNullable<MissionSpec['equipmentByPlayers']>
}

/** A mission with its defaults filled in. */
export function mission(spec: MissionSpec): Mission {
  return {
    players: [2, 3, 4, 5],
    wiresByPlayers: {},
    equipment: { mode: 'standard' },
    equipmentByPlayers: {},
    detonator: { mode: 'standard' },
    setupTokens: { mode: 'standard' },
    infoTokens: { variant: 'value', onFailure: 'wire' },
    characters: { mode: 'standard' },
    modules: [],
    revealRedsAllowed: true,
    revealRedsForced: true,
    ...spec,
  }
}

/** What holds for so many players. */
export function forPlayers<T>(value: ByPlayers<T>, players: number): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value as T
  const table = value as Readonly<Record<string, T>>
  return table[players] ?? table.default
}
