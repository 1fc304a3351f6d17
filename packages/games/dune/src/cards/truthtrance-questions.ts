import type { Faction } from '../data/factions.ts'
import { TERRITORY_CARDS } from '../data/spice.ts'
import { CARD_TYPE, TYPE_ID, TYPE_KIND } from '../data/treachery.ts'
import { CAPTIVE } from '../names.ts'
import type { Own, Pub } from '../state.ts'

/** IN-9.1: what can be asked, one fact each; the last one only where free questions are allowed. */
export const TRUTHTRANCE_QUESTIONS = [
  'you hold this card',
  'you hold a card of this kind',
  'this leader is among your traitors',
  'your prediction names this faction',
  'your prediction names this turn',
  'your spice is at least this',
  'this leader is among your captives',
  'the storm card you saw is this',
  'the treachery card you saw is this',
  'the spice card you saw is this',
  'what was said at the table',
] as const

export const HOLDS_CARD = 0
export const HOLDS_KIND = 1
export const IS_TRAITOR = 2
export const PREDICTS_FACTION = 3
export const PREDICTS_TURN = 4
export const HAS_SPICE = 5
export const IS_CAPTIVE = 6
export const SAW_STORM_CARD = 7
export const SAW_TREACHERY_CARD = 8
export const SAW_SPICE_CARD = 9
export const FREE_QUESTION = 10

/** The kinds that can be asked for, by number. */
export const ASKED_KINDS = ['weapon', 'defense', 'leader', 'special', 'worthless'] as const

/** The types of a kind, one bit each. */
export function typesOfKind(kind: number): number {
  let types = 0
  for (let type = 0; type < TYPE_ID.length; type++) if (TYPE_KIND[type] === ASKED_KINDS[kind]) types |= 1 << type
  return types
}

/** One question, with the one fact it is about. */
export interface Asked {
  readonly question: number
  /** A card, a leader, a faction, or a number; what the question does not need is -1. */
  readonly card: number
  readonly leader: number
  readonly faction: Faction
  readonly number: number
}

/** What the game itself answers, from what the asked player knows and holds now. */
export function truthOf(pub: Pub, mine: Own, { question, card, leader, faction, number }: Asked): boolean {
  switch (question) {
    case HOLDS_CARD:
      return mine.hand.some((held) => CARD_TYPE[held] === CARD_TYPE[card])
    case HOLDS_KIND:
      return mine.hand.some((held) => (typesOfKind(number) & (1 << CARD_TYPE[held])) !== 0)
    case IS_TRAITOR:
      return (mine.traitors & (1 << leader)) !== 0
    case PREDICTS_FACTION:
      return mine.predictedFaction === faction
    case PREDICTS_TURN:
      return mine.predictedTurn === number
    case HAS_SPICE:
      return mine.spice >= number
    case IS_CAPTIVE:
      return pub.leaders[leader] === CAPTIVE || (mine.captured & (1 << leader)) !== 0
    case SAW_STORM_CARD:
      return mine.stormCard === number
    case SAW_SPICE_CARD:
      return mine.spiceTop >= 0 && Math.min(mine.spiceTop, TERRITORY_CARDS) === Math.min(number, TERRITORY_CARDS)
    default:
      return mine.cardUp >= 0 && CARD_TYPE[mine.cardUp] === CARD_TYPE[card]
  }
}
