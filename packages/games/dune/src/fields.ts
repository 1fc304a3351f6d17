import { type Field, id, type Json, named, optional, whole } from '@riposte/kernel'
import { FACTION_IDS } from './data/factions.ts'
import { LEADER_ID } from './data/leaders.ts'
import { NODES } from './data/nodes.ts'
import type { Sector } from './data/sectors.ts'
import { TERRITORIES } from './data/territories.ts'
import { CARD_ID } from './data/treachery.ts'
import { ABILITY_KEYS } from './karama/abilities.ts'
import { CHOICES, COMMANDS, ELEMENTS, PHASES, VOICE_KINDS } from './names.ts'

/** How the small numbers inside are written for people: the ids of the data. */

export const faction = named('faction', FACTION_IDS)
export const anyFaction = optional(faction)
/** Several factions, one bit each. It is only shown. */
export const factions: Field<'factions', number, readonly (typeof FACTION_IDS)[number][]> = {
  kind: 'factions',
  size: 1 << FACTION_IDS.length,
  write: (set) => FACTION_IDS.filter((_, number) => (set & (1 << number)) !== 0),
  read: () => null,
  schema: { type: 'array', items: faction.schema },
}
export const phase = named('phase', PHASES)
export const territory = named(
  'territory',
  TERRITORIES.map(({ id }) => id),
)
export const anyTerritory = optional(territory)
/** DU-1.2: a territory and one of its sectors. */
export const location = named('location', NODES)
export const leader = named('leader', LEADER_ID)
/** The number that stands for the Kwisatz Haderach where a leader is named. */
export const KWISATZ_HADERACH_TOKEN = 30
export const anyLeader = optional(named('leader', [...LEADER_ID, 'kwisatz-haderach']))
export const card = named('card', CARD_ID)
export const anyCard = optional(card)
export const tokens = whole('number of tokens', 0, 31)
export const eliteTokens = whole('number of elite tokens', 0, 7)
export const spice = whole('amount of spice', 0, 255)
export const smallSpice = whole('amount of spice', 0, 63)
export const sector: Field<'sector', Sector, Sector> = id('sector', 31, 0)
export const turn = whole('turn', 0, 15)
export const element = named('element of a plan', ELEMENTS)
export const anyElement = optional(element)
export const voiceKind = named('kind of card', VOICE_KINDS)
export const anyCommand = optional(named('command', COMMANDS))
export const anyChoice = optional(named('choice', CHOICES))
export const anyLocation = optional(location)
export const anySpice = optional(spice)
export const anyTokens = optional(tokens)
export const abilityName = named('ability', ABILITY_KEYS)
export const anyAbility = optional(abilityName)
/** A battle dial, in halves: DU-11.23. R-39: more than the printed wheel shows. */
export const halves = whole('number of halves', 0, 127)
export const count = whole('number', 0, 63)

/** A number that may be left out, which means 0 (IN-2.3). */
export const orZero = <K extends string, V extends number, J extends Json>(field: Field<K, V, J>): Field<K, V, J> => ({
  ...field,
  isOptional: true,
  read: (json) => (json === null || json === undefined ? field.read(0) : field.read(json)),
  schema: { anyOf: [{ type: 'null' }, field.schema] },
})
