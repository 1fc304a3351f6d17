import type { actions as table } from '../../actions.ts'

/** What somebody may do, as it stands on a button. */
export const actions: Readonly<Record<keyof typeof table, string>> = {
  pass: `.match $question
    stormCards {{Leave the storm alone}}
    nexus {{Propose nothing more}}
    allianceOffer {{Decline the alliance}}
    charityClaim {{Claim no charity}}
    bidding {{Pass on this card}}
    settlePurchase {{Let the card go: you can neither pay for it nor cover it}}
    shipment {{No shipment}}
    movement {{No movement}}
    alsoTake {{That is the whole group}}
    traitor {{No traitor}}
    anytime {{Go on}}
    lookAtCard {{Do not look at the card}}
    whetherToForesee {{Leave your ally's battle to your ally}}
    whichElement {{Ask for nothing}}
    whosePlan {{Look into no plan}}
    lookAtSpiceDeck {{Do not look at the spice deck}}
    whetherToSpeak {{Leave your ally's battle to your ally}}
    command {{Stay silent}}
    wartime {{Nothing more to announce}}
    takeUpArms {{They stay advisors}}
    armsCancelled {{Leave them there as advisors}}
    intrusion {{They stay fighters}}
    spiritualAdvisors {{Send no advisor}}
    announceRevival {{Announce nothing for your ally}}
    lookAtStormCard {{Do not look at the storm card}}
    protectAlly {{Let the worm have your ally}}
    placeWorm {{Leave the worm where it is}}
    ride {{Do not ride}}
    karamaWorm {{Call no worm}}
    captureLeader {{Neither kill nor capture}}
    takeHand {{Not now}}
    actOutOfTurn {{Wait}}
    stopShipment {{Let the shipment land}}
    thumper {{Do not play Thumper}}
    harvester {{Do not play Harvester}}
    amal {{Do not play Amal}}
    hajr {{Do not play Hajr}}
    * {{Pass}}`,

  // Set-up
  predict: 'Predict that {$faction} will win in turn {$turn}',
  keepTraitor: 'Keep {$leader} as your traitor',
  placeForces: 'Place {:part id=fremen-tokens} in {$location}',
  placeAdvisor: 'Place your advisor in {$location}',

  // Storm
  dial: 'Dial {$number}',
  weatherControl: 'Play Weather Control: the storm moves {:part id=sectors}',
  familyAtomics: 'Play Family Atomics: the Shield Wall falls',
  chooseLosses: 'Lose {:part id=fremen-tokens}',
  look: `.match $question
    lookAtCard {{Look at the card that is up}}
    lookAtSpiceDeck {{Look at the top card of the spice deck}}
    lookAtStormCard {{Look at the storm card}}
    * {{Look}}`,

  // Spice blow and Nexus
  protectAlly: 'Keep the worm away from your ally',
  placeWorm: 'Send the worm to {$territory}',
  ride: 'Ride with {:part id=fremen-tokens} from {$from} to {$to}',
  thumper: 'Play Thumper: a worm comes',
  harvester: 'Play Harvester: the same spice again',
  amal: 'Play Amal: everybody loses half of their spice',
  breakAlliance: 'Break your alliance',
  proposeAlliance: 'Propose an alliance to {$faction}',
  acceptAlliance: 'Accept the alliance',

  // Charity and bidding
  claimCharity: 'Claim charity',
  bid: 'Bid {$amount}',
  use_karama_bid_over_spice: 'Bid {$bidAmount}, covered by {$karamaCardId :card form=copy}',
  settle_purchase: `.match $karamaCardId $fromPledge
    none 0 {{Pay with your own spice}}
    none none {{Pay with your own spice}}
    none hidden {{Pay with your own spice}}
    none * {{Pay, {$fromPledge} of it from the pledge}}
    hidden hidden {{Pay …}}
    hidden 0 {{Pay with your own spice}}
    hidden none {{Pay with your own spice}}
    hidden * {{Pay, {$fromPledge} of it from the pledge}}
    * * {{Play {$karamaCardId :card form=copy} and pay nothing}}`,
  giveBack: 'Give {$card :card form=copy}',

  // Revival
  grantFreeRevival: 'Grant your ally three free revivals',
  offerRevival: `.match $tokens
    one {{Pay for up to {$tokens} force of your ally}}
    * {{Pay for up to {$tokens} forces of your ally}}`,
  revive: `.local $revived = {:parts ids=|revived-extra revived-tokens revived-leader|}
    .match $revived
    none {{Revive nobody}}
    * {{Revive {$revived}}}`,

  // Shipment and movement
  ship: 'Ship {:part id=own-tokens} to {$location}{:part id=terms}{:part id=guild-rate}',
  crossShip: 'Ship {:part id=own-tokens} across from {$from} to {$to}{:part id=terms}',
  shipToReserves: 'Ship {:part id=own-tokens} from {$from} back to your reserves{:part id=from-pledge}',
  send: 'Send {:part id=fremen-tokens} to {$location}',
  alsoTake: 'Take {:part id=own-tokens} from {$from} along',
  use_karama_guild_shipment: 'Play {$karamaCardId :card form=copy}: your next shipment is at the Guild rate',
  payFullPrice: 'Pay the full price',
  takeShipmentBack: 'Take the shipment back',
  actNow: '.match $question delayTurn {{Act now, in your turn}} * {{Act now, before your turn}}',
  delay: 'Delay your turn',
  move: 'Move {:part id=own-tokens} from {$from} to {$to}',
  hajr: 'Play Hajr: one more move',
  wartime: 'Your advisors in {$territory} become fighters',
  flipToAdvisors: 'They become advisors',
  sendAdvisor: `.match $along
    yes {{Send an advisor along}}
    no {{Send an advisor to the Polar Sink}}
    * {{Send an advisor …}}`,
  takeUpArms: 'They take up arms and become fighters',
  takeMoveBack: 'Take the move back',

  // Battle
  chooseBattle: 'Fight {$opponent} in {$territory}, from {$location} on',
  announceVoice: 'Announce the Voice for your ally',
  voice: `.match $play
    yes {{Command: play {$kind}}}
    no {{Command: do not play {$kind}}}
    * {{Command: … {$kind}}}`,
  announcePrescience: 'Announce Prescience for your ally',
  prescience: 'Ask for the {$element}',
  commitLeader: '.match $leader none {{Commit yourself to no leader}} * {{Commit yourself to {$leader}}}',
  commitWeapon: 'Commit yourself to {:part id=weapon}',
  commitDefense: 'Commit yourself to {:part id=defense}',
  commitDial: 'Commit yourself to a dial of {$halves}',
  plan: `.match $leader
    none {{Plan: no leader{:part id=with-kwisatz-haderach}; {:part id=weapon}; {:part id=defense}; {:part id=own-committed}}}
    * {{Plan: {$leader}{:part id=with-kwisatz-haderach}; {:part id=weapon}; {:part id=defense}; {:part id=own-committed}}}`,
  fightFrom: `.local $places = {:parts ids=|from-place-1 from-place-2 from-place-3 from-place-4 from-place-5|}
    .match $places
    none {{Fight with no forces}}
    * {{Fight with {$places}}}`,
  callTraitor: 'Call: traitor!',
  keepCards: `.local $kept = {:parts ids=|kept-weapon kept-defense kept-cheap-hero|}
    .match $kept
    none {{Keep none of the cards}}
    * {{Keep {$kept}}}`,
  kill: 'Kill the leader for 2 spice',
  capture: 'Capture the leader',

  // Karama
  respond_to_karama_opportunity: `.match $useKarama $abilityName
    yes none {{Play {$karamaCardId :card form=copy}}}
    yes hidden {{Play {$karamaCardId :card form=copy}}}
    yes * {{Play {$karamaCardId :card form=copy} against {$abilityName}}}
    no none {{Do not use Karama}}
    no hidden {{Do not use Karama}}
    no * {{Allow {$abilityName}}}
    * * {{Play Karama or not: …}}`,
  use_karama_faction_power: 'Play {$karamaCardId :card form=copy} and {:part id=power}',

  // At any time
  truthtrance: 'Play Truthtrance and ask a question',
  askTruth: 'Ask {$player}: "{:part id=truth}"',
  answer: '.match $yes yes {{Yes}} no {{No}} * {{Answer …}}',
  tleilaxuGhola: `.match $leader
    none {{Play Tleilaxu Ghola: revive {:part id=own-tokens}}}
    hidden {{Play Tleilaxu Ghola: revive {:part id=own-tokens}}}
    * {{Play Tleilaxu Ghola: revive {$leader}}}`,
  proposeDeal: `.match $giver $promise
    no |as said at the table| {{Offer {$to} a deal for {$spice} of {$to :faction form=owner} spice}}
    no hidden {{Offer {$to} a deal for {$spice} of {$to :faction form=owner} spice}}
    no * {{Offer {$to} a deal for {$spice} of {$to :faction form=owner} spice and the promise "{$promise}"}}
    * |as said at the table| {{Offer {$to} {$spice} spice}}
    * hidden {{Offer {$to} {$spice} spice}}
    * * {{Offer {$to} {$spice} spice and the promise "{$promise}"}}`,
  acceptDeal: 'Accept the deal of {$from}',
  refuseDeal: 'Refuse the deal of {$from}',
  gift: 'Give your ally {$spice} spice',
  pledge: 'Pledge your ally {$spice} spice for {$purpose}',
  show: 'Show {$card :card form=copy} to {$to}',
}
