import { defineEvents, flag, named } from '@riposte/kernel'
import { TRUTHTRANCE_QUESTIONS } from './cards/truthtrance-questions.ts'
import { LEADER_NAME } from './data/leaders.ts'
import { SPICE_CARD_ID } from './data/spice.ts'
import { PROMISES } from './deals/promises.ts'
import {
  abilityName,
  anyAbility,
  anyCard,
  anyElement,
  anyFaction,
  anyLeader,
  anyTerritory,
  card,
  count,
  element,
  eliteTokens,
  faction,
  halves,
  leader,
  location,
  phase,
  sector,
  spice,
  territory,
  tokens,
  voiceKind,
} from './fields.ts'
import { freedCaptives } from './freed.ts'

const leaderName = { ...named('leader', LEADER_NAME), kind: 'name of a leader' } as const
const spiceCard = named('spice card', SPICE_CARD_ID)
const group = { ordinary: tokens, special: tokens }
const pile = named('pile', ['A', 'B'])
const purpose = named('purpose', ['bank', 'card', 'shipment', 'revival', 'battle', 'bribe', 'gift'])
const source = named('source', ['bank', 'charity', 'collection', 'stronghold', 'prize', 'payment', 'kill', 'bribes'])
const how = named('cause', ['storm', 'worm', 'battle', 'explosion', 'traitor', 'family-atomics', 'alliance'])
const answer = named('answer', ['no', 'yes'])
const way = named('way', ['from-reserves', 'cross-ship', 'to-reserves'])

/** Everything that happens. Names in capitals are public words that agents and logs rely on. */
export const events = defineEvents({
  // Turn and phases
  turnBegan: [{ rule: 'DU-13.7' }],
  phaseBegan: [{ rule: 'DU-3.10' }, { phase }],
  // Set-up
  factionSeated: [
    { rule: 'DU-2.4', reveals: true },
    { faction, circle: count },
  ],
  predicted: [{ rule: 'DU-2.5' }, { 'faction?': faction, 'on?': count }],
  traitorsDealt: [
    { rule: 'DU-2.6', reveals: true },
    { faction, 'a?': leader, 'b?': leader, 'c?': leader, 'd?': leader },
  ],
  /** VI-3.1 */
  traitorKept: [{ rule: 'DU-2.6' }, { faction, 'leader?': leader }],
  forcesPlaced: [{ rule: 'DU-2.7' }, { faction, location, ...group }],
  /** VI-3.2 */
  cardDrawn: [
    { rule: 'DU-2.8', reveals: true },
    { faction, 'card?': card },
  ],
  // Storm
  /** VI-3.3 */
  dialed: [
    { rule: 'DU-4.2', reveals: true },
    { faction, number: count },
  ],
  stormCardRevealed: [{ rule: 'DU-4.4', reveals: true }, { number: count }],
  /** DU-15.11, VI-3.4 */
  weatherControlled: [
    { rule: 'IN-9.3', reveals: true },
    { faction, sectors: count },
  ],
  /** VI-3.4 */
  shieldWallDestroyed: [{ rule: 'IN-9.4', reveals: true }, { faction }],
  stormMoved: [{ rule: 'DU-4.6' }, { from: sector, to: sector }],
  stormOrder: [{ rule: 'DU-3.2' }, { first: faction }],
  spiceLost: [{ rule: 'DU-4.7' }, { location, spice }],
  /** VI-3.33 */
  stormCardSeen: [
    { rule: 'FR-14', reveals: true },
    { faction, 'number?': count },
  ],
  // Forces
  forcesLost: [{ rule: 'DU-1.5' }, { faction, location, ...group, by: how }],
  // Spice blow
  /** VI-3.5 */
  spiceCardTurned: [
    { rule: 'DU-5.2', reveals: true },
    { card: spiceCard, pile },
  ],
  spiceBlew: [{ rule: 'DU-5.4' }, { location, spice }],
  spiceDeckShuffled: [{ rule: 'DU-5.9' }],
  /** VI-3.6 */
  wormAppeared: [{ rule: 'DU-5.5' }, { territory: anyTerritory }],
  allyProtected: [{ rule: 'FR-10' }, { faction, ally: faction, territory }],
  wormPlaced: [{ rule: 'FR-15' }, { faction, territory }],
  rode: [{ rule: 'FR-8' }, { faction, from: location, to: location, ...group }],
  thumperPlayed: [{ rule: 'IN-9.6', reveals: true }, { faction }],
  harvesterPlayed: [
    { rule: 'IN-9.7', reveals: true },
    { faction, location, spice },
  ],
  amalPlayed: [{ rule: 'IN-9.8', reveals: true }, { faction }],
  nexusBegan: [{ rule: 'DU-6.1' }],
  nexusEnded: [{ rule: 'DU-6.12' }],
  /** VI-3.7 */
  allianceProposed: [{ rule: 'DU-6.2' }, { faction, to: faction }],
  allianceRefused: [{ rule: 'DU-6.2' }, { faction, to: faction }],
  allianceMade: [{ rule: 'DU-6.3' }, { faction, with: faction }],
  allianceBroken: [{ rule: 'DU-6.3' }, { faction, with: faction }],
  // Spice
  spiceGained: [{ rule: 'DU-1.10' }, { faction, spice, from: source }],
  /** Who pays how much for what, how much of it an ally pays, and who receives it; nobody: the bank. */
  paid: [{ rule: 'DU-8.5' }, { faction, spice, purpose, fromAlly: spice, receiver: anyFaction }],
  paymentRedirected: [{ rule: 'IN-3.8' }, { from: faction, spice }],
  /** All claims at once, each with what it brings: 0 for none. */
  charityClaimed: [
    { rule: 'DU-7.4', reveals: true },
    {
      atreides: count,
      'bene-gesserit': count,
      emperor: count,
      fremen: count,
      harkonnen: count,
      'spacing-guild': count,
    },
  ],
  /** VI-3.26 */
  collected: [{ rule: 'DU-12.1' }, { faction, location, spice }],
  // Bidding
  rowDealt: [{ rule: 'DU-8.2' }, { cards: count }],
  deckShuffled: [{ rule: 'DU-2.2' }],
  /** VI-3.9 */
  cardSeen: [
    { rule: 'AT-5', reveals: true },
    { faction, 'card?': card },
  ],
  /** Which card of the row, and who opens. */
  cardUp: [{ rule: 'DU-8.3' }, { card: count, of: count, starter: faction }],
  auctionedAgain: [{ rule: 'IN-7.5' }, { without: faction }],
  /** VI-3.10 */
  bid: [{ rule: 'DU-8.3' }, { faction, amount: spice }],
  passedBid: [{ rule: 'DU-8.3' }, { faction }],
  bought: [
    { rule: 'DU-8.5', reveals: true },
    { faction, price: spice, 'card?': card },
  ],
  boughtIn: [{ rule: 'DU-8.8' }, { cards: count }],
  /** VI-3.13 */
  topCardDrawn: [
    { rule: 'HK-8', reveals: true },
    { faction, 'card?': card },
  ],
  handsTaken: [
    { rule: 'IN-6.4', reveals: true },
    { faction, from: faction, cards: count },
  ],
  /** To each of the two: a card that it has now and did not have before. */
  cardHandedOver: [
    { rule: 'IN-6.4', reveals: true, secret: true },
    { from: faction, to: faction, 'card?': card },
  ],
  // Cards in general
  discarded: [
    { rule: 'DU-2.2', reveals: true },
    { faction, card },
  ],
  setAside: [
    { rule: 'DU-2.2', reveals: true },
    { faction, card },
  ],
  kept: [{ rule: 'DU-11.28' }, { faction, card }],
  cardShown: [
    { rule: 'DU-14.7', reveals: true, secret: true },
    { faction, to: faction, 'card?': card },
  ],
  // Revival
  freeRevivalGranted: [
    { rule: 'FR-11', reveals: true },
    { faction, to: faction },
  ],
  revivalOffered: [
    { rule: 'EM-7', reveals: true },
    { faction, to: faction, tokens: count },
  ],
  nothingAnnounced: [
    { rule: 'DU-9.9', reveals: true },
    { faction, to: faction },
  ],
  /** What it costs in all, and how much of that the Emperor pays for an ally (DU-9.10). */
  revived: [
    { rule: 'DU-9.2', reveals: true },
    { faction, ...group, spice, fromEmperor: spice, leader: anyLeader },
  ],
  leaderRevived: [
    { rule: 'DU-9.4', reveals: true },
    { faction, leader: anyLeader, spice },
  ],
  leadersTurnedUp: [{ rule: 'DU-9.5', reveals: true }, { faction }],
  // Shipment and movement
  /** VI-3.15 */
  spiceDeckSeen: [
    { rule: 'AT-7', reveals: true },
    { faction, 'card?': spiceCard },
  ],
  tookTurn: [{ rule: 'DU-10.2' }, { faction }],
  outOfTurn: [{ rule: 'GU-12' }, { faction, now: flag }],
  /** DU-10.5: before anything of it has happened; the way says from where to where. */
  shipmentDeclared: [{ rule: 'DU-10.5' }, { faction, to: location, ...group, spice, way }],
  /** VI-3.16 */
  shipped: [{ rule: 'DU-10.3' }, { faction, location, ...group, spice }],
  crossShipped: [{ rule: 'GU-5b' }, { faction, from: location, to: location, ...group, spice }],
  shippedToReserves: [{ rule: 'GU-5c' }, { faction, from: location, ...group, spice }],
  sent: [{ rule: 'FR-5' }, { faction, location, ...group }],
  shipmentUndone: [{ rule: 'IN-3.8' }, { faction }],
  shipmentCancelled: [
    { rule: 'IN-6.5', reveals: true },
    { faction, of: faction },
  ],
  advisorSent: [{ rule: 'BG-5' }, { faction, location }],
  advisorReturned: [{ rule: 'IN-3.8' }, { faction, location }],
  /** VI-3.16 */
  moved: [{ rule: 'DU-10.6' }, { faction, from: location, to: location, ...group }],
  moveUndone: [{ rule: 'IN-3.8' }, { faction }],
  hajrPlayed: [{ rule: 'IN-9.5', reveals: true }, { faction }],
  flipped: [{ rule: 'BG-10' }, { faction, territory, advisors: flag, ability: anyAbility }],
  // Battle
  battleChosen: [{ rule: 'DU-11.3' }, { aggressor: faction, defender: faction, territory }],
  /** A combatant without leaders has announced that it has no Cheap Hero either, or said nothing. */
  noLeader: [
    { rule: 'DU-11.6', reveals: true },
    { faction, announced: flag },
  ],
  /** VI-3.18 */
  voiceUsed: [{ rule: 'BG-6' }, { faction, to: faction, play: flag, kind: voiceKind }],
  prescienceUsed: [{ rule: 'AT-8' }, { faction, of: faction, element }],
  /** What was shown: a leader, a card, or a dial in halves; nothing where the answer is none. */
  elementShown: [
    { rule: 'AT-8', reveals: true },
    { faction, element, 'leader?': anyLeader, 'card?': anyCard, 'halves?': halves },
  ],
  planSeen: [
    { rule: 'IN-6.1', reveals: true },
    { faction, of: faction },
  ],
  planRevealed: [
    { rule: 'DU-11.16', reveals: true },
    { faction, leader: anyLeader, hero: anyCard, kwisatzHaderach: flag, weapon: anyCard, defense: anyCard, halves },
  ],
  tokensRevealed: [
    { rule: 'DU-11.16', reveals: true },
    { faction, ordinarySupported: tokens, ordinary: tokens, specialSupported: eliteTokens, special: eliteTokens },
  ],
  /** VI-3.22: how many call against the defender, and against the aggressor. */
  traitorsAnswered: [
    { rule: 'VI-3.22', reveals: true },
    { byAggressor: count, byDefender: count },
  ],
  traitorCalled: [
    { rule: 'DU-11.18', reveals: true },
    { faction, leader },
  ],
  exploded: [{ rule: 'DU-11.20' }, { territory }],
  /** The totals in halves; where a traitor decides, nothing is counted. */
  battleWon: [
    { rule: 'DU-11.22' },
    { faction, over: faction, halves, against: halves, by: named('cause', ['total', 'traitor']) },
  ],
  /** DU-17.12, VI-3.35 */
  LEADER_KILLED: [
    { rule: 'DU-17.12' },
    {
      faction,
      originalFaction: faction,
      leaderId: leader,
      killedBy: named('cause', ['weapon', 'explosion', 'traitor']),
    },
  ],
  kwisatzHaderachKilled: [{ rule: 'AT-13' }, { faction }],
  kwisatzHaderachAwake: [{ rule: 'AT-10' }, { faction }],
  HARKONNEN_CAPTURE_OPPORTUNITY: [
    { rule: 'DU-17.12', reveals: true },
    { winner: faction, loser: faction, 'captureTarget?': leader },
  ],
  LEADER_CAPTURED_AND_KILLED: [
    { rule: 'DU-17.12', reveals: true },
    { captor: faction, victim: faction, spiceGained: spice, 'leaderId?': leader, 'leaderName?': leaderName },
  ],
  LEADER_CAPTURED: [
    { rule: 'DU-17.12', reveals: true },
    { captor: faction, victim: faction, 'leaderId?': leader },
  ],
  /** VI-3.24: the choice is open, before anybody may answer it. */
  captureChosen: [
    { rule: 'DU-17.3' },
    { faction, over: faction, choice: named('choice', ['KILL', 'CAPTURE', 'neither']) },
  ],
  /** VI-2.32: everybody sees who is taken away. */
  leaderTakenAway: [
    { rule: 'R-40', reveals: true },
    { faction, leader },
  ],
  /** VI-2.31: one of the pool is taken: everybody sees that it was none of those on the board, and no more. */
  leaderTakenUnseen: [{ rule: 'VI-2.31', reveals: true }, { faction }],
  LEADER_RETURNED: [
    { rule: 'DU-17.12', reveals: true },
    { from: faction, to: faction, 'leaderId?': leader },
  ],
  /** VI-3.25: of hidden captives everybody hears how many go where, and those who may know it who they are. */
  PRISON_BREAK: [{ rule: 'DU-17.12' }, { captor: faction, leaders: freedCaptives, 'hidden?': freedCaptives }],
  // Karama
  /** IN-10.4, VI-3.12, VI-3.31, VI-3.36 */
  KARAMA_USED: [
    { rule: 'IN-2.4', reveals: true },
    {
      interruptor: faction,
      card,
      use: named('use', ['interrupt', 'guild-shipment', 'purchase', 'faction-power']),
      targetFaction: anyFaction,
      abilityName: anyAbility,
      result: named('result', ['none', 'cancelled', 'prevented']),
      elementHidden: anyElement,
    },
  ],
  abilityUsed: [{ rule: 'IN-1.4' }, { faction, abilityName }],
  /** IN-7.2, IN-7.3: a worthless card shown as Karama, and what became of it. */
  worthlessShown: [
    { rule: 'IN-7.2', reveals: true },
    { faction, card },
  ],
  /** VI-3.32 */
  worthlessPrevented: [{ rule: 'IN-7.3' }, { faction, card }],
  // At any time
  /** VI-3.29 */
  truthtrancePlayed: [
    { rule: 'IN-9.1', reveals: true },
    { faction, card },
  ],
  truthtranceAsked: [
    { rule: 'IN-9.1', reveals: true },
    {
      faction,
      player: faction,
      question: named('question', TRUTHTRANCE_QUESTIONS),
      card: anyCard,
      leader: anyLeader,
      about: anyFaction,
      number: count,
    },
  ],
  truthtranceAnswered: [
    { rule: 'IN-9.1', reveals: true },
    { faction, answer },
  ],
  gholaPlayed: [
    { rule: 'IN-9.2', reveals: true },
    { faction, ...group, leader: anyLeader },
  ],
  /** VI-3.37 */
  dealProposed: [
    { rule: 'DU-14.8', secret: true },
    { from: faction, to: faction, 'spice?': spice, 'giver?': flag, 'promise?': named('promise', PROMISES) },
  ],
  dealRefused: [
    { rule: 'DU-14.8', secret: true },
    { from: faction, 'to?': faction },
  ],
  dealMade: [
    { rule: 'DU-14.1' },
    { from: faction, to: faction, spice, giver: flag, promise: named('promise', PROMISES) },
  ],
  /** VI-3.27 */
  bribed: [{ rule: 'DU-14.3' }, { from: faction, to: faction, spice }],
  /** VI-3.28 */
  gift: [{ rule: 'EM-6' }, { from: faction, to: faction, spice }],
  pledged: [
    { rule: 'DU-6.11', reveals: true, secret: true },
    { faction, 'purpose?': named('purpose', ['bid', 'shipment']), 'spice?': spice },
  ],
  // The end
  bribesCollected: [{ rule: 'DU-13.1' }, { faction, spice }],
  predictionFulfilled: [
    { rule: 'DU-13.5', reveals: true },
    { faction, predicted: faction },
  ],
  /** VI-3.34 */
  won: [{ rule: 'DU-13.2' }, { faction }],
  nobodyWon: [{ rule: 'DU-13.6' }],
})
