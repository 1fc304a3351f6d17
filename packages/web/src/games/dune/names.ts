import {
  CARD_ID,
  CARD_TYPE,
  FACTION_FACTS,
  FACTION_IDS,
  LEADER_FACTION,
  LEADER_ID,
  LEADER_NAME,
  LEADER_STRENGTH,
  NODES,
  TERRITORIES,
  TYPE_ID,
  TYPE_NAME,
} from '@riposte/dune'
import type { Json, Seat, SeenDecision } from '@riposte/kernel'
import type { DuneSight, FactionView } from './sight.ts'

const IDS: readonly string[] = FACTION_IDS

/** What is asked of the reader now. */
export function askedOf({ seen, me }: Pick<DuneSight, 'seen' | 'me'>): SeenDecision | null {
  if (me === null) return null
  return seen.decisions.find(({ seat, id }) => seat === me && id !== undefined) ?? null
}

/** A name in data as it comes; empty for what is none. */
export const idIn = (json: Json | undefined): string => (typeof json === 'string' ? json : '')

// ---- factions -----------------------------------------------------------------------------------------------------

/** By its number, as the drawings know it; -1 for none. */
export const factionNumber = (id: Json | undefined): number => (typeof id === 'string' ? IDS.indexOf(id) : -1)
export const nameOfFaction = (id: string): string => FACTION_FACTS[factionNumber(id)]?.name ?? id

export function factionAt({ seen }: Pick<DuneSight, 'seen'>, seat: Seat): FactionView {
  return seen.view.factions[seat]
}

export function seatOfFaction({ seen }: Pick<DuneSight, 'seen'>, id: string): Seat | null {
  return seen.view.factions.find(({ faction }) => faction === id)?.seat ?? null
}

/** Who plays a faction; its own name where nobody does. */
export function playerOf(sight: Pick<DuneSight, 'seen' | 'names'>, id: string): string {
  const seat = seatOfFaction(sight, id)
  return seat === null ? nameOfFaction(id) : sight.names[seat]
}

const SPECIAL: Readonly<Record<string, readonly [one: string, many: string]>> = {
  emperor: ['Sardaukar', 'Sardaukar'],
  fremen: ['Fedaykin', 'Fedaykin'],
  'bene-gesserit': ['advisor', 'advisors'],
}

/** What the second kind of tokens of a faction is called. */
export const specialName = (id: string, n: number): string => (SPECIAL[id] ?? ['elite', 'elite'])[n === 1 ? 0 : 1]
export const kindOfSpecial = (id: string): 'elite' | 'advisor' => (id === 'bene-gesserit' ? 'advisor' : 'elite')

// ---- places -------------------------------------------------------------------------------------------------------

/** A location by number; -1 for what is none. */
export const nodeOf = (id: Json | undefined): number => (typeof id === 'string' ? NODES.indexOf(id) : -1)
export const territoryOf = (id: Json | undefined): number => TERRITORIES.findIndex((territory) => territory.id === id)

/** "Arrakeen"; the sector alone where a location is meant. */
export function placeName(id: string): string {
  const territory = territoryOf(id.split('/')[0])
  return territory < 0 ? id : TERRITORIES[territory].name
}

export function sectorOf(id: string): number {
  return Number(id.split('/')[1] ?? 0)
}

// ---- cards and leaders --------------------------------------------------------------------------------------------

/** A kind of treachery card by its number: `karama_2` is a Karama. */
export const typeOfCard = (id: string): number => CARD_TYPE[CARD_ID.indexOf(id)] ?? -1
export const cardType = (id: string): string => TYPE_ID[typeOfCard(id)] ?? id
export const cardName = (id: string): string => TYPE_NAME[typeOfCard(id)] ?? id

export function leaderName(id: string): string {
  if (id === 'kwisatz-haderach') return 'Kwisatz Haderach'
  if (id === 'cheap-hero') return 'Cheap Hero'
  return LEADER_NAME[LEADER_ID.indexOf(id)] ?? id
}
export const leaderStrength = (id: string): number => LEADER_STRENGTH[LEADER_ID.indexOf(id)] ?? 0
export const leaderFaction = (id: string): number => LEADER_FACTION[LEADER_ID.indexOf(id)] ?? 0

/** A name or a number of an answer or an event as it stands; nothing for what is neither. */
export const written = (json: Json | undefined): string =>
  typeof json === 'string' || typeof json === 'number' ? `${json}` : ''

// ---- words --------------------------------------------------------------------------------------------------------

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function list(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`
}

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
