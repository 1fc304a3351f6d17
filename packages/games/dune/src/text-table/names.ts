import type { Json } from '@riposte/kernel'
import { FACTION_FACTS, FACTION_IDS } from '../data/factions.ts'
import { LEADER_ID, LEADER_NAME } from '../data/leaders.ts'
import { TERRITORIES, TERRITORY } from '../data/territories.ts'
import { CARD_ID, CARD_TYPE, TYPE_COPIES, TYPE_NAME } from '../data/treachery.ts'

/** A part of an action, an event or a question as it comes; a private one may be missing. */
export type Told = Json | undefined

/** A name or a number as it is. */
export const text = (json: Told): string =>
  typeof json === 'string' ? json : typeof json === 'number' ? String(json) : JSON.stringify(json ?? null)

// ---- factions -----------------------------------------------------------------------------------------------------

/** Those that are spoken of as one person, or as one body. */
const AS_ONE: readonly string[] = ['emperor', 'spacing-guild']

/** In the middle of a sentence: "Atreides", "the Emperor". */
export function faction(json: Told): string {
  const ids: readonly string[] = FACTION_IDS
  const at = ids.indexOf(text(json))
  if (at < 0) return 'somebody'
  return AS_ONE.includes(ids[at]) ? `the ${FACTION_FACTS[at].name}` : FACTION_FACTS[at].name
}

/** "Atreides'", "the Emperor's". */
export function whose(json: Told): string {
  const name = faction(json)
  return name.endsWith('s') ? `${name}'` : `${name}'s`
}

/** A faction and what it does: one person or body "rides", the others "ride". */
export const does = (json: Told, one: string, many: string): string =>
  `${faction(json)} ${AS_ONE.includes(text(json)) ? one : many}`

/** The same at the beginning of a sentence. */
export function Does(json: Told, one: string, many: string): string {
  const sentence = does(json, one, many)
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

// ---- places -------------------------------------------------------------------------------------------------------

export function territory(json: Told): string {
  const at = TERRITORY[text(json)]
  return at === undefined ? text(json) : TERRITORIES[at].name
}

/** `arrakeen/10`: the Polar Sink alone has no sector. */
export function location(json: Told): string {
  const [id, sector] = text(json).split('/')
  return sector === undefined || sector === '0' ? territory(id) : `${territory(id)} (sector ${sector})`
}

// ---- cards and leaders --------------------------------------------------------------------------------------------

/** A treachery card by its printed name; its copies are alike. */
export function card(json: Told): string {
  const at = CARD_ID.indexOf(text(json))
  return at < 0 ? text(json) : TYPE_NAME[CARD_TYPE[at]]
}

/** The same where one copy is chosen among others: "Karama (no. 2)". */
export function copy(json: Told): string {
  const at = CARD_ID.indexOf(text(json))
  if (at < 0 || TYPE_COPIES[CARD_TYPE[at]] === 1) return card(json)
  return `${card(json)} (no. ${CARD_ID[at].slice(CARD_ID[at].lastIndexOf('_') + 1)})`
}

const isWorm = (json: Told): boolean => text(json).startsWith('shai-hulud')

/** `spice-broken-land`, `shai-hulud_3`. */
export const spiceCard = (json: Told): string =>
  isWorm(json) ? 'Shai-Hulud' : `the spice blow in ${territory(text(json).replace(/^spice-/, ''))}`

export function leader(json: Told): string {
  if (json === 'kwisatz-haderach') return 'the Kwisatz Haderach'
  if (json === 'cheap-hero') return 'a Cheap Hero'
  const at = LEADER_ID.indexOf(text(json))
  return at < 0 ? text(json) : LEADER_NAME[at]
}

// ---- numbers ------------------------------------------------------------------------------------------------------

export const count = (json: Told, one: string, many = `${one}s`): string => `${Number(json)} ${json === 1 ? one : many}`

/** A dial is counted in halves (DU-11.23). */
export function halves(json: Told): string {
  const whole = Math.floor(Number(json) / 2)
  if (Number(json) % 2 === 0) return String(whole)
  return whole === 0 ? '½' : `${whole}½`
}

/** One after another: "a", "a and b", "a, b and c". */
export function list(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`
}
