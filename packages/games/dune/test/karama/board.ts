import { SPECTATOR } from '@riposte/kernel'
import { FACTION_IDS, FACTIONS } from '../../src/data/factions.ts'
import { LEADER_ID } from '../../src/data/leaders.ts'
import { NODES } from '../../src/data/nodes.ts'
import { SPICE_CARD_ID } from '../../src/data/spice.ts'
import { TERRITORY_IDS } from '../../src/data/territories.ts'
import { CARD_ID, isKarama, isWorthless } from '../../src/data/treachery.ts'
import { at } from '../../src/forces.ts'
import { ABILITY_KEYS } from '../../src/karama/abilities.ts'
import { LEADER_PLACES } from '../../src/names.ts'
import type { KaramaView } from '../../src/view/events-under-way.ts'
import { view } from '../../src/view.ts'
import type { TestTable } from '../table.ts'

const NOTHING = '-'

/** Everything there is, by name. Cards that can be Karama are left out: who plays one is the test. */
export type Board = Readonly<Record<string, string | number>>

/** So many cards from below nobody draws in one phase. */
const FAR_DOWN = 10

const named = (...lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')))

/** What is told by a name of its own, and what goes on by itself once a window is closed: whose turn it is, and the like. */
const TOLD_PUBLICLY = named(
  'storm order row deck discard hand spiceDeck pileA pileB stormCard leaders',
  'forces special spice reserves reservesElite tanks tanksElite bribe charity',
  'raisedRevival extraRevival hiddenDead hiddenCaptives khDead khUsedIn guildRate powerUsed',
  'karamaState lastHit auction battle shown seenOn told',
)
const TOLD_OF_A_SEAT = named('spice hand cardUp spiceTop stormCard committed captured killed drawn plan known lookedOn')

/** Everything else, whatever it is: a field that is new is looked at too. */
const rest = (part: object, told: ReadonlySet<string>): [key: string, value: string][] =>
  Object.entries(part).flatMap(([key, value]) => (told.has(key) ? [] : [[key, JSON.stringify(value)]]))

const isCountedElsewhere = (card: number): boolean => isKarama(card) || isWorthless(card)

const cards = (list: readonly number[]): string =>
  list
    .filter((card) => !isCountedElsewhere(card))
    .map((card) => CARD_ID[card])
    .join(' ') || NOTHING

/** What is known of cards, one by one; of those that can be Karama the tests of the answers tell. */
const ofCards = (list: readonly number[], nothing: number): string =>
  list
    .flatMap((value, card) => (value === nothing || isCountedElsewhere(card) ? [] : [`${CARD_ID[card]} ${value}`]))
    .join(' ') || NOTHING

const leaders = (mask: number): string => LEADER_ID.filter((_, leader) => mask & (1 << leader)).join(' ') || NOTHING

/** Tokens of two kinds, the second only where there are any. */
const tokens = (ordinary: number, special: number): string => (special > 0 ? `${ordinary}+${special}` : `${ordinary}`)

export function boardOf(t: TestTable): Board {
  const { pub, hidden } = t
  const board: Record<string, string | number> = {
    storm: pub.storm,
    'treachery deck': hidden.deck.length,
    row: pub.row,
    discard: cards(pub.discard),
    'spice deck': hidden.spiceDeck.length,
    'Kwisatz Haderach': pub.khDead ? 'dead' : pub.khUsedIn < 0 ? 'free' : TERRITORY_IDS[pub.khUsedIn],
    'Guild rate': pub.guildRate < 0 ? NOTHING : FACTION_IDS[pub.guildRate],
    'powers used': pub.powerUsed,
    prevented: pub.battle?.prevented.map((ability) => ABILITY_KEYS[ability]).join(' ') || NOTHING,
    command: pub.battle?.voice == null ? NOTHING : `to ${FACTION_IDS[pub.battle.voice.to]}`,
    element: pub.battle == null || pub.battle.element < 0 ? NOTHING : `of ${FACTION_IDS[pub.battle.elementOf]}`,
  }
  for (const [key, value] of rest(pub, TOLD_PUBLICLY)) board[`public ${key}`] = value
  board['known to all'] = ofCards(pub.shown, -1)
  board['seen by all'] = ofCards(pub.seenOn, 0)
  for (const [key, value] of Object.entries(pub.told)) board[`told: ${key}`] = JSON.stringify(value)
  board['told: home'] = leaders(pub.told.home)
  board['next card'] = CARD_ID[hidden.deck[hidden.deck.length - 1]] ?? NOTHING
  // IN-3.8: what was shuffled once is not shuffled again.
  board['bottom of the deck'] = hidden.deck.slice(0, FAR_DOWN).join(' ')
  board['bottom of the spice deck'] = hidden.spiceDeck.slice(0, FAR_DOWN).join(' ')
  board['undealt traitors'] = leaders(hidden.undealt)
  for (const [leader, place] of pub.leaders.entries()) board[LEADER_ID[leader]] = LEADER_PLACES[place]
  for (let node = 0; node < NODES.length; node++) {
    board[`spice in ${NODES[node]}`] = pub.spice[node]
    for (let faction = 0; faction < FACTIONS; faction++) {
      const place = at(node, faction)
      board[`${FACTION_IDS[faction]} in ${NODES[node]}`] = tokens(pub.forces[place], pub.special[place])
    }
  }
  for (const faction of pub.factionOf) {
    const id = FACTION_IDS[faction]
    const own = t.own(id)
    for (const [key, value] of rest(own, TOLD_OF_A_SEAT)) board[`${id} ${key}`] = value
    board[`${id} knows`] = ofCards(own.known, -1)
    board[`${id} has looked at`] = ofCards(own.lookedOn, 0)
    board[`${id} reserves`] = tokens(pub.reserves[faction], pub.reservesElite[faction])
    board[`${id} tanks`] = tokens(pub.tanks[faction], pub.tanksElite[faction])
    board[`${id} spice`] = own.spice
    board[`${id} bribes`] = pub.bribe[faction]
    board[`${id} hand`] = cards(own.hand)
    board[`${id} card up`] = own.cardUp < 0 ? NOTHING : CARD_ID[own.cardUp]
    board[`${id} spice card`] = own.spiceTop < 0 ? NOTHING : SPICE_CARD_ID[own.spiceTop]
    board[`${id} storm card`] = own.stormCard > 0 ? 'known' : NOTHING
    board[`${id} committed`] = own.committed
    board[`${id} captured`] = leaders(own.captured)
    board[`${id} killed`] = leaders(own.killed)
    board[`${id} charity`] = (pub.charity >> faction) & 1
    board[`${id} free revival`] = (pub.raisedRevival >> faction) & 1 ? 'raised' : 'own'
    board[`${id} extra revival`] = pub.extraRevival[faction]
    board[`${id} hidden dead`] = pub.hiddenDead[faction]
    board[`${id} hidden captives`] = pub.hiddenCaptives[faction]
  }
  return board
}

/** What is different, one line for each: `emperor spice: 10 → 6`. */
export function changes(before: Board, after: Board): string[] {
  return Object.keys(after)
    .filter((key) => before[key] !== after[key])
    .map((key) => `${key}: ${before[key]} → ${after[key]}`)
    .sort()
}

/** The record of the open window as everybody sees it. */
export const recordOf = (t: TestTable): KaramaView | null => view(t.pub, null, SPECTATOR, (make) => make()).karamaState

/** IN-2.1: a use of which nothing more is to be told. */
export const NO_CONTEXT: KaramaView['abilityContext'] = {
  territory: null,
  element: null,
  command: null,
  spice: null,
  ordinary: null,
  special: null,
  from: null,
  to: null,
  choice: null,
  faction: null,
}

/** The abilities of the open window. */
export const offered = (t: TestTable): string[] =>
  (t.pub.karamaState?.joint ?? []).map(({ abilityName }) => ABILITY_KEYS[abilityName])

/** Plays to the end with nobody doing anything, and names every window that opens on the way. */
export function windowsToTheEnd(t: TestTable): string[] {
  const seen: string[] = []
  let last = ''
  while (!t.over) {
    const now = offered(t).join(' ')
    if (now !== last && now !== '') seen.push(now)
    last = now
    t.timeout(t.asked[0])
  }
  return seen
}
