import type { ActionJson } from '@riposte/kernel'
import { FACTION_IDS, HARKONNEN } from '../src/data/factions.ts'
import { LEADER_ID, leadersOf } from '../src/data/leaders.ts'
import { NODE_TERRITORY, nodeNumber } from '../src/data/nodes.ts'
import { occupants } from '../src/forces.ts'
import { ability } from '../src/karama/abilities.ts'
import type { Options } from '../src/options.ts'
import type { Pub } from '../src/state.ts'
import type { MomentName } from './moments.ts'

/** Who plays a seat: by rules of thumb, or by chance and eager for what the game is there for. */
export type By = 'rules' | 'chance'

type FactionId = (typeof FACTION_IDS)[number]

/** What chance does whenever it can: actions of this name, or of which this is true. */
type Eager = string | ((action: ActionJson, faction: FactionId, pub: Pub) => boolean)

export interface Planned {
  readonly name: string
  readonly options: Partial<Options>
  /** By seat. */
  readonly by: readonly By[]
  readonly eager: readonly Eager[]
  readonly shows: readonly MomentName[]
  /** Actions that are taken, of which not everybody is told. */
  readonly does: readonly string[]
  /** The rule that ended it, and who won; left out where it does not matter. */
  readonly ends: { readonly rule: string; readonly winners?: readonly FactionId[] } | null
}

interface Wish {
  readonly by?: By | readonly By[]
  readonly eager?: readonly Eager[]
  readonly shows?: readonly MomentName[]
  readonly does?: readonly string[]
  readonly ends?: Planned['ends']
}

function plan(name: string, factions: readonly FactionId[], options: Partial<Options>, wish: Wish): Planned {
  const { by = 'chance', eager = [], shows = [], does = [], ends = null } = wish
  const seated = Object.fromEntries(factions.map((faction, seat) => [`faction${seat}`, faction]))
  return {
    name,
    options: { ...options, factionAssignment: 'host', ...seated },
    by: typeof by === 'string' ? factions.map(() => by) : by,
    eager,
    shows,
    does,
    ends,
  }
}

export const seatsOf = ({ by }: Planned): number => by.length

/** Who goes where others are. */
const meets: Eager = ({ type, location, to }, faction, pub) => {
  const node = type === 'ship' ? location : type === 'move' ? to : null
  if (typeof node !== 'string') return false
  const others = occupants(pub, NODE_TERRITORY[nodeNumber(node)]) & ~(1 << FACTION_IDS.indexOf(faction))
  return others !== 0
}

/** What brings forces together, and cards into hands. */
const CROWDED = ['ship', 'move']
const BUSY = ['bid', ...CROWDED]
const WARLIKE = ['bid', meets]

const hits: Eager = ({ type, useKarama }) => type === 'respond_to_karama_opportunity' && useKarama === true
/** AT-13: plans that may cost the Kwisatz Haderach. */
const reckless: Eager = ({ type, kwisatzHaderach, weapon }, faction) =>
  type === 'plan' && (faction === 'atreides' ? kwisatzHaderach === true : weapon === 'lasgun_1')
/** Plans that may end in an explosion. */
const explosive: Eager = ({ type, weapon, defense }) =>
  type === 'plan' && (weapon === 'lasgun_1' || (typeof defense === 'string' && defense.startsWith('shield')))
const hitsOn =
  (key: string): Eager =>
  ({ type, useKarama }, _faction, { karamaState }) =>
    type === 'respond_to_karama_opportunity' && useKarama === true && karamaState?.abilityName === ability(key)
const reviving: Eager = ({ type, leader }) => type === 'revive' && leader !== null
const HARKONNEN_LEADERS = leadersOf(HARKONNEN).map((leader) => LEADER_ID[leader])

/** DU-17.7: how Harkonnen lose their leaders for good. */
const careless: Eager = ({ type, weapon, defense, leader }, faction) => {
  if (faction !== 'harkonnen') return type === 'plan' && weapon !== null
  if (type === 'revive') return leader === null
  return type === 'plan' && HARKONNEN_LEADERS.some((own) => own === leader) && defense === null
}

/** The recorded games. */
export const planned: readonly Planned[] = [
  // How a game ends
  plan(
    'strongholds-alone',
    ['atreides', 'emperor', 'harkonnen'],
    { maxTurns: 3 },
    {
      by: ['rules', 'chance', 'chance'],
      ends: { rule: 'DU-13.2' },
    },
  ),
  plan(
    'strongholds-of-two-players',
    ['harkonnen', 'emperor'],
    { maxTurns: 4, mode: 'basic', twoPlayerThreshold: 3 },
    {
      by: ['rules', 'chance'],
      shows: ['the Emperor is paid'],
      ends: { rule: 'DU-13.2' },
    },
  ),
  plan(
    'strongholds-together',
    ['fremen', 'harkonnen', 'atreides'],
    { maxTurns: 4, mode: 'basic' },
    {
      by: ['rules', 'rules', 'chance'],
      eager: ['acceptAlliance'],
      shows: ['an alliance is made'],
      ends: { rule: 'DU-13.3' },
    },
  ),
  plan(
    'prediction',
    ['bene-gesserit', 'harkonnen', 'emperor'],
    { maxTurns: 2, mode: 'basic' },
    {
      by: ['chance', 'rules', 'chance'],
      ends: { rule: 'DU-13.5', winners: ['bene-gesserit'] },
    },
  ),
  plan(
    'last-turn-fremen-and-guild',
    ['fremen', 'spacing-guild', 'emperor'],
    { maxTurns: 2 },
    {
      shows: ['Fedaykin fight', 'the Guild is paid'],
      eager: CROWDED,
      ends: { rule: 'DU-13.6', winners: ['fremen'] },
    },
  ),
  plan(
    'last-turn-guild',
    ['fremen', 'spacing-guild', 'emperor'],
    { maxTurns: 1 },
    {
      eager: WARLIKE,
      shows: ['Sardaukar fight'],
      ends: { rule: 'DU-13.6', winners: ['spacing-guild'] },
    },
  ),
  plan(
    'last-turn-fremen',
    ['fremen', 'harkonnen', 'atreides'],
    { maxTurns: 1, mode: 'basic' },
    {
      ends: { rule: 'DU-13.6', winners: ['fremen'] },
    },
  ),
  plan(
    'last-turn-most-strongholds',
    ['harkonnen', 'atreides'],
    { maxTurns: 1, mode: 'basic' },
    {
      ends: { rule: 'DU-13.6', winners: ['atreides', 'harkonnen'] },
    },
  ),
  plan('last-turn-nobody', ['emperor', 'bene-gesserit'], { maxTurns: 1 }, { ends: { rule: 'DU-13.6', winners: [] } }),
  // What factions can do
  plan(
    'fremen',
    ['fremen', 'spacing-guild', 'emperor'],
    { maxTurns: 3, extraCards: true },
    {
      eager: ['ride', 'look', 'send', 'use_karama_faction_power', 'thumper', ...CROWDED],
      shows: ['a worm is ridden', 'Fremen send forces', 'Fremen look at the storm', 'Fremen call a worm'],
    },
  ),
  plan(
    'emperor',
    ['emperor', 'atreides', 'fremen'],
    { maxTurns: 3 },
    {
      eager: ['use_karama_faction_power', ...WARLIKE],
      shows: ['Sardaukar fight', 'the Emperor is paid', 'the Emperor revives by Karama'],
    },
  ),
  plan(
    'kwisatz-haderach',
    ['atreides', 'emperor'],
    { maxTurns: 5 },
    {
      eager: [reckless, ...WARLIKE],
      shows: ['the Kwisatz Haderach awakes', 'the Kwisatz Haderach fights', 'the Kwisatz Haderach dies'],
    },
  ),
  plan(
    'prescience',
    ['atreides', 'harkonnen', 'bene-gesserit'],
    { maxTurns: 2 },
    {
      eager: ['use_karama_faction_power', 'announcePrescience', 'announceVoice', 'voice', 'prescience', ...WARLIKE],
      shows: ['Prescience is used', 'Atreides see a whole plan', 'the Voice is used'],
    },
  ),
  plan(
    'bene-gesserit',
    ['bene-gesserit', 'spacing-guild', 'harkonnen'],
    { maxTurns: 2 },
    {
      eager: ['sendAdvisor', 'takeUpArms', 'wartime', 'flipToAdvisors', 'announceVoice', 'voice', ...CROWDED],
      shows: ['an advisor comes along', 'advisors take up arms', 'fighters lay down arms', 'the Voice is used'],
    },
  ),
  plan(
    'harkonnen',
    ['harkonnen', 'atreides', 'fremen'],
    { maxTurns: 4 },
    {
      eager: ['capture', 'kill', 'use_karama_faction_power', ...WARLIKE],
      shows: ['a leader is captured', 'a captive is killed', 'Harkonnen take a hand'],
    },
  ),
  plan(
    'captive-comes-home',
    ['harkonnen', 'atreides'],
    { maxTurns: 4 },
    {
      eager: ['capture', ...WARLIKE],
      shows: ['a captive comes home'],
    },
  ),
  plan(
    'prison-break',
    ['harkonnen', 'atreides', 'emperor'],
    { maxTurns: 5 },
    {
      eager: ['capture', 'callTraitor', careless, ...WARLIKE],
      shows: ['a prison break'],
    },
  ),
  plan(
    'spacing-guild',
    ['spacing-guild', 'harkonnen', 'emperor'],
    { maxTurns: 2 },
    {
      eager: ['actNow', 'crossShip', 'shipToReserves', 'use_karama_faction_power', ...CROWDED],
      shows: ['the Guild goes out of turn', 'a shipment across the planet', 'a shipment to the reserves'],
    },
  ),
  plan(
    'guild-stops-a-shipment',
    ['spacing-guild', 'harkonnen'],
    { maxTurns: 2 },
    {
      eager: ['use_karama_faction_power', ...CROWDED],
      shows: ['the Guild stops a shipment', 'the Guild is paid'],
    },
  ),
  // Karama
  plan(
    'karama',
    ['bene-gesserit', 'atreides', 'fremen'],
    { maxTurns: 2 },
    {
      eager: [hits, 'use_karama_bid_over_spice', 'use_karama_guild_shipment', ...CROWDED],
      shows: ['an ability is cancelled', 'an ability is prevented', 'a worthless card is shown as Karama'],
    },
  ),
  plan(
    'worthless-karama',
    ['bene-gesserit', 'harkonnen'],
    { maxTurns: 2 },
    {
      eager: [hits, ...BUSY],
      shows: ['a worthless card is prevented'],
    },
  ),
  plan(
    'karama-in-trade',
    ['harkonnen', 'emperor'],
    { maxTurns: 2, mode: 'basic' },
    {
      eager: ['use_karama_bid_over_spice', 'use_karama_guild_shipment', ...CROWDED],
      shows: ['a shipment at Guild rate by Karama', 'a card bought with Karama'],
    },
  ),
  plan(
    'karama-undoes-a-shipment',
    ['spacing-guild', 'bene-gesserit'],
    { maxTurns: 1 },
    {
      eager: [hits, 'takeShipmentBack', ...BUSY],
      shows: ['a shipment is undone'],
      does: ['takeShipmentBack'],
    },
  ),
  plan(
    'karama-raises-a-price',
    ['spacing-guild', 'bene-gesserit'],
    { maxTurns: 1 },
    {
      eager: [hitsOn('HALF_PRICE_SHIPPING'), 'payFullPrice', ...BUSY],
      does: ['payFullPrice'],
    },
  ),
  plan(
    'karama-takes-a-payment',
    ['emperor', 'bene-gesserit'],
    { maxTurns: 1 },
    {
      eager: [hits, 'bid'],
      shows: ['a payment goes to the bank'],
    },
  ),
  plan(
    'karama-undoes-a-move',
    ['fremen', 'bene-gesserit'],
    { maxTurns: 1 },
    {
      eager: [hits, ...BUSY],
      shows: ['a move is undone'],
    },
  ),
  plan(
    'karama-sends-an-advisor-back',
    ['bene-gesserit', 'harkonnen'],
    { maxTurns: 1 },
    {
      eager: [hitsOn('SPIRITUAL_ADVISORS'), 'sendAdvisor', ...BUSY],
      shows: ['an advisor goes back'],
    },
  ),
  plan(
    'karama-stops-a-rising',
    ['bene-gesserit', 'harkonnen'],
    { maxTurns: 2 },
    {
      eager: [hitsOn('TAKE_UP_ARMS'), 'takeUpArms', 'takeMoveBack', 'sendAdvisor', 'flipToAdvisors', ...WARLIKE],
      does: ['takeUpArms', 'takeMoveBack'],
    },
  ),
  // Battles
  plan(
    'explosion',
    ['harkonnen', 'atreides'],
    { maxTurns: 3, mode: 'basic' },
    {
      eager: [explosive, 'callTraitor', ...WARLIKE],
      shows: ['lasgun and shield explode', 'a traitor is called'],
    },
  ),
  plan(
    'two-traitors',
    ['harkonnen', 'atreides'],
    { maxTurns: 3, mode: 'basic' },
    {
      eager: ['callTraitor', ...WARLIKE],
      shows: ['two traitors are called'],
    },
  ),
  // Cards
  plan(
    'storm-cards',
    ['harkonnen', 'atreides'],
    { maxTurns: 2, mode: 'basic' },
    {
      eager: ['familyAtomics', 'weatherControl', 'hajr', 'tleilaxuGhola', 'truthtrance', 'bid', ...CROWDED],
      shows: ['Family Atomics', 'Weather Control'],
    },
  ),
  plan(
    'cards-at-any-time',
    ['harkonnen', 'atreides', 'emperor'],
    { maxTurns: 3, mode: 'basic' },
    {
      eager: ['hajr', 'tleilaxuGhola', 'truthtrance', 'askTruth', 'bid', ...CROWDED],
      shows: ['Hajr', 'Tleilaxu Ghola', 'Truthtrance'],
    },
  ),
  plan(
    'extra-cards',
    ['harkonnen', 'emperor'],
    { maxTurns: 3, mode: 'basic', extraCards: true },
    {
      eager: ['thumper', 'harvester', 'amal', 'bid', ...CROWDED],
      shows: ['Thumper', 'Harvester', 'Amal'],
    },
  ),
  // The table
  plan(
    'six-at-the-table',
    ['atreides', 'bene-gesserit', 'emperor', 'fremen', 'harkonnen', 'spacing-guild'],
    { maxTurns: 1 },
    {
      by: 'rules',
      shows: ['charity is claimed'],
    },
  ),
  plan(
    'alliances-and-deals',
    ['atreides', 'harkonnen', 'fremen'],
    { maxTurns: 4, mode: 'basic' },
    {
      eager: ['proposeAlliance', 'acceptAlliance', 'breakAlliance', 'proposeDeal', 'acceptDeal', 'claimCharity'],
      shows: ['an alliance is made', 'an alliance is broken', 'a deal is made', 'charity is claimed'],
    },
  ),
  plan(
    'two-allies',
    ['fremen', 'emperor'],
    { maxTurns: 4, mode: 'basic', twoPlayerAlliances: true },
    {
      eager: ['proposeAlliance', 'acceptAlliance', 'protectAlly', 'gift', 'pledge', 'show', 'refuseDeal', ...CROWDED],
      shows: ['an ally is spared by a worm', 'the Emperor gives to an ally'],
      does: ['pledge', 'show'],
    },
  ),
  plan(
    'words-at-the-table',
    ['spacing-guild', 'harkonnen'],
    { maxTurns: 2, mode: 'basic', truthtranceFreeQuestions: true },
    {
      eager: ['truthtrance', 'askTruth', 'proposeDeal', 'refuseDeal', 'bid'],
      shows: ['Truthtrance'],
      does: ['answer', 'refuseDeal'],
    },
  ),
  plan(
    'long-war',
    ['harkonnen', 'atreides'],
    { maxTurns: 6 },
    {
      eager: ['capture', reviving, ...WARLIKE],
      shows: ['a leader is revived', 'a leader is taken from the field'],
    },
  ),
]
