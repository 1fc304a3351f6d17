import { type Blocked, between, blocked, type OptionField, type OptionTable, oneOf, yesNo } from '@riposte/kernel'
import { DEALS, DECK_LISTS, type DeckList } from './decks.ts'
import { ELOCUTIONIST, IMPERSONATOR, NAMES, type Name, ORACLE } from './names.ts'

/** IK-17: what can be chosen before a match. Fixed for the match, and public. */
export interface Options {
  mode: 'base' | 'expansion'
  deck: DeckList | 'default'
  expansionStages: number
  signatureMode: 'standard' | 'tournament'
  targetScore: number
  mulligan: boolean
  bluffing: boolean
  falseClaimPenalty: 'none' | 'lockout' | 'expose' | 'point' | 'forfeit'
  botBluff: { readonly kingsHand: number; readonly other: number }
  strangerPrompt: 'matching' | 'anyReaction'
  eligibility: 'counted' | 'names' | 'always'
  kingsHandScope: 'decision' | 'mayOnly'
  foolWindowDecline: 'offered' | 'suppressed'
  strangerSource: 'belowThrone' | 'anyCourt'
  strangerReactionCost: 'condemn' | 'keep'
  condemnedVisibility: 'public' | 'private'
  mysticMutesReactions: boolean
  secondPlace: 'lastOut' | 'firstOut'
  optionalCards: readonly string[]
  turnSeconds: number
  musterSeconds: number
}

const OPTIONAL: readonly Name[] = [IMPERSONATOR, ORACLE, ELOCUTIONIST]
const OPTIONAL_NAMES = OPTIONAL.map((name) => NAMES[name])

const optionalCards: OptionField<readonly string[]> = {
  rule: 'IK-1.8',
  help: 'cards of the optional module, each in place of a deck card',
  default: [],
  values: [[], ...OPTIONAL_NAMES.map((name) => [name]), OPTIONAL_NAMES],
  read: (json) =>
    Array.isArray(json) && json.every((name) => OPTIONAL_NAMES.includes(name)) && new Set(json).size === json.length
      ? json
      : null,
  schema: { type: 'array', items: { enum: OPTIONAL_NAMES }, uniqueItems: true },
}

const botBluff: OptionField<Options['botBluff']> = {
  rule: 'IK-15.2',
  help: 'how often a bot claims a card it does not hold',
  default: { kingsHand: 0.1, other: 0.05 },
  values: [{ kingsHand: 0.1, other: 0.05 }],
  read(json) {
    const given = json as Options['botBluff'] | null
    const share = (p: unknown) => typeof p === 'number' && p >= 0 && p <= 1
    return given && share(given.kingsHand) && share(given.other)
      ? { kingsHand: given.kingsHand, other: given.other }
      : null
  },
  schema: { type: 'object', properties: { kingsHand: { type: 'number' }, other: { type: 'number' } } },
}

export const options: OptionTable<Options> = {
  mode: oneOf('IK-13.1', 'the base game, or the expansion', ['base', 'expansion'], 'base'),
  deck: oneOf(
    'IK-1.4',
    'the deck list; default: the usual one for mode and players',
    ['default', ...DECK_LISTS],
    'default',
  ),
  expansionStages: oneOf(
    'IK-13.1',
    'how much of the expansion: 1 deck, 2 armies, 3 signatures, 4 facets',
    [1, 2, 3, 4],
    4,
  ),
  signatureMode: oneOf('IK-13.2', 'how signature cards are chosen', ['standard', 'tournament'], 'standard'),
  targetScore: between('IK-11.10', 'points that end the match', 1, 99, 7),
  mulligan: yesNo('IK-3.4', 'a fresh deal may be demanded (base game only)', false),
  bluffing: yesNo('IK-9.12', 'reaction cards may be claimed without holding them', true),
  falseClaimPenalty: oneOf(
    'IK-9.12',
    'what a false claim costs',
    ['none', 'lockout', 'expose', 'point', 'forfeit'],
    'expose',
  ),
  botBluff,
  strangerPrompt: oneOf('IK-9.52', 'when the Stranger is asked about', ['matching', 'anyReaction'], 'matching'),
  eligibility: oneOf('IK-9.17', 'who could hold a card', ['counted', 'names', 'always'], 'counted'),
  kingsHandScope: oneOf('IK-9.21', "what King's Hand can answer", ['decision', 'mayOnly'], 'decision'),
  foolWindowDecline: oneOf('IK-9.27', 'whether "no" is listed against the Fool', ['offered', 'suppressed'], 'offered'),
  strangerSource: oneOf(
    'IK-9.53',
    'where the card a Stranger copies may lie',
    ['belowThrone', 'anyCourt'],
    'belowThrone',
  ),
  strangerReactionCost: oneOf(
    'IK-9.53',
    'whether a Stranger that copied the Assassin is spent',
    ['condemn', 'keep'],
    'condemn',
  ),
  condemnedVisibility: oneOf('IK-10.2', 'who sees cards condemned from a hand', ['public', 'private'], 'public'),
  mysticMutesReactions: yesNo('IK-16.3', 'Mystic also takes the reactions of cards in hand', false),
  secondPlace: oneOf('IK-12.13', 'three players: who comes second', ['lastOut', 'firstOut'], 'lastOut'),
  optionalCards,
  turnSeconds: between('IK-17.1', 'seconds for a decision, 0 for no limit', 0, 604800, 0),
  musterSeconds: between('IK-17.1', 'seconds for a muster decision, 0 for no limit', 0, 604800, 0),
}

/** IK-1.4: the usual list. */
export function deckListOf(chosen: Options, players: number): DeckList {
  if (chosen.deck !== 'default') return chosen.deck
  if (players === 3) return 'regulation-25'
  if (players === 4) return 'regulation-29'
  return chosen.mode === 'expansion' ? 'regulation-20' : 'base-18'
}

/** IK-17.1: combinations that cannot be played. */
export function refuse(chosen: Options, players: number): Blocked | null {
  const list = deckListOf(chosen, players)
  if (DEALS[list].players !== players) {
    return blocked('badDeck', 'IK-17.1', `${list} is a deck for ${DEALS[list].players} players.`)
  }
  if (chosen.signatureMode === 'tournament' && players !== 2) {
    return blocked('badSignatures', 'IK-13.4', 'Tournament selection is for two players.')
  }
  if (chosen.mulligan && chosen.mode === 'expansion') {
    return blocked('badMulligan', 'IK-3.4', 'The expansion has no mulligan.')
  }
  return null
}

/** IK-1.9: what a stage of the expansion brings. */
export function withArmies(chosen: Options): boolean {
  return chosen.mode === 'expansion' && chosen.expansionStages >= 2
}
export function withSignatures(chosen: Options): boolean {
  return chosen.mode === 'expansion' && chosen.expansionStages >= 3
}
export function withFacets(chosen: Options): boolean {
  return chosen.mode === 'expansion' && chosen.expansionStages >= 4
}
