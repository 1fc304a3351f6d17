import { below, type Random } from '@riposte/kernel'
import { circlesBySeat, stormOrder } from '../../board/storm-order.ts'
import { FACTION_IDS, type Faction, FREMEN } from '../../data/factions.ts'
import { CARD_ID } from '../../data/treachery.ts'
import { SETUP, STORM } from '../../names.ts'
import type { Options } from '../../options.ts'
import type { Position } from '../../state.ts'
import type { Midway } from '../phase.ts'
import { emptyTable } from './empty-table.ts'
import { check } from './notation/checks.ts'
import { dealTraitors, predict } from './notation/drawn.ts'
import { readFactions } from './notation/faction.ts'
import { lookAtDecks } from './notation/knowledge.ts'
import { layMidway, MIDWAY } from './notation/midway.ts'
import { DECKS, SECTIONS } from './notation/table.ts'
import { taken, wrong } from './notation/terms.ts'

/**
 * The one-line notation for positions: the table when a phase is about to begin, or in the middle of one. Sections are
 * parted by `|`, what is said of a faction by `;`, lists by `,`:
 *
 *     turn: 3 | phase: BATTLE | storm: 4 | spice: the-minor-erg/8 6
 *     | harkonnen: spice 12; hand karama_1, shield_2; at carthag/11 10; captives stilgar | fremen: at carthag/11 4+2
 *
 * Factions sit as the options say; a position is best written for options that leave nothing to chance. Whatever is not
 * said is as at the beginning, with all tokens in reserve and empty hands; what is hidden and not said is drawn.
 *
 * | section | value |
 * |---|---|
 * | `turn`, `phase` | a number, a name of DU-3.10: both are needed |
 * | `storm` | a sector; the storm order follows from it |
 * | `storm card` | the card of the next storm, 1 to 6 |
 * | `wall` | `gone`, or `just fell` since the storm last moved |
 * | `spice` | on the map: a location and a number each |
 * | `deck`, `spice deck` | cards that are drawn next, the first one first |
 * | `pile a`, `pile b`, `discard`, `aside` | cards, the uppermost last |
 * | `battle losses` | what Atreides have lost in battles (AT-10) |
 * | `kwisatz haderach` | `dead`, or `fought at carthag` this turn |
 * | `charity` | factions that have had it this turn |
 * | `deals` | `harkonnen to fremen 3 in 2`: spice, and the turn; perhaps the words in quotes, without commas |
 * | `seen` | `karama_1 in 2`: the turn in which everybody last saw the card |
 * | `auction` | `card 3 of 5; bid 4 by atreides; next fremen; passed emperor; starter harkonnen`; a bid that a card covers |
 * | | is `bid 9 by atreides with karama_1` |
 * | `row` | cards that are still to be auctioned, the one that is up first |
 * | `moved` | in SHIPMENT_MOVEMENT: factions that have had their turn, perhaps `none` |
 * | `guild` | with `moved`: `delayed` or `bound`, where the Guild has said so |
 * | `battle` | `carthag harkonnen against fremen`: this one is fought now |
 * | a faction | words, below |
 * | `then` | what was done then, as in every game: `then: 0 plan …; 2 pass` |
 *
 * | of a faction | value |
 * |---|---|
 * | `spice`, `bribe` | behind its shield, and before it |
 * | `hand` | treachery cards, by name |
 * | `at` | locations with tokens, `carthag/11 10` or `arrakeen/10 4+2` |
 * | `tanks` | tokens in the tanks |
 * | `ally` | a faction |
 * | `pledges` | to its ally: `bid 3`, `shipment 2` |
 * | `traitors`, `unkept` | traitor cards it has kept, and put aside |
 * | `called` | its traitors that were called; `denies`: leaders that it has said are none |
 * | `dead` | leaders of its own in the tanks, perhaps `face down`; `died`: leaders that have died and are back |
 * | `fought` | `stilgar at carthag`: leaders that have fought this turn, and where |
 * | `captives` | Harkonnen: leaders they hold, of whom only their factions know, or `stilgar openly` |
 * | `killed` | Harkonnen: captured leaders they have killed, of whom only their factions know |
 * | `predicts` | Bene Gesserit: `fremen in 5` |
 * | `power used`, `elite revived` | its Karama power in this game, a Sardaukar or Fedaykin in this turn |
 * | `shown` | cards that everybody knows it holds; `holds`, `lacks`: types of cards that it has said it holds, or not |
 * | `knows` | `karama_1 with harkonnen`; Atreides: `card up`, `deck top`, `spice top`; Fremen: `storm card` |
 *
 * What cannot be: a card, a leader or a traitor card in two places, more tokens, cards or traitors than a faction has,
 * three factions in a stronghold, advisors beside fighters, a bid that nothing covers. What lasts no longer than one
 * question (open windows, proposals, plans, who was offered a revival) is laid out with `then`.
 */
export function readNotation(options: Options, seats: number, random: Random, text: string): Laid {
  const position = emptyTable(options, seats, random)
  const { pub, hidden } = position
  const sections = sectionsOf(text)
  const factions: [faction: Faction, words: string][] = []
  for (const [name, value] of sections) {
    const faction = (FACTION_IDS as readonly string[]).indexOf(name)
    if (faction >= 0) {
      if (pub.seatOf[faction] < 0) throw wrong(name, `${name} do not play`)
      factions.push([faction, value])
    } else if (Object.hasOwn(SECTIONS, name)) SECTIONS[name](position, value)
    else if (!MIDWAY.includes(name) && !Object.hasOwn(DECKS, name)) throw wrong(name, `there is no section ${name}`)
  }
  if (pub.turn === 0 || pub.phase === SETUP) throw wrong('phase', 'it needs a turn and a phase')
  readFactions(position, factions)
  const row = taken('row', hidden.deck, CARD_ID, sections.get('row') ?? '')
  for (const [name, read] of Object.entries(DECKS)) if (sections.has(name)) read(position, sections.get(name) ?? '')
  if (pub.turn > 1 || pub.phase > STORM) {
    pub.order = stormOrder(circlesBySeat(pub), pub.storm).map((seat) => pub.factionOf[seat])
    pub.dialers = pub.order.slice(0, 2)
    // DU-4.4: from the first storm on a card lies ready for the next one.
    pub.stormCard = pub.advanced && pub.seatOf[FREMEN] >= 0
    if (pub.stormCard && hidden.stormCard === 0) hidden.stormCard = 1 + below(random, 6)
  }
  check(position)
  const midway = layMidway(position, sections, row)
  pub.deck = hidden.deck.length
  pub.spiceDeck = hidden.spiceDeck.length
  lookAtDecks(position, factions)
  dealTraitors(position, random)
  predict(position, random)
  return { position, midway }
}

/** A position, and where its phase goes on; null where it is about to begin. */
interface Laid {
  readonly position: Position
  readonly midway: Midway | null
}

function sectionsOf(text: string): ReadonlyMap<string, string> {
  const sections = new Map<string, string>()
  for (const section of text.split('|')) {
    const at = section.indexOf(':')
    const [name, value] = at < 0 ? [section.trim(), ''] : [section.slice(0, at).trim(), section.slice(at + 1).trim()]
    if (sections.has(name)) throw wrong(name, 'it is there twice')
    sections.set(name, value)
  }
  return sections
}
