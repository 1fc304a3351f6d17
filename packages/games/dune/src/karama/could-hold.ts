import { BENE_GESSERIT, type Faction } from '../data/factions.ts'
import {
  CARD_ID,
  CARD_TYPE,
  type Card,
  type CardType,
  EXTRA_CARDS,
  instancesOf,
  isWorthless,
  KARAMA,
  TYPE_ID,
} from '../data/treachery.ts'
import type { Pub } from '../state.ts'

const WORTHLESS: readonly CardType[] = [
  ...new Set(
    CARD_ID.map((_, card) => card)
      .filter(isWorthless)
      .map((card) => CARD_TYPE[card]),
  ),
]
const REAL: readonly CardType[] = [KARAMA]
const REAL_OR_WORTHLESS: readonly CardType[] = [KARAMA, ...WORTHLESS]

/** BG-21, IN-7.1, R-21: whether worthless cards stand in for Karama. */
export function worthlessCounts(pub: Pub, faction: Faction): boolean {
  return faction === BENE_GESSERIT && (pub.advanced || pub.options.bgWorthlessBasic)
}

/** IN-1.1: whether a faction could use this card as Karama. */
export function isKaramaFor(pub: Pub, faction: Faction, card: number): boolean {
  return CARD_TYPE[card] === KARAMA || (isWorthless(card) && worthlessCounts(pub, faction))
}

/** A set of types, as the cards of these types. Made once: every window asks many times. */
const cardsOfTypes = new Map<readonly CardType[], readonly Card[]>()

function cardsOf(types: readonly CardType[]): readonly Card[] {
  const known = cardsOfTypes.get(types)
  if (known !== undefined) return known
  const cards = types.flatMap((type) => instancesOf(type))
  cardsOfTypes.set(types, cards)
  return cards
}

/**
 * IN-3.1, IN-9.9, VI-4.4: whether by public information alone a faction could hold a card of one of these types.
 * @param types always the same list for the same types
 */
export function couldHoldAny(pub: Pub, faction: Faction, types: readonly CardType[]): boolean {
  // (a)
  const { shown, hand } = pub
  if (hand[faction] === 0) return false
  const cards = cardsOf(types)
  // (c)
  let isPossible = false
  for (let at = 0; at < cards.length; at++) {
    // (b) one that everybody knows to be there
    if (shown[cards[at]] === faction) return true
    if (!isPossible) isPossible = isUnaccounted(pub, cards[at])
  }
  if (!isPossible) return false
  // (b) one that nobody else knows
  let known = 0
  for (let card = 0; card < shown.length; card++) if (shown[card] === faction) known++
  return known < hand[faction]
}

/** In nobody else's hand, in the discards or set aside, as far as everybody knows. */
function isUnaccounted(pub: Pub, card: Card): boolean {
  const place = pub.shown[card]
  if (place >= 0 && place < 8) return false
  if (pub.discard.includes(card) || pub.aside.includes(card)) return false
  return pub.options.extraCards || !EXTRA_CARDS.includes(card)
}

const SINGLE: readonly (readonly CardType[])[] = TYPE_ID.map((_, type) => [type])

export const couldHold = (pub: Pub, faction: Faction, type: CardType): boolean =>
  couldHoldAny(pub, faction, SINGLE[type])

/** IN-3.1, R-41: COULD_HOLD. */
export function couldHoldKarama(pub: Pub, faction: Faction): boolean {
  return couldHoldAny(pub, faction, worthlessCounts(pub, faction) ? REAL_OR_WORTHLESS : REAL)
}

/** IN-7.2: the same for real Karama cards only. */
export const couldHoldRealKarama = (pub: Pub, faction: Faction): boolean => couldHoldAny(pub, faction, REAL)
