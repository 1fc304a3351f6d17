import { FACTION_FACTS, type View } from '@riposte/dune'
import { pledge } from './deals/texts.ts'
import { count, list, nameOfFaction, placeName } from './names.ts'

const phases: Readonly<Record<string, string>> = {
  SETUP: 'Set-up',
  STORM: 'Storm',
  SPICE_BLOW: 'Spice blow',
  CHOAM_CHARITY: 'Charity',
  BIDDING: 'Bidding',
  REVIVAL: 'Revival',
  SHIPMENT_MOVEMENT: 'Ship & move',
  BATTLE: 'Battle',
  SPICE_COLLECTION: 'Collection',
  MENTAT_PAUSE: 'Mentat',
}

/** What is going on, by the question that is open. */
const steps: Readonly<Record<string, string>> = {
  keepTraitor: 'traitors',
  prediction: 'prediction',
  advisorPlacement: 'advisor',
  fremenPlacement: 'first forces',
  dial: 'dials',
  stormCards: 'cards',
  stormLosses: 'losses',
  migrationLosses: 'losses',
  lookAtStormCard: 'storm card',
  placeWorm: 'worm',
  protectAlly: 'worm',
  ride: 'ride',
  karamaWorm: 'worm',
  thumper: 'cards',
  harvester: 'cards',
  amal: 'cards',
  nexus: 'nexus',
  allianceOffer: 'alliance',
  charityClaim: 'claims',
  lookAtCard: 'card',
  bidding: 'bids',
  settlePurchase: 'payment',
  takeHand: 'hands',
  giveCardBack: 'hands',
  announceRevival: 'offers',
  revive: 'revivals',
  lookAtSpiceDeck: 'spice deck',
  wartime: 'advisors',
  actOutOfTurn: 'order',
  delayTurn: 'order',
  shipment: 'ship',
  fullPrice: 'price',
  stopShipment: 'ship',
  movement: 'move',
  alsoTake: 'group',
  hajr: 'Hajr',
  spiritualAdvisors: 'advisor',
  intrusion: 'advisors',
  takeUpArms: 'advisors',
  armsCancelled: 'advisors',
  whichBattle: 'which battle',
  whetherToSpeak: 'Voice',
  command: 'Voice',
  whetherToForesee: 'Prescience',
  whichElement: 'Prescience',
  commitElement: 'Prescience',
  whosePlan: 'plans',
  makePlan: 'plans',
  whereFrom: 'places',
  traitor: 'traitors',
  keepCards: 'cards',
  captureLeader: 'capture',
  karamaOpportunity: 'Karama',
  anytime: 'a moment',
  askTruth: 'Truthtrance',
  answerTruth: 'Truthtrance',
}

function stepAbout(view: View, acting: number | null): string | null {
  if (view.phase === 'BIDDING' && view.auction !== null) return `card ${view.auction.number + 1} of ${view.auction.of}`
  if (view.phase === 'BATTLE' && view.battle !== null) return placeName(view.battle.territory)
  return view.phase === 'SHIPMENT_MOVEMENT' && acting !== null ? FACTION_FACTS[acting].name : null
}

/** DU-13.3: strongholds that two allies need between them. */
const TOGETHER = 4

/** Factions that are spoken of as one. */
const AS_ONE = new Set(['emperor', 'spacing-guild'])

/** DU-13: how it was won. */
function victoryOf(rule: string, winners: readonly string[]): string {
  if (winners.length === 0) return 'Nobody held a stronghold when the last turn ended,'
  switch (rule) {
    case 'DU-13.2':
      return 'By the strongholds they held'
    case 'DU-13.3':
      return 'Together, by the strongholds the two held'
    case 'DU-13.5':
      return 'It came as they had predicted, so they win alone,'
    default:
      if (winners.includes('fremen')) return 'Nobody held enough, and the desert stayed free,'
      if (winners.includes('spacing-guild')) return 'Nobody held enough, and the spice kept flowing,'
      return 'Nobody held enough; they held the most strongholds'
  }
}

/** Everything that this table says in words of its own; what happens is said by the rules. */
export const texts = {
  phases,
  phasesLabel: 'Phases of the turn',
  steps,
  stepAbout,
  turn: (turn: number, of: number) => (turn === 0 ? 'Before the first turn' : `Turn ${turn} of ${of}`),
  turnShort: (turn: number, of: number) => (turn === 0 ? '' : `turn ${turn} of ${of}`),
  toWin: (strongholds: number) => `${strongholds} strongholds win`,
  sides: 'What is shown',
  map: 'Map',

  corners: {
    storm: 'Storm',
    noStorm: 'has not come yet',
    stormMoved: (by: number) => (by === 0 ? 'did not move' : `moved ${by}`),
    stormRests: (sector: number) => `rests in ${sector}`,
    stormCard: 'a card lies ready',
    spice: 'Spice blow',
    left: (cards: number) => `${count(cards, 'card')} left`,
    worm: 'Shai-Hulud',
    none: 'nothing yet',
    tanks: 'Tanks',
    treachery: 'Treachery',
    inDeck: (cards: number) => `${cards} in the deck`,
    top: 'top discard',
    noDiscard: 'no discards',
  },

  seat: {
    cards: (n: number, of: number) => `${n} of ${count(of, 'card')}`,
    reserves: (n: number) => `${n} in reserve`,
    tanks: (n: number) => `${n} in the tanks`,
    leaders: (n: number) => count(n, 'leader'),
    holds: (n: number) => count(n, 'stronghold'),
    bribes: (n: number) => `${n} spice in front`,
    ally: (name: string) => `allied with ${name}`,
  },

  sheet: {
    ally: (name: string) => `Allied with ${name}.`,
    noAlly: 'No alliance.',
    order: (at: number, of: number) => `${at} of ${of} in storm order.`,
    reserves: 'in reserve',
    tanks: 'in the tanks',
    front: 'spice in front of the shield',
    cards: 'treachery cards',
    holds: 'Strongholds held',
    noHolds: 'none',
    toWin: (alone: number) => `${alone} win alone, ${TOGETHER} with an ally.`,
    leaders: 'Leaders',
    captives: (n: number) =>
      `${count(n, 'leader')} of theirs ${n === 1 ? 'is' : 'are'} captive; nobody else knows who.`,
    hiddenDead: (n: number) => `${count(n, 'leader')} of theirs ${n === 1 ? 'lies' : 'lie'} face down in the tanks.`,
    called: 'Traitors called',
    known: 'Cards you know of',
    shown: 'Cards everybody knows of',
    maybe: (names: string) => `with ${names}`,
    power: 'The power of their Karama is used.',
    rate: 'Their next shipment is at the Guild rate.',
    kwisatzHaderach: 'Kwisatz Haderach',
    sleeps: 'asleep',
    awake: 'awake',
    dead: 'dead',
  },

  leader: {
    tanks: 'in the tanks',
    faceDown: 'face down in the tanks',
    foughtIn: (place: string) => `fought in ${place}`,
    capturedBy: (name: string) => `captured by ${name}`,
    strength: (n: number) => `strength ${n}`,
  },

  own: {
    label: 'Behind your shield',
    spice: 'behind',
    spiceLong: (n: number) => `${n} spice behind your shield`,
    front: 'bribes in front',
    hand: 'Hand',
    handOf: (n: number, of: number) => `${n} of ${of}`,
    noCards: 'No cards.',
    leaders: 'Leaders',
    traitor: (n: number) => (n === 1 ? 'Traitor' : 'Traitors'),
    noTraitor: 'not chosen yet',
    of: (faction: string) => `of ${faction}`,
    ally: 'Ally',
    noAlly: 'none',
    pledgesYou: (bid: number, ship: number) =>
      bid + ship === 0 ? 'pledges you nothing' : `pledges ${pledge(bid, ship)}`,
    youPledge: (bid: number, ship: number) => (bid + ship === 0 ? null : `you pledge ${pledge(bid, ship)}`),
    prediction: 'Prediction',
    predicts: (faction: string, turn: number) => `${faction} in turn ${turn}`,
    seen: 'You have seen',
    stormCard: (n: number) => `the next storm moves ${n}`,
    cardUp: (name: string) => `${name} is up`,
    deckTop: (name: string) => `${name} lies on the deck`,
    spiceTop: (name: string) => `next spice card: ${name}`,
    losses: (n: number) => `${n} of 7 lost in battle`,
    captives: 'Captives',
    unkept: (names: string) => `not kept as traitors: ${names}`,
    bidCovered: (name: string) => `${name} covers your bid`,
    knownCards: 'Cards you have seen',
    knownHands: 'Cards you know of',
    cardPlaces: {
      up: 'Up for auction',
      'deck-top': 'On top of the deck',
      discard: 'Discarded',
      aside: 'Out of the game',
      unknown: 'Shuffled in, or out of sight',
    } as Readonly<Record<string, string>>,
  },

  record: {
    turn: (turn: number) => `Turn ${turn}`,
  },

  pile: {
    title: '{$user :faction form=owner} {$ability :ability form=owned}',
    battle: (place: string) => `Battle, ${place}`,
    auction: (card: number) => `Auction, card ${card}`,
    yours: 'Cancel it?',
    hit: 'Cancelled by Karama.',
    ifHit: 'If cancelled: {:part id=hit}.',
  },

  ending: {
    label: 'The end',
    nobody: 'Nobody has won',
    wins: (winners: readonly string[]) =>
      `${list(winners.map(nameOfFaction))} ${winners.length === 1 && AS_ONE.has(winners[0]) ? 'wins' : 'win'}`,
    how: (rule: string, winners: readonly string[], turn: number) => `${victoryOf(rule, winners)} in turn ${turn}.`,
    predicted: (faction: string, turn: number) => `Bene Gesserit foresaw the victory of ${faction} in turn ${turn}.`,
    almost: 'Only a victory by strongholds would have made it come true.',
    traitors: 'Traitors',
    spice: 'spice behind the shield',
    noCards: 'No cards.',
  },

  kinds: {
    weapon: 'Weapon',
    defense: 'Defense',
    leader: 'Leader',
    special: 'Special',
    worthless: 'Worthless',
  } as Readonly<Record<string, string>>,
}
