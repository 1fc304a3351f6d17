import type { Play } from '@riposte/kernel'
import type { Invariant } from '@riposte/testkit'
import {
  ATREIDES,
  BENE_GESSERIT,
  FACTION_FACTS,
  FACTION_IDS,
  FACTIONS,
  FREMEN,
  TOKENS,
} from '../../src/data/factions.ts'
import { NODES } from '../../src/data/nodes.ts'
import { SPICE_DECK } from '../../src/data/spice.ts'
import { STRONGHOLDS, TERRITORIES, TERRITORY_IDS } from '../../src/data/territories.ts'
import { CARD_ID, CARD_TYPE, EXTRA_CARDS, STANDARD_DECK } from '../../src/data/treachery.ts'
import { advisorsIn, at, forcesIn, occupants, tokensAt } from '../../src/forces.ts'
import { BATTLE, BIDDING, SPICE_BLOW } from '../../src/names.ts'
import type { Dune } from '../../src/state.ts'
import { leadersOutOfPlace, traitorCardsOutOfPlace } from './leaders.ts'

/** Something that is true at every state of every game, by the rules that say so. True, or what is wrong. */
export type Always = Invariant<Dune>

const bits = (mask: number): number => (mask === 0 ? 0 : 1 + bits(mask & (mask - 1)))

const sorted = (list: readonly number[]): string => list.toSorted((a, b) => a - b).join()

/** DU-1.5 */
export const twentyTokens: Always = ({ pub }) => {
  for (let faction = 0; faction < FACTIONS; faction++) {
    const isHere = pub.seatOf[faction] >= 0
    const elites = pub.advanced && isHere ? FACTION_FACTS[faction].elite : 0
    let all = pub.reserves[faction] + pub.reservesElite[faction] + pub.tanks[faction] + pub.tanksElite[faction]
    let elite = pub.reservesElite[faction] + pub.tanksElite[faction]
    for (let node = 0; node < NODES.length; node++) {
      all += tokensAt(pub, node, faction)
      elite += pub.special[at(node, faction)]
    }
    if (all !== (isHere ? TOKENS : 0)) return `${FACTION_IDS[faction]} have ${all} tokens`
    // An advisor is a Bene Gesserit token with its other side up.
    if (faction !== BENE_GESSERIT && elite !== elites) return `${FACTION_IDS[faction]} have ${elite} elite tokens`
  }
  const piles = [pub.forces, pub.special, pub.reserves, pub.reservesElite, pub.tanks, pub.tanksElite]
  return piles.every((pile) => pile.every((tokens) => tokens >= 0)) || 'a number of tokens is negative'
}

/** DU-1.10, DU-6.11 */
export const noDebts: Always = ({ pub, own }) => {
  if (own.some(({ spice }) => spice < 0)) return `spice behind a shield: ${own.map(({ spice }) => spice).join()}`
  return [...pub.spice, ...pub.bribe].every((spice) => spice >= 0) || 'spice outside is negative'
}

/** DU-2.2, VI-2.4 */
export const everyCardOnce: Always = ({ pub, own, hidden, stack }) => {
  const cards = [...hidden.deck, ...hidden.row, ...pub.discard, ...pub.aside, ...own.flatMap(({ hand }) => hand)]
  const all = [...STANDARD_DECK, ...(pub.options.extraCards ? EXTRA_CARDS : [])]
  if (sorted(cards) !== sorted(all)) return `the treachery cards are ${sorted(cards)}`
  if (pub.deck !== hidden.deck.length || pub.row !== hidden.row.length) return 'a pile is not as large as it seems'
  // IN-6.4: Harkonnen hold both hands until they have given back.
  const isExchange = stack.some(({ flow }) => flow === 'exchangeHands')
  for (let seat = 0; seat < own.length; seat++) {
    const { hand } = own[seat]
    const faction = pub.factionOf[seat]
    if (pub.hand[faction] !== hand.length) return `${FACTION_IDS[faction]} hold ${hand.length} cards`
    if (hand.length > FACTION_FACTS[faction].handLimit && !isExchange)
      return `${FACTION_IDS[faction]} hold more than they may`
    if (hand.join() !== sorted(hand)) return 'a hand tells in which order its cards came'
  }
  return true
}

/** DU-2.2, DU-5.3: cards that are being turned over are nowhere else. */
export const everySpiceCardOnce: Always = ({ pub, hidden }) => {
  const cards = [...hidden.spiceDeck, ...pub.pileA, ...pub.pileB]
  if (pub.spiceDeck !== hidden.spiceDeck.length) return 'the spice deck is not as large as it seems'
  if (new Set(cards).size < cards.length) return 'a spice card is there twice'
  return pub.phase === SPICE_BLOW || cards.length === SPICE_DECK.length || 'a spice card is lost'
}

/** DU-1.13, DU-2.6, VI-2.31 */
export const leadersInOnePlace: Always = (play) => leadersOutOfPlace(play) ?? traitorCardsOutOfPlace(play) ?? true

/** DU-1.7 */
export const noFullStronghold: Always = ({ pub }) => {
  for (const territory of STRONGHOLDS)
    if (bits(occupants(pub, territory)) > 2) return `three factions are in ${TERRITORY_IDS[territory]}`
  return true
}

/** IN-2.1: the record of a window, and of the one around it, exists while that window is open. */
export const windowsRecorded: Always = ({ pub, stack }) => {
  const open = stack.filter(({ flow }) => flow === 'karamaWindow' || flow === 'nestedKaramaWindow').length
  let recorded = 0
  for (let state = pub.karamaState; state !== null; state = state.parent) recorded++
  return recorded === open || `${recorded} windows recorded, ${open} open`
}

/** BG-10, BG-19 */
export const oneKindOfTokens: Always = ({ pub }) => {
  for (let territory = 0; territory < TERRITORIES.length; territory++) {
    const advisors = advisorsIn(pub, territory)
    if (advisors === 0) continue
    if (!pub.advanced) return 'there are advisors in a basic game'
    if (forcesIn(pub, territory, BENE_GESSERIT) > 0) return `advisors and fighters are in ${TERRITORY_IDS[territory]}`
  }
  return true
}

/** VI-4.1, VI-4.2: a faction, or "with Harkonnen or" one. */
function isThere({ pub, own }: Play<Dune>, card: number, entry: number): boolean {
  const holds = (faction: number) => own[pub.seatOf[faction]].hand.includes(card)
  return entry < 8 ? holds(entry) : holds(entry - 8) || holds(FACTION_IDS.indexOf('harkonnen'))
}

/** VI-4.1, VI-4.2, VI-4.8, VI-4.9 */
export const knowledgeIsTrue: Always = (play) => {
  const { pub, own, hidden } = play
  for (let card = 0; card < CARD_ID.length; card++) {
    if (pub.shown[card] >= 0 && !isThere(play, card, pub.shown[card])) return `all know wrongly of ${CARD_ID[card]}`
    for (const { known } of own)
      if (known[card] >= 0 && !isThere(play, card, known[card])) return `somebody knows wrongly of ${CARD_ID[card]}`
  }
  for (const { cardUp, deckTop, spiceTop, stormCard, bidCard, hand } of own) {
    if (cardUp >= 0 && cardUp !== hidden.row.at(-1)) return 'another card is up'
    if (deckTop >= 0 && deckTop !== hidden.deck.at(-1)) return 'another card lies on the deck'
    if (spiceTop >= 0 && spiceTop !== hidden.spiceDeck.at(-1)) return 'another card lies on the spice deck'
    if (stormCard > 0 && stormCard !== hidden.stormCard) return 'another storm comes'
    if (bidCard >= 0 && !hand.includes(bidCard)) return 'a bid is covered by a card of another hand'
  }
  if (pub.stormCard !== hidden.stormCard > 0) return 'a storm card lies ready, or seems to'
  for (const { faction, types, cards } of pub.lacks) {
    const others = own[pub.seatOf[faction]].hand.filter((card) => (types & (1 << CARD_TYPE[card])) === 0)
    if (others.length < cards) return `${FACTION_IDS[faction]} hold what they were said to lack`
  }
  for (const { faction, types } of pub.told.holds)
    if (!own[pub.seatOf[faction]].hand.some((card) => (types & (1 << CARD_TYPE[card])) !== 0))
      return `${FACTION_IDS[faction]} lack what they were said to hold`
  return true
}

/** AT-5, AT-7, FR-14: nobody else may look. */
export const onlyTheirEyes: Always = ({ pub, own }) => {
  for (let seat = 0; seat < own.length; seat++) {
    const { cardUp, deckTop, spiceTop, stormCard } = own[seat]
    const faction = pub.factionOf[seat]
    if (faction !== ATREIDES && (cardUp >= 0 || deckTop >= 0 || spiceTop >= 0)) return 'a stranger has looked at a deck'
    if (faction !== FREMEN && stormCard > 0) return 'a stranger has looked at the storm'
  }
  return true
}

/** DU-6.3, DU-6.11 */
export const pledgesMirrored: Always = ({ pub, own }) => {
  for (let seat = 0; seat < own.length; seat++) {
    const faction = pub.factionOf[seat]
    const ally = pub.ally[faction]
    const mine = own[seat]
    if (ally < 0) {
      const pledged = mine.pledgedBid + mine.pledgedShipment + mine.allyBid + mine.allyShipment
      if (pledged > 0) return 'a pledge has no ally'
      continue
    }
    if (pub.ally[ally] !== faction || ally === faction) return 'an alliance is one-sided'
    const theirs = own[pub.seatOf[ally]]
    if (theirs.allyBid !== mine.pledgedBid || theirs.allyShipment !== mine.pledgedShipment)
      return 'allies do not agree on a pledge'
    // What was paid may still come back while the use it paid for can be hit.
    const most = pub.karamaState === null ? mine.spice : Number.POSITIVE_INFINITY
    if (mine.pledgedBid > most || mine.pledgedShipment > most) return 'more is pledged than there is'
  }
  return true
}

/** DU-8.3, DU-11.5: what belongs to a phase ends with it. */
export const nothingLeftOver: Always = ({ pub, own }) => {
  if (pub.phase !== BIDDING && (pub.auction !== null || pub.row > 0)) return 'a card is up outside of Bidding'
  if (pub.auction === null && own.some(({ bidCard }) => bidCard >= 0)) return 'a card covers no bid'
  if (pub.phase !== BATTLE && pub.battle !== null) return 'a battle goes on outside of its phase'
  const isBare = own.every(
    ({ plan, committed, seenElement, seenPlan, drawn }) =>
      plan === null && committed < 0 && seenElement === -2 && seenPlan === null && drawn < 0,
  )
  return pub.battle !== null || isBare || 'a plan is left of a battle'
}
