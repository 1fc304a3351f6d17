import { FACTION_IDS, type Faction } from '../../../data/factions.ts'
import { LEADER_ID, type Leader } from '../../../data/leaders.ts'
import { NODES } from '../../../data/nodes.ts'
import { type Node, TERRITORY_IDS, type Territory } from '../../../data/territories.ts'
import { CARD_ID, type Card, TYPE_ID } from '../../../data/treachery.ts'
import type { Own, Position } from '../../../state.ts'

/** What is said of a faction by one word. */
export type Say = (position: Position, faction: Faction, value: string) => void

export const ownOf = ({ pub, own }: Position, faction: Faction): Own => own[pub.seatOf[faction]]

/** What is wrong with a notation, in a sentence that names the section. */
export const wrong = (section: string, message: string): Error => new Error(`notation: ${section}: ${message}`)

export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '' && word !== 'none')

export function numberIn(section: string, text: string, least: number, most: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= least && number <= most)) throw wrong(section, `${text} is no number from ${least} to ${most}`)
  return number
}

export function oneOf(section: string, names: readonly string[], name: string): number {
  const number = names.indexOf(name)
  if (number < 0) throw wrong(section, `there is no ${name}`)
  return number
}

export function leaderCalled(section: string, name: string): Leader {
  const leader = LEADER_ID.indexOf(name)
  if (leader < 0) throw wrong(section, `there is no leader ${name}`)
  return leader
}

/** One that plays. */
export function factionCalled(section: string, { pub }: Position, name: string): Faction {
  const faction = (FACTION_IDS as readonly string[]).indexOf(name)
  if (faction < 0) throw wrong(section, `there is no faction ${name}`)
  if (pub.seatOf[faction] < 0) throw wrong(section, `${name} do not play`)
  return faction
}

/** One bit for each. */
export function factionsIn(section: string, position: Position, text: string): number {
  return listOf(text).reduce((bits, name) => bits | (1 << factionCalled(section, position, name)), 0)
}

export function nodeCalled(section: string, name: string): Node {
  const node = NODES.indexOf(name)
  if (node < 0) throw wrong(section, `there is no location ${name}`)
  return node
}

/** By its name, or by one of its locations. */
export function territoryCalled(section: string, name: string): Territory {
  return oneOf(section, TERRITORY_IDS, name.split('/')[0])
}

export function cardCalled(section: string, name: string): Card {
  return oneOf(section, CARD_ID, name)
}

/** One bit for each type of card. */
export function typesIn(section: string, text: string): number {
  return listOf(text).reduce((bits, name) => bits | (1 << oneOf(section, TYPE_ID, name)), 0)
}

/** Takes cards out of a deck, by name. */
export function taken(section: string, deck: number[], names: readonly string[], text: string): number[] {
  return listOf(text).map((name) => {
    const at = deck.indexOf(oneOf(section, names, name))
    if (at < 0) throw wrong(section, `${name} is somewhere already`)
    return deck.splice(at, 1)[0]
  })
}
