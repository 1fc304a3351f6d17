import { ATREIDES, FACTION_IDS, type Faction, FREMEN } from '../../../data/factions.ts'
import { CARD_TYPE } from '../../../data/treachery.ts'
import type { Own, Position } from '../../../state.ts'
import { cardCalled, factionCalled, leaderCalled, listOf, ownOf, type Say, typesIn, wrong } from './terms.ts'

/** AT-5, AT-7, FR-14: what only they may look at. */
const SIGHTS: Readonly<Record<string, { by: Faction; see(position: Position, mine: Own): void }>> = {
  'card up': {
    by: ATREIDES,
    see({ hidden }, mine) {
      mine.cardUp = hidden.row.at(-1) ?? -1
    },
  },
  'deck top': {
    by: ATREIDES,
    see({ hidden }, mine) {
      mine.deckTop = hidden.deck.at(-1) ?? -1
    },
  },
  'spice top': {
    by: ATREIDES,
    see({ hidden }, mine) {
      mine.spiceTop = hidden.spiceDeck.at(-1) ?? -1
    },
  },
  'storm card': {
    by: FREMEN,
    see({ hidden }, mine) {
      mine.stormCard = hidden.stormCard
    },
  },
}

/** `karama_1 with harkonnen`: which card this faction knows to be in whose hand. */
function knowsCard(position: Position, section: string, mine: Own, what: string): void {
  const [, name = '', holder = ''] = /^(\S+) with (\S+)$/.exec(what) ?? []
  const other = factionCalled(section, position, holder)
  const card = cardCalled(section, name)
  if (!ownOf(position, other).hand.includes(card)) throw wrong(section, `${holder} do not hold ${name}`)
  mine.known[card] = other
}

/** What everybody, or one faction, knows of what is hidden. */
export const KNOWLEDGE: Readonly<Record<string, Say>> = {
  shown({ pub, own }, faction, value) {
    for (const name of listOf(value)) {
      const card = cardCalled(FACTION_IDS[faction], name)
      if (!own[pub.seatOf[faction]].hand.includes(card)) throw wrong(FACTION_IDS[faction], `it does not hold ${name}`)
      pub.shown[card] = faction
      pub.seenOn = pub.seenOn.with(card, pub.turn)
    }
  },
  lacks(position, faction, value) {
    const types = typesIn(FACTION_IDS[faction], value)
    const { hand } = ownOf(position, faction)
    if (hand.some((card) => (types & (1 << CARD_TYPE[card])) !== 0)) {
      throw wrong(FACTION_IDS[faction], `it holds some of ${value}`)
    }
    if (hand.length > 0) position.pub.lacks.push({ faction, types, cards: hand.length })
  },
  holds(position, faction, value) {
    const types = typesIn(FACTION_IDS[faction], value)
    if (!ownOf(position, faction).hand.some((card) => (types & (1 << CARD_TYPE[card])) !== 0)) {
      throw wrong(FACTION_IDS[faction], `it holds none of ${value}`)
    }
    const { told } = position.pub
    told.holds = [...told.holds, { faction, types }]
  },
  called(position, faction, value) {
    for (const name of listOf(value)) {
      const leader = leaderCalled(FACTION_IDS[faction], name)
      if ((ownOf(position, faction).traitors & (1 << leader)) === 0) {
        throw wrong(FACTION_IDS[faction], `${name} is none of its traitors`)
      }
      position.pub.called[faction] |= 1 << leader
    }
  },
  denies(position, faction, value) {
    for (const name of listOf(value)) {
      position.pub.told.notTraitors[faction] |= 1 << leaderCalled(FACTION_IDS[faction], name)
    }
  },
  knows(position, faction, value) {
    const section = FACTION_IDS[faction]
    for (const what of listOf(value)) {
      const mine = ownOf(position, faction)
      if (!Object.hasOwn(SIGHTS, what)) knowsCard(position, section, mine, what)
      else if (SIGHTS[what].by !== faction) throw wrong(section, `it may not look at the ${what}`)
    }
  },
}

/** Looking at decks comes last, when they are in their order. */
export function lookAtDecks(position: Position, factions: readonly (readonly [Faction, string])[]): void {
  for (const [faction, text] of factions) {
    for (const part of text.split(';').map((words) => words.trim())) {
      if (!part.startsWith('knows ')) continue
      for (const what of listOf(part.slice('knows '.length))) {
        if (Object.hasOwn(SIGHTS, what)) SIGHTS[what].see(position, ownOf(position, faction))
      }
    }
  }
}
