import type { Texts } from '@riposte/kernel'
import { FACTION_FACTS, FACTION_IDS } from '../../data/factions.ts'
import { LEADER_FACTION, LEADER_ID, LEADER_NAME } from '../../data/leaders.ts'
import { NODE_SECTOR, NODE_TERRITORY, NODES } from '../../data/nodes.ts'
import { SPICE_CARD_ID, TERRITORY_CARDS } from '../../data/spice.ts'
import { TERRITORIES } from '../../data/territories.ts'
import { CARD_ID, CARD_TYPE, TYPE_COPIES, TYPE_NAME } from '../../data/treachery.ts'
import { PROMISES } from '../../deals/promises.ts'
import { halves } from '../../fields.ts'
import { COMMANDS, VOICE_KINDS } from '../../names.ts'
import { ABILITY_NAMES } from './abilities.ts'

/** A text for each of these names. */
const texts = <T extends string>(names: readonly T[], text: (name: T, at: number) => string): Texts =>
  Object.fromEntries(names.map((name, at) => [name, text(name, at)]))

// ---- factions -----------------------------------------------------------------------------------------------------

/** Those that are spoken of as one person, or as one body. */
const AS_ONE: readonly string[] = ['emperor', 'spacing-guild']

const factionName = (id: string, at: number): string =>
  AS_ONE.includes(id) ? `the ${FACTION_FACTS[at].name}` : FACTION_FACTS[at].name

function factionText(id: string, at: number): string {
  const name = factionName(id, at)
  const [their, them] = AS_ONE.includes(id) ? ['its', 'it'] : ['their', 'them']
  const owner = name.endsWith('s') ? `${name}'` : `${name}'s`
  return `.match $form owner {{${owner}}} their {{${their}}} them {{${them}}} * {{${name}}}`
}

/** Somebody's own faction; `name` is for what is said to others, in quotes. */
const ownFaction = `.match $form $value
  owner * {{your}}
  their * {{your}}
  yours * {{yours}}
  ${FACTION_IDS.map((id, at) => `name ${id} {{${factionName(id, at)}}}`).join('\n  ')}
  * * {{you}}`

// ---- places -------------------------------------------------------------------------------------------------------

/** Territories that are spoken of with "the", besides those that have it printed. */
const WITH_ARTICLE: readonly string[] = ['imperial-basin', 'polar-sink', 'shield-wall']

function territoryName(at: number): string {
  const { id, name } = TERRITORIES[at]
  if (name.startsWith('The ')) return `the ${name.slice(4)}`
  return WITH_ARTICLE.includes(id) ? `the ${name}` : name
}

/** The Polar Sink alone has no sector. */
function locationName(at: number): string {
  const name = territoryName(NODE_TERRITORY[at])
  return NODE_SECTOR[at] === 0 ? name : `${name} (sector ${NODE_SECTOR[at]})`
}

// ---- cards and leaders --------------------------------------------------------------------------------------------

const cardName = (at: number): string => TYPE_NAME[CARD_TYPE[at]]

/** Where one of several copies is chosen. */
function copyName(id: string, at: number): string {
  if (TYPE_COPIES[CARD_TYPE[at]] === 1) return cardName(at)
  return `${cardName(at)} (no. ${id.slice(id.lastIndexOf('_') + 1)})`
}

const copies = texts(CARD_ID, copyName)
const leaders: Texts = {
  ...texts(LEADER_ID, (_, at) => LEADER_NAME[at]),
  // Without the full stop that is printed, which would end a sentence.
  'guild-rep': 'Guild Rep',
  'kwisatz-haderach': 'the Kwisatz Haderach',
}

const spiceCards = texts(SPICE_CARD_ID, (id, at) => {
  if (at >= TERRITORY_CARDS) return 'Shai-Hulud'
  return `the spice blow in ${territoryName(TERRITORIES.findIndex((one) => `spice-${one.id}` === id))}`
})

/** Captives that go home: leaders whom everybody knows, and others of whom only the faction is known. */
const freed = Object.fromEntries([
  ...LEADER_ID.map((leaderId, at) => {
    const to = FACTION_IDS[LEADER_FACTION[at]]
    return [JSON.stringify({ leaderId, to }), leaders[leaderId]] as const
  }),
  ...FACTION_IDS.map(
    (to) => [JSON.stringify({ leaderId: null, to }), `a leader of {${to} :faction form=yours}`] as const,
  ),
])

// ---- the rest -----------------------------------------------------------------------------------------------------

/** BG-6: what a command is about. */
const KINDS: Readonly<Record<(typeof VOICE_KINDS)[number], string>> = {
  'poison-weapon': 'a poison weapon',
  'projectile-weapon': 'a projectile weapon',
  'poison-defense': 'a poison defense',
  'projectile-defense': 'a projectile defense',
  worthless: 'a worthless card',
  'cheap-hero': 'a Cheap Hero',
  lasgun: 'the Lasgun',
}

/** DU-11.23: a dial is counted in halves. */
function dial(number: number): string {
  const whole = Math.floor(number / 2)
  if (number % 2 === 0) return String(whole)
  return whole === 0 ? '½' : `${whole}½`
}

/** What things are called. */
export const values: Readonly<Record<string, Texts>> = {
  faction: { ...texts(FACTION_IDS, factionText), you: ownFaction },
  territory: texts(
    TERRITORIES.map(({ id }) => id),
    (_, at) => territoryName(at),
  ),
  location: texts(NODES, (_, at) => locationName(at)),
  card: texts(CARD_ID, (id, at) => `.match $form copy {{${copyName(id, at)}}} * {{${cardName(at)}}}`),
  'weapon or worthless card': copies,
  'defense or worthless card': copies,
  leader: leaders,
  'leader or cheap hero': { ...leaders, 'cheap-hero': 'a Cheap Hero' },
  'captives that go home': freed,
  'spice card': spiceCards,
  ability: ABILITY_NAMES,
  'list of abilities': ABILITY_NAMES,
  'kind of card': KINDS,
  command: texts(COMMANDS, (_, at) => `${at % 2 === 1 ? 'play' : 'do not play'} ${KINDS[VOICE_KINDS[at >> 1]]}`),
  'number of halves': texts(
    Array.from({ length: halves.size }, (_, number) => String(number)),
    (_, number) => dial(number),
  ),
  phase: {
    SETUP: 'Set-up',
    STORM: 'Storm',
    SPICE_BLOW: 'Spice Blow and Nexus',
    CHOAM_CHARITY: 'CHOAM Charity',
    BIDDING: 'Bidding',
    REVIVAL: 'Revival',
    SHIPMENT_MOVEMENT: 'Shipment and Movement',
    BATTLE: 'Battle',
    SPICE_COLLECTION: 'Spice Collection',
    MENTAT_PAUSE: 'Mentat Pause',
  },
  purpose: { bid: 'bids', shipment: 'shipments' },
  promise: { [PROMISES[0]]: 'as agreed in chat' },
  question: {
    'you hold this card': 'Do you hold this card?',
    'you hold a card of this kind': 'Do you hold a card of this kind?',
    'this leader is among your traitors': 'Is this leader your traitor?',
    'your prediction names this faction': 'Does your prediction name this faction?',
    'your prediction names this turn': 'Does your prediction name this turn?',
    'your spice is at least this': 'Do you have at least this much spice?',
    'this leader is among your captives': 'Do you hold this leader captive?',
    'the storm card you saw is this': 'Is this the storm card you saw?',
    'the treachery card you saw is this': 'Is this the treachery card you saw?',
    'the spice card you saw is this': 'Is this the spice card you saw?',
    'what was said at the table': 'What I asked in chat: yes or no?',
  },
}

/** Names that verbs agree with as with one: "the Emperor pays", but "Fremen pay". */
export const keys: Readonly<Record<string, Texts>> = { faction: texts(AS_ONE, () => 'one') }
