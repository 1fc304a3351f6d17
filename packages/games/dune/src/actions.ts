import { defineActions, flag, named, optional } from '@riposte/kernel'
import { TRUTHTRANCE_QUESTIONS } from './cards/truthtrance-questions.ts'
import { LEADER_ID } from './data/leaders.ts'
import { CARD_ID, isDefense, isWeapon, isWorthless } from './data/treachery.ts'
import { PROMISES } from './deals/promises.ts'
import {
  anyAbility,
  anyCard,
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
  orZero,
  smallSpice,
  spice,
  territory,
  tokens,
  turn,
  voiceKind,
} from './fields.ts'

const inWeaponSlot = CARD_ID.map((_, at) => at).filter((at) => isWeapon(at) || isWorthless(at))
const inDefenseSlot = CARD_ID.map((_, at) => at).filter((at) => isDefense(at) || isWorthless(at))

/** DU-11.13: the cards that fit a slot, and back from a place in this list to the card. A plan has to fit one number. */
export const WEAPON_SLOT: readonly number[] = inWeaponSlot
export const DEFENSE_SLOT: readonly number[] = inDefenseSlot
const weapon = optional(
  named(
    'weapon or worthless card',
    inWeaponSlot.map((at) => CARD_ID[at]),
  ),
)
const defense = optional(
  named(
    'defense or worthless card',
    inDefenseSlot.map((at) => CARD_ID[at]),
  ),
)
const planLeader = optional(named('leader or cheap hero', [...LEADER_ID, 'cheap-hero']))

/** Tokens by kind; the other kind is Sardaukar, Fedaykin or advisors, of which there may be as many as tokens. */
const group = { ordinary: tokens, special: tokens }

/** Everything that anybody can do in Dune. */
export const actions = defineActions({
  /** Lets something pass: no bid, no use, no shipment, no move, no alliance. */
  pass: {},
  // Set-up
  predict: { faction, turn },
  keepTraitor: { leader },
  placeForces: { location, ...group },
  placeAdvisor: { location },
  // Storm
  dial: { number: count },
  weatherControl: { sectors: count },
  familyAtomics: {},
  chooseLosses: { ...group },
  /** Looks at what an ability shows: the card up for auction, the spice deck, the storm card. */
  look: {},
  // Spice blow and Nexus
  protectAlly: {},
  placeWorm: { territory },
  ride: { from: location, to: location, ...group },
  thumper: {},
  harvester: {},
  amal: {},
  breakAlliance: {},
  proposeAlliance: { faction },
  acceptAlliance: {},
  // CHOAM charity
  claimCharity: {},
  // Bidding
  bid: { amount: spice },
  use_karama_bid_over_spice: { bidAmount: spice, karamaCardId: card },
  settle_purchase: { karamaCardId: anyCard, fromPledge: orZero(smallSpice) },
  giveBack: { card },
  // Revival
  grantFreeRevival: {},
  offerRevival: { tokens: count },
  revive: { ...group, extraOrdinary: eliteTokens, extraSpecial: eliteTokens, leader: anyLeader },
  // Shipment and movement
  ship: { location, ...group, fromPledge: smallSpice, halfPrice: flag, karamaCardId: anyCard },
  crossShip: { from: location, to: location, ...group, fromPledge: smallSpice, halfPrice: flag },
  shipToReserves: { from: location, ...group, fromPledge: smallSpice },
  send: { location, ...group },
  /** More tokens of the same group, from another sector of the territory it leaves. */
  alsoTake: { from: location, ...group },
  use_karama_guild_shipment: { karamaCardId: card },
  payFullPrice: {},
  takeShipmentBack: {},
  actNow: {},
  delay: {},
  move: { from: location, to: location, ...group },
  hajr: {},
  wartime: { territory },
  flipToAdvisors: {},
  /** BG-5, BG-11: to the Polar Sink, or along with the shipment. */
  sendAdvisor: { along: flag },
  takeUpArms: {},
  takeMoveBack: {},
  // Battle
  chooseBattle: { territory, location, opponent: faction },
  announceVoice: {},
  voice: { play: flag, kind: voiceKind },
  announcePrescience: {},
  prescience: { element },
  commitLeader: { leader: planLeader },
  commitWeapon: { weapon },
  commitDefense: { defense },
  commitDial: { halves },
  plan: {
    leader: planLeader,
    kwisatzHaderach: flag,
    weapon,
    defense,
    ordinarySupported: tokens,
    ordinary: tokens,
    specialSupported: eliteTokens,
    special: eliteTokens,
  },
  /** DU-11.37: how many of the committed tokens come from each location of the zone, in its order. */
  fightFrom: {
    ordinary0: tokens,
    ordinary1: tokens,
    ordinary2: tokens,
    ordinary3: tokens,
    ordinary4: tokens,
    special0: eliteTokens,
    special1: eliteTokens,
    special2: eliteTokens,
    special3: eliteTokens,
    special4: eliteTokens,
  },
  callTraitor: {},
  /** DU-11.28: what the winner keeps of the cards it has played. */
  keepCards: { weapon: flag, defense: flag, cheapHero: flag },
  kill: {},
  capture: {},
  // Karama
  respond_to_karama_opportunity: { useKarama: flag, karamaCardId: anyCard, abilityName: anyAbility },
  use_karama_faction_power: {
    karamaCardId: card,
    faction: anyFaction,
    territory: anyTerritory,
    ordinary: orZero(tokens),
    special: orZero(eliteTokens),
    leader: anyLeader,
  },
  // At any time
  truthtrance: {},
  askTruth: {
    player: faction,
    question: named('question', TRUTHTRANCE_QUESTIONS),
    card: anyCard,
    leader: anyLeader,
    faction: anyFaction,
    number: count,
  },
  answer: { yes: flag },
  tleilaxuGhola: { leader: anyLeader, ...group },
  proposeDeal: { to: faction, giver: flag, spice, promise: named('promise', PROMISES) },
  acceptDeal: { from: faction },
  refuseDeal: { from: faction },
  gift: { spice },
  pledge: { purpose: named('purpose', ['bid', 'shipment']), spice },
  show: { to: faction, card },
})
