import { FACTION_FACTS, type View } from '@riposte/dune'
import { capital, count, list, nameOfFaction, placeName } from './names.ts'

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
  offerRevival: 'offers',
  grantFreeRevival: 'offers',
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

  dock: {
    label: 'Your answer',
    asked: 'What was asked',
    deals: 'Deals',
    dealsWaiting: (n: number) => `Deals, ${n} waiting`,
    anytime: 'At any time',
    choosePlace: 'Choose a lit place on the map.',
    point: {
      from: 'Choose on the map where they come from.',
      to: 'Choose on the map where they go.',
      location: 'Choose a lit place on the map.',
      territory: 'Choose a lit territory on the map.',
    } as Readonly<Record<string, string>>,
    sector: (n: number) => `sector ${n}`,
    changeFrom: (place: string) => `From ${place}; change`,
    of: (n: number) => `of ${n}`,
    less: (what: string) => `One less: ${what}`,
    moreOf: (what: string) => `One more: ${what}`,
    forces: 'forces',
    number: 'number',
    extra: 'at the Emperor’s expense',
    fromPledge: (name: string) => `from ${nameOfFaction(name)}`,
    free: 'costs nothing',
    costs: (n: number) => `costs ${n} spice`,
    leaves: (n: number) => `leaves you ${n}`,
    pays: (own: number, ally: number, name: string) => `${own} yours and ${ally} of ${name}`,
    toWhom: (name: string) => `goes to ${name}`,
    bank: 'goes to the bank',
    ways: 'What to do',
    way: {
      ship: 'From reserves',
      crossShip: 'Across the planet',
      shipToReserves: 'Back to reserves',
      send: 'Send',
      use_karama_guild_shipment: 'Karama first',
      weatherControl: 'Weather Control',
    } as Readonly<Record<string, string>>,
    choose: 'Choose',
    pick: 'choose …',
    /** Before answers that differ by a faction alone. */
    alike: {
      proposeAlliance: 'Propose an alliance to',
      use_karama_faction_power: 'Play Karama on',
    } as Readonly<Record<string, string>>,
    /** On the button while something is still missing. */
    verbs: {
      ship: 'Ship',
      crossShip: 'Ship',
      shipToReserves: 'Ship',
      send: 'Send',
      move: 'Move',
      ride: 'Ride',
      alsoTake: 'Take along',
      placeForces: 'Place',
      placeAdvisor: 'Place',
      placeWorm: 'Send the worm',
      wartime: 'Take up arms',
      chooseBattle: 'Fight',
      predict: 'Predict',
      keepTraitor: 'Keep',
      dial: 'Dial',
      voice: 'Command',
      giveBack: 'Give',
      revive: 'Revive',
      askTruth: 'Ask',
    } as Readonly<Record<string, string>>,
    does: {
      ship: (n) => `Ship ${n} here`,
      crossShip: (n) => `Ship ${n} here`,
      shipToReserves: (n) => `Ship ${n} back`,
      send: (n) => `Send ${n} here`,
      move: (n) => `Move ${n} here`,
      ride: (n) => `Ride with ${n}`,
      alsoTake: (n) => `Take ${n} along`,
      placeForces: (n) => `Place ${n} here`,
      placeAdvisor: () => 'Place it here',
      wartime: () => 'Take up arms here',
      chooseLosses: () => 'Lose these',
    } as Readonly<Record<string, (n: number) => string>>,
    fields: {
      turn: 'in turn',
      leader: 'Leader',
      halfPrice: 'Price',
      karamaCardId: 'Karama',
      play: 'Command',
      sectors: 'Sectors',
      number: 'Number',
      player: 'Ask',
      question: 'whether',
      card: 'Card',
      faction: '',
    } as Readonly<Record<string, string>>,
    none: { leader: 'nobody', karamaCardId: 'without' } as Readonly<Record<string, string>>,
    nothing: 'none',
    flags: {
      any: ['no', 'yes'],
      halfPrice: ['full', 'half'],
      play: ['do not play', 'play'],
      along: ['to the Polar Sink', 'along'],
    } as Readonly<Record<string, readonly [no: string, yes: string]>>,
    kinds: {
      'poison-weapon': 'poison weapon',
      'projectile-weapon': 'projectile weapon',
      'poison-defense': 'poison defense',
      'projectile-defense': 'projectile defense',
      worthless: 'worthless card',
      'cheap-hero': 'Cheap Hero',
      lasgun: 'Lasgun',
    } as Readonly<Record<string, string>>,
    inTurn: (n: number) => `${n}`,
  },

  deals: {
    title: 'Deals',
    rule: 'Spice goes in front of the other’s shield at once. A promise is written down; it binds nobody’s forces.',
    waiting: 'Waiting for an answer',
    fromYou: (name: string, words: string) => `You to ${name}: ${words}`,
    toYou: (name: string, words: string) => `${name} to you: ${words}`,
    gives: (n: number) => `${n} spice`,
    wants: (n: number) => `asks for ${n} spice`,
    noSpice: 'no spice',
    accept: 'Accept',
    refuse: 'Refuse',
    propose: 'Propose a deal',
    to: 'To',
    giver: 'You',
    give: 'Give',
    ask: 'Ask for',
    spice: 'spice',
    promise: 'Promise',
    send: 'Propose',
    made: 'Made so far',
    between: (from: string, to: string, words: string) => `${from} to ${to}: ${words}`,
    ofSpice: (n: number) => `of ${n} spice`,
    noneOf: 'Spice',
    giftInstead: 'You may make your ally a gift, below.',
    pledgeInstead: 'You may make your ally a pledge, below.',
    gift: 'A gift to your ally',
    giftNote: (ally: string) => `It is ${ally}’s at once, behind the shield.`,
    giveGift: (n: number) => `Give ${n} spice`,
    pledge: 'A pledge to your ally',
    pledgeNote: (ally: string, bid: number, ship: number) =>
      `${ally} may pay with it. Now you pledge ${bid + ship === 0 ? 'nothing' : pledge(bid, ship)}.`,
    pledgeFor: 'For',
    bids: 'bids',
    shipments: 'shipments',
    upTo: 'Up to',
    setPledge: (n: number) => (n === 0 ? 'Pledge nothing' : `Pledge ${n} spice`),
    card: 'Card',
    show: 'Show a card',
    showIt: 'Show',
  },

  record: {
    turn: (turn: number) => `Turn ${turn}`,
  },

  pile: {
    title: (ability: string, user: string) => `${user}: ${capital(ability)}`,
    battle: (place: string) => `Battle, ${place}`,
    auction: (card: number) => `Auction, card ${card}`,
    yours: 'Does it stand?',
    hit: 'Struck by Karama.',
    ifHit: (words: string) => `If it is struck: ${words.charAt(0).toLowerCase()}${words.slice(1)}.`,
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

function pledge(bid: number, ship: number): string {
  const parts = [...(bid > 0 ? [`${bid} for bids`] : []), ...(ship > 0 ? [`${ship} for shipments`] : [])]
  return parts.join(', ')
}
