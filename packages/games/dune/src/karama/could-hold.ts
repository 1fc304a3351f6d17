import { BENE_GESSERIT, type Faction } from '../data/factions.ts'
import { CARD_ID, CARD_TYPE, type CardType, EXTRA_CARDS, instancesOf, isWorthless, KARAMA } from '../data/treachery.ts'
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

/** BG-21, R-21: whether worthless cards stand in for Karama. */
export function worthlessCounts(pub: Pub, faction: Faction): boolean {
  return faction === BENE_GESSERIT && (pub.advanced || pub.options.bgWorthlessBasic)
}

/** IN-1.1: whether a faction could use this card as Karama. */
export function isKaramaFor(pub: Pub, faction: Faction, card: number): boolean {
  return CARD_TYPE[card] === KARAMA || (isWorthless(card) && worthlessCounts(pub, faction))
}

/** IN-3.1, IN-9.9: whether by public information alone a faction could hold a card of one of these types. */
export function couldHoldAny(pub: Pub, faction: Faction, types: readonly CardType[]): boolean {
  // (a)
  if (pub.hand[faction] === 0) return false
  let known = 0
  for (let card = 0; card < pub.shown.length; card++) {
    if (pub.shown[card] !== faction) continue
    // (b) one that everybody knows to be there
    if (types.includes(CARD_TYPE[card])) return true
    known++
  }
  // (b) one that nobody else knows
  if (known >= pub.hand[faction]) return false
  // (c)
  return types.some((type) => instancesOf(type).some((card) => isUnaccounted(pub, faction, card)))
}

function isUnaccounted(pub: Pub, faction: Faction, card: number): boolean {
  if (EXTRA_CARDS.includes(card) && !pub.options.extraCards) return false
  if (pub.discard.includes(card) || pub.aside.includes(card)) return false
  const place = pub.shown[card]
  return place < 0 || place === faction || place >= 8
}

export const couldHold = (pub: Pub, faction: Faction, type: CardType): boolean => couldHoldAny(pub, faction, [type])

/** IN-3.1: COULD_HOLD. */
export function couldHoldKarama(pub: Pub, faction: Faction): boolean {
  return couldHoldAny(pub, faction, worthlessCounts(pub, faction) ? REAL_OR_WORTHLESS : REAL)
}

/** IN-7.2: the same for real Karama cards only. */
export const couldHoldRealKarama = (pub: Pub, faction: Faction): boolean => couldHoldAny(pub, faction, REAL)
