import type { Json } from '@riposte/kernel'
import { FACTION_IDS, type Faction } from '../data/factions.ts'
import { LEADER_ID, type Leader } from '../data/leaders.ts'
import { NODES } from '../data/nodes.ts'
import { type Node, TERRITORY, type Territory } from '../data/territories.ts'
import { CARD_ID, type Card } from '../data/treachery.ts'

/** Names of the view and of what is asked, back to small numbers; -1 for nothing. */

const numbers = (ids: readonly string[]): ReadonlyMap<string, number> => new Map(ids.map((id, at) => [id, at]))

const FACTION_NUMBERS = numbers(FACTION_IDS)
const NODE_NUMBERS = numbers(NODES)
const CARD_NUMBERS = numbers(CARD_ID)
const LEADER_NUMBERS = numbers(LEADER_ID)

const read =
  (map: ReadonlyMap<string, number>) =>
  (json: Json | undefined): number =>
    typeof json === 'string' ? (map.get(json) ?? -1) : -1

export const readFaction: (json: Json | undefined) => Faction = read(FACTION_NUMBERS)
export const readNode: (json: Json | undefined) => Node = read(NODE_NUMBERS)
export const readCard: (json: Json | undefined) => Card = read(CARD_NUMBERS)
export const readLeader: (json: Json | undefined) => Leader = read(LEADER_NUMBERS)

export const readTerritory = (json: Json | undefined): Territory =>
  typeof json === 'string' ? (TERRITORY[json] ?? -1) : -1

export const readNumber = (json: Json | undefined): number => (typeof json === 'number' ? json : 0)

export const readText = (json: Json | undefined): string => (typeof json === 'string' ? json : '')
