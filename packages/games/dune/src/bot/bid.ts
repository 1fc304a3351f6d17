import type { ActionJson } from '@riposte/kernel'
import { ATREIDES, BENE_GESSERIT, EMPEROR, FACTION_FACTS, HARKONNEN } from '../data/factions.ts'
import {
  CARD_TYPE,
  type Card,
  type CardType,
  FAMILY_ATOMICS,
  HAJR,
  isCheapHero,
  isDefense,
  isKarama,
  isLasgun,
  isShield,
  isWeapon,
  isWorthless,
  TLEILAXU_GHOLA,
  TRUTHTRANCE,
  WEATHER_CONTROL,
} from '../data/treachery.ts'
import { isPoisonWeapon, isProjectileWeapon, isSnooper, knownCards } from './arms.ts'
import { best, type Choose, passIn } from './deciding.ts'
import { readCard, readFaction, readNumber } from './read.ts'
import type { Sight } from './sight.ts'

/** What a card would add to a hand, in spice. */
function cardWorth(sight: Sight, card: Card, hand: readonly Card[] = sight.hand): number {
  const has = (is: (held: Card) => boolean) => hand.some((held) => held !== card && is(held))
  if (isWorthless(card)) return sight.me === BENE_GESSERIT && sight.advanced ? 4 : 0
  if (isKarama(card)) return 5
  if (isLasgun(card)) return has(isShield) ? 2 : 4.5
  if (isWeapon(card)) {
    const same = isPoisonWeapon(card) ? isPoisonWeapon : isProjectileWeapon
    return has(same) ? 2 : has(isWeapon) ? 3.5 : 5.5
  }
  if (isDefense(card)) {
    const same = isShield(card) ? isShield : isSnooper
    return has(same) ? 1.5 : has(isDefense) ? 4.5 : 5.5
  }
  if (isCheapHero(card)) return has(isCheapHero) ? 1.5 : 3
  return OTHERS[CARD_TYPE[card]] ?? 2.5
}

/** Cards that are neither weapon, defense nor hero, by type. */
const OTHERS: Readonly<Record<CardType, number>> = {
  [FAMILY_ATOMICS]: 1.5,
  [HAJR]: 2.5,
  [TLEILAXU_GHOLA]: 4,
  [TRUTHTRANCE]: 1,
  [WEATHER_CONTROL]: 2.5,
}

/** An average of the deck for this hand. */
function unknownWorth(sight: Sight): number {
  const has = (is: (held: Card) => boolean) => sight.hand.some(is)
  const lacks = (has(isWeapon) ? 0 : 0.8) + (has(isShield) ? 0 : 0.6) + (has(isSnooper) ? 0 : 0.6)
  return 2.1 + lacks + (sight.me === BENE_GESSERIT && sight.advanced ? 0.4 : 0)
}

/** Spice that is kept for shipments, the more the better the hand is already: what is bid makes the Emperor strong. */
const KEPT = 2
const KEPT_ARMED = 4

/** The most this seat gives for the card that is up. */
function highestBid(sight: Sight): number {
  const { me } = sight
  const limit = FACTION_FACTS[me].handLimit
  const known = sight.mine.cardUp === null ? -1 : readCard(sight.mine.cardUp)
  let worth = known >= 0 ? cardWorth(sight, known) : unknownWorth(sight)
  if (me !== ATREIDES || known < 0) worth -= Math.max(0, sight.hand.length - 1) * 0.3
  // HK-8: a second card comes with it.
  if (me === HARKONNEN && sight.hand.length + 1 < limit) worth += unknownWorth(sight) * 0.8
  const { spice } = sight
  // Who has much to spend has nothing better to do with it.
  worth *= spice > 20 ? 2 : spice > 13 ? 1.5 : spice > 8 ? 1.15 : 1
  // EM-4: what is paid makes the Emperor strong, who helps an ally.
  if (sight.ally === EMPEROR) worth *= 1.3
  else if (sight.me !== EMPEROR && sight.isPlaying(EMPEROR)) worth *= 0.9
  return Math.floor(Math.min(worth, Math.max(1, spice - (sight.hand.length > 1 ? KEPT_ARMED : KEPT))))
}

/** DU-8.3 */
export const chooseBid: Choose = ({ sight, forms, legal, about }) => {
  const standing = readNumber(about.standing)
  const bidder = readFaction(about.bidder)
  // An ally's card is as good as one's own.
  if (bidder >= 0 && bidder === sight.ally) return passIn(legal)
  if (standing + 1 > highestBid(sight)) return passIn(legal)
  return forms.complete('bid', [standing + 1]) ?? passIn(legal)
}

/** IN-5.5: the ally's spice first, where it was pledged; Karama only for a price that would ruin. */
export const settlePurchase: Choose = ({ legal, about, sight }) => {
  const price = readNumber(about.price)
  const paid = legal.filter((action) => action.type === 'settle_purchase' && action.karamaCardId === null)
  const most = best(paid, (action) => readNumber(action.fromPledge))
  if (most !== null) return most
  return best(legal, (action) => (isKarama(readCard(action.karamaCardId)) ? 0 : 1) + (price > sight.spice ? 0 : -1))
}

/** IN-6.4: a hand that is known or thought to be better than one's own. */
export const takeHand: Choose = ({ legal, sight }) => {
  const own = sight.hand.reduce((sum, card) => sum + cardWorth(sight, card), 0)
  return (
    best(
      legal.filter(({ type }) => type === 'use_karama_faction_power'),
      (action) => {
        const target = readFaction(action.faction)
        if (sight.isFriend(target)) return -1
        const known = knownCards(sight, target)
        const count = sight.cardsOf(target)
        const value = known.reduce((sum, card) => sum + cardWorth(sight, card), 0) + (count - known.length) * 3
        return count < 3 ? -1 : value - own * 0.3
      },
      6,
    ) ?? passIn(legal)
  )
}

/** IN-6.4: the worst cards go back. */
export const giveCardBack: Choose = ({ legal, sight }) =>
  best(legal, (action: ActionJson) => -cardWorth(sight, readCard(action.card)))

/** DU-11.28: everything but what only fills the hand. */
export const keepCards: Choose = ({ legal, sight, about }) => {
  const isWanted = (json: unknown, kept: unknown): number => {
    const card = typeof json === 'string' ? readCard(json) : -1
    if (card < 0) return 0
    const worth = cardWorth(sight, card) - 1
    return kept === true ? worth : 0
  }
  return best(
    legal,
    (action) =>
      isWanted(about.weapon, action.weapon) +
      isWanted(about.defense, action.defense) +
      isWanted(about.cheapHero, action.cheapHero),
  )
}
