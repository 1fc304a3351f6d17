import { below, type Random, shuffle } from '@riposte/kernel'
import { circlesBySeat, stormOrder } from '../../board/storm-order.ts'
import { BENE_GESSERIT, FACTION_FACTS, FACTION_IDS, type Faction, FREMEN } from '../../data/factions.ts'
import { LEADER_FACTION, LEADER_ID, type Leader } from '../../data/leaders.ts'
import { NODES } from '../../data/nodes.ts'
import { SPICE_CARD_ID } from '../../data/spice.ts'
import { CARD_ID } from '../../data/treachery.ts'
import { PHASES, SETUP, STORM } from '../../names.ts'
import type { Options } from '../../options.ts'
import type { Position } from '../../state.ts'
import { emptyTable } from './empty-table.ts'
import { readFaction } from './notation-faction.ts'

/**
 * The one-line notation for positions: the table when a phase is about to begin. Sections are parted by `|`, what is said
 * of a faction by `;`, lists by `,`:
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
 * | `wall` | `gone` |
 * | `spice` | on the map: a location and a number each |
 * | `deck`, `spice deck` | cards that are drawn next, the first one first |
 * | `pile a`, `pile b`, `discard`, `aside` | cards, the uppermost last |
 * | `battle losses` | what Atreides have lost in battles (AT-10) |
 * | a faction | see `notation-faction.ts` |
 */
export function readNotation(options: Options, seats: number, random: Random, text: string): Position {
  const position = emptyTable(options, seats, random)
  const { pub, hidden } = position
  const factions: [faction: Faction, words: string][] = []
  for (const section of text.split('|')) {
    const at = section.indexOf(':')
    const [name, value] = at < 0 ? [section.trim(), ''] : [section.slice(0, at).trim(), section.slice(at + 1).trim()]
    const faction = (FACTION_IDS as readonly string[]).indexOf(name)
    if (faction >= 0) factions.push([faction, value])
    else if (Object.hasOwn(SECTIONS, name)) SECTIONS[name](position, value)
    else throw wrong(`there is no section ${name}`)
  }
  if (pub.turn === 0 || pub.phase === SETUP) throw wrong('it needs a turn and a phase')
  for (const [faction, words] of factions) {
    if (pub.seatOf[faction] < 0) throw wrong(`${FACTION_IDS[faction]} do not play`)
    readFaction(position, faction, words)
  }
  pub.deck = hidden.deck.length
  pub.spiceDeck = hidden.spiceDeck.length
  if (pub.turn > 1 || pub.phase > STORM) {
    pub.order = stormOrder(circlesBySeat(pub), pub.storm).map((seat) => pub.factionOf[seat])
    pub.dialers = pub.order.slice(0, 2)
    // DU-4.4: from the first storm on a card lies ready for the next one.
    pub.stormCard = pub.advanced && pub.seatOf[FREMEN] >= 0
    if (pub.stormCard && hidden.stormCard === 0) hidden.stormCard = 1 + below(random, 6)
  }
  dealTraitors(position, random)
  predict(position, random)
  return position
}

const wrong = (message: string): Error => new Error(`notation: ${message}`)

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

function numberIn(text: string, least: number, most: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= least && number <= most)) throw wrong(`${text} is no number from ${least} to ${most}`)
  return number
}

function oneOf(names: readonly string[], name: string): number {
  const number = names.indexOf(name)
  if (number < 0) throw wrong(`there is no ${name}`)
  return number
}

/** Takes cards out of a deck, by name. */
function taken(deck: number[], names: readonly string[], text: string): number[] {
  return listOf(text).map((name) => {
    const at = deck.indexOf(oneOf(names, name))
    if (at < 0) throw wrong(`${name} is somewhere already`)
    return deck.splice(at, 1)[0]
  })
}

const SECTIONS: Readonly<Record<string, (position: Position, value: string) => void>> = {
  turn({ pub }, value) {
    pub.turn = numberIn(value, 1, pub.options.maxTurns)
  },
  phase({ pub }, value) {
    pub.phase = oneOf(PHASES, value)
  },
  storm({ pub }, value) {
    pub.storm = numberIn(value, 1, 18)
  },
  'storm card'({ hidden }, value) {
    hidden.stormCard = numberIn(value, 1, 6)
  },
  wall({ pub }, value) {
    if (value !== 'gone') throw wrong(`the wall is gone, or nothing is said of it: ${value}`)
    pub.shieldWall = false
  },
  spice({ pub }, value) {
    for (const heap of listOf(value)) {
      const [location = '', amount = ''] = heap.split(' ')
      pub.spice[oneOf(NODES, location)] = numberIn(amount, 1, 99)
    }
  },
  deck({ hidden }, value) {
    hidden.deck.push(...taken(hidden.deck, CARD_ID, value).reverse())
  },
  'spice deck'({ hidden }, value) {
    hidden.spiceDeck.push(...taken(hidden.spiceDeck, SPICE_CARD_ID, value).reverse())
  },
  'pile a'({ pub, hidden }, value) {
    pub.pileA = taken(hidden.spiceDeck, SPICE_CARD_ID, value)
  },
  'pile b'({ pub, hidden }, value) {
    pub.pileB = taken(hidden.spiceDeck, SPICE_CARD_ID, value)
  },
  discard({ pub, hidden }, value) {
    pub.discard = taken(hidden.deck, CARD_ID, value)
  },
  aside({ pub, hidden }, value) {
    pub.aside = taken(hidden.deck, CARD_ID, value)
  },
  'battle losses'({ pub }, value) {
    pub.khLosses = numberIn(value, 0, 99)
  },
}

/** DU-2.6: cards that each faction was dealt. */
const DEALT = 4

const bits = (mask: number): number => (mask === 0 ? 0 : 1 + bits(mask & (mask - 1)))

/** DU-2.6: what is not said of traitor cards is dealt now; nobody has seen it. */
function dealTraitors({ pub, own, hidden }: Position, random: Random): void {
  const said = own.reduce((all, { traitors }) => all | traitors, 0)
  const isFree = (leader: Leader) => pub.seatOf[LEADER_FACTION[leader]] >= 0 && (said & (1 << leader)) === 0
  const free = LEADER_ID.map((_, leader) => leader).filter(isFree)
  shuffle(random, free)
  const some = (count: number): number => free.splice(0, count).reduce((mask, leader) => mask | (1 << leader), 0)
  for (const [seat, mine] of own.entries()) {
    const { traitorsKept } = FACTION_FACTS[pub.factionOf[seat]]
    if (bits(mine.traitors) > traitorsKept) throw wrong(`${FACTION_IDS[pub.factionOf[seat]]} keep ${traitorsKept}`)
    mine.traitors |= some(traitorsKept - bits(mine.traitors))
  }
  for (const [seat, mine] of own.entries()) mine.unkept = some(DEALT - FACTION_FACTS[pub.factionOf[seat]].traitorsKept)
  hidden.undealt = some(free.length)
}

/** BG-3: a prediction that is not said is any. */
function predict({ pub, own }: Position, random: Random): void {
  const seat = pub.seatOf[BENE_GESSERIT]
  if (seat < 0 || own[seat].predictedFaction >= 0) return
  const others = pub.factionOf.filter((faction) => faction !== BENE_GESSERIT)
  own[seat].predictedFaction = others[below(random, others.length)]
  own[seat].predictedTurn = 1 + below(random, pub.options.maxTurns)
}
