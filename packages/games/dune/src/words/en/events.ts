import type { events as table } from '../../events.ts'

/**
 * What has happened. Factions that are spoken of as one choose `one`; the reader, who is called "you", has the verb of the
 * others.
 */
export const events: Readonly<Record<keyof typeof table, string>> = {
  turnBegan: 'Turn {$turn} begins.',
  phaseBegan: '{$phase}.',

  // Set-up
  factionSeated: `.match $faction
    one {{{$faction} sits at circle {$circle}.}}
    * {{{$faction} sit at circle {$circle}.}}`,
  predicted: `.match $faction
    hidden {{{bene-gesserit :faction} have made {bene-gesserit :faction form=their} prediction.}}
    * {{{bene-gesserit :faction} predict that {$faction} will win in turn {$on}.}}`,
  traitorsDealt: `.match $faction $a
    one hidden {{{$faction} is dealt four traitor cards.}}
    one * {{{$faction} is dealt the traitors {$a}, {$b}, {$c} and {$d}.}}
    * hidden {{{$faction} are dealt four traitor cards.}}
    * * {{{$faction} are dealt the traitors {$a}, {$b}, {$c} and {$d}.}}`,
  traitorKept: `.match $faction $leader
    one hidden {{{$faction} keeps a traitor card.}}
    one * {{{$faction} keeps {$leader} as a traitor.}}
    * hidden {{{$faction} keep a traitor card.}}
    * * {{{$faction} keep {$leader} as a traitor.}}`,
  forcesPlaced: `.match $faction
    one {{{$faction} places {:part id=tokens} in {$location}.}}
    * {{{$faction} place {:part id=tokens} in {$location}.}}`,
  cardDrawn: `.match $faction $card
    one hidden {{{$faction} draws a treachery card.}}
    one * {{{$faction} draws {$card}.}}
    * hidden {{{$faction} draw a treachery card.}}
    * * {{{$faction} draw {$card}.}}`,

  // Storm
  dialed: '.match $faction one {{{$faction} dials {$number}.}} * {{{$faction} dial {$number}.}}',
  stormCardRevealed: 'The storm card is a {$number}.',
  weatherControlled: `.match $faction
    one {{{$faction} plays {weather-control_1 :card}: the storm moves {:part id=sectors}.}}
    * {{{$faction} play {weather-control_1 :card}: the storm moves {:part id=sectors}.}}`,
  shieldWallDestroyed: `.match $faction
    one {{{$faction} plays {family-atomics_1 :card}: {shield-wall :territory} is gone.}}
    * {{{$faction} play {family-atomics_1 :card}: {shield-wall :territory} is gone.}}`,
  stormMoved: `.local $stays = {$from :same as=$to}
    .match $stays
    yes {{The storm stays in sector {$to}.}}
    * {{The storm moves from sector {$from} to sector {$to}.}}`,
  stormOrder: '.match $first one {{{$first} is first in storm order.}} * {{{$first} are first in storm order.}}',
  spiceLost: '{$spice} spice in {$location} is gone.',
  stormCardSeen: `.match $faction $number
    one hidden {{{$faction} looks at the next storm.}}
    one * {{{$faction} sees that the next storm moves {:part id=sectors sectors=$number}.}}
    * hidden {{{$faction} look at the next storm.}}
    * * {{{$faction} see that the next storm moves {:part id=sectors sectors=$number}.}}`,
  forcesLost: `.match $faction
    one {{{$faction} loses {:part id=tokens} in {$location} {:part id=lost-by}.}}
    * {{{$faction} lose {:part id=tokens} in {$location} {:part id=lost-by}.}}`,

  // Spice blow and Nexus
  spiceCardTurned: 'Spice card for pile {$pile}: {$card}.',
  spiceBlew: '{$spice} spice blows in {$location}.',
  spiceDeckShuffled: 'The spice deck is shuffled.',
  wormAppeared: `.match $territory
    none {{A worm appears, but finds nobody.}}
    * {{A worm appears in {$territory}.}}`,
  allyProtected: `.match $faction
    one {{{$faction} keeps the worm in {$territory} away from {$ally}.}}
    * {{{$faction} keep the worm in {$territory} away from {$ally}.}}`,
  wormPlaced: `.match $faction
    one {{{$faction} sends the worm to {$territory}.}}
    * {{{$faction} send the worm to {$territory}.}}`,
  rode: `.match $faction
    one {{{$faction} rides a worm with {:part id=tokens} from {$from} to {$to}.}}
    * {{{$faction} ride a worm with {:part id=tokens} from {$from} to {$to}.}}`,
  thumperPlayed: `.match $faction
    one {{{$faction} plays {thumper_1 :card}, and a worm comes.}}
    * {{{$faction} play {thumper_1 :card}, and a worm comes.}}`,
  harvesterPlayed: `.match $faction
    one {{{$faction} plays {harvester_1 :card}: {$spice} more spice in {$location}.}}
    * {{{$faction} play {harvester_1 :card}: {$spice} more spice in {$location}.}}`,
  amalPlayed: `.match $faction
    one {{{$faction} plays {amal_1 :card}: everybody loses half of their spice.}}
    * {{{$faction} play {amal_1 :card}: everybody loses half of their spice.}}`,
  nexusBegan: 'A Nexus: alliances may be made and broken.',
  nexusEnded: 'The Nexus is over.',
  allianceProposed: `.match $faction
    one {{{$faction} proposes an alliance to {$to}.}}
    * {{{$faction} propose an alliance to {$to}.}}`,
  allianceRefused: `.match $faction
    one {{{$faction} declines an alliance with {$to}.}}
    * {{{$faction} decline an alliance with {$to}.}}`,
  allianceMade: `.match $faction
    one {{{$faction} is now allied with {$with}.}}
    * {{{$faction} are now allied with {$with}.}}`,
  allianceBroken: `.match $faction
    one {{{$faction} breaks the alliance with {$with}.}}
    * {{{$faction} break the alliance with {$with}.}}`,

  // Spice
  spiceGained: `.match $faction
    one {{{$faction} gets {$spice} spice {:part id=gained-from}.}}
    * {{{$faction} get {$spice} spice {:part id=gained-from}.}}`,
  paid: `.match $faction
    one {{{$faction} pays {:part id=what-is-paid}.}}
    * {{{$faction} pay {:part id=what-is-paid}.}}`,
  paymentRedirected: '{$spice} spice goes to the bank and not to {$from}.',
  charityClaimed: `.local $claims = {:parts ids=|charity-atreides charity-bene-gesserit charity-emperor charity-fremen charity-harkonnen charity-spacing-guild|}
    .match $claims
    none {{No one claims charity.}}
    * {{Charity: {$claims}.}}`,
  collected: `.match $faction
    one {{{$faction} collects {$spice} spice in {$location}.}}
    * {{{$faction} collect {$spice} spice in {$location}.}}`,

  // Bidding
  rowDealt: `.match $cards
    one {{{$cards} treachery card is up for auction.}}
    * {{{$cards} treachery cards are up for auction.}}`,
  deckShuffled: 'The treachery discards are shuffled into a new deck.',
  cardSeen: `.match $faction $card
    one hidden {{{$faction} looks at the card that is up.}}
    one * {{{$faction} sees the card that is up: {$card}.}}
    * hidden {{{$faction} look at the card that is up.}}
    * * {{{$faction} see the card that is up: {$card}.}}`,
  cardUp: `.match $starter
    one {{Card {$card} of {$of} is up; {$starter} opens.}}
    * {{Card {$card} of {$of} is up; {$starter} open.}}`,
  auctionedAgain: 'The card is auctioned again, without {$without}.',
  bid: '.match $faction one {{{$faction} bids {$amount}.}} * {{{$faction} bid {$amount}.}}',
  passedBid: '.match $faction one {{{$faction} passes.}} * {{{$faction} pass.}}',
  bought: `.match $faction $card
    one hidden {{{$faction} wins the card with a bid of {$price}.}}
    one * {{{$faction} wins {$card} with a bid of {$price}.}}
    * hidden {{{$faction} win the card with a bid of {$price}.}}
    * * {{{$faction} win {$card} with a bid of {$price}.}}`,
  boughtIn: `.match $cards
    one {{Nobody bids. {$cards} card goes back to the deck.}}
    * {{Nobody bids. {$cards} cards go back to the deck.}}`,
  topCardDrawn: `.match $faction $card
    one hidden {{{$faction} draws an extra card for the one just bought.}}
    one * {{{$faction} draws {$card}, the extra card for the one just bought.}}
    * hidden {{{$faction} draw an extra card for the one just bought.}}
    * * {{{$faction} draw {$card}, the extra card for the one just bought.}}`,
  handsTaken: `.match $faction
    one {{{$faction} takes {$from :faction form=owner} whole hand: {:part id=cards}.}}
    * {{{$faction} take {$from :faction form=owner} whole hand: {:part id=cards}.}}`,
  cardHandedOver: `.match $from $card
    one hidden {{{$from} hands a card to {$to}.}}
    one * {{{$from} hands {$card} to {$to}.}}
    * hidden {{{$from} hand a card to {$to}.}}
    * * {{{$from} hand {$card} to {$to}.}}`,

  // Cards
  discarded: '.match $faction one {{{$faction} discards {$card}.}} * {{{$faction} discard {$card}.}}',
  setAside: '{$faction :faction form=owner} {$card} is out of the game.',
  kept: '.match $faction one {{{$faction} keeps {$card}.}} * {{{$faction} keep {$card}.}}',
  cardShown: `.match $faction $card
    one hidden {{{$faction} shows a card to {$to}.}}
    one * {{{$faction} shows {$card} to {$to}.}}
    * hidden {{{$faction} show a card to {$to}.}}
    * * {{{$faction} show {$card} to {$to}.}}`,

  // Revival
  freeRevivalGranted: `.match $faction
    one {{{$faction} grants {$to} three free revivals.}}
    * {{{$faction} grant {$to} three free revivals.}}`,
  revivalOffered: `.match $faction
    one {{{$faction} offers to pay for {$tokens} of {$to :faction form=owner} forces.}}
    * {{{$faction} offer to pay for {$tokens} of {$to :faction form=owner} forces.}}`,
  nothingAnnounced: `.match $faction
    one {{{$faction} announces nothing for {$to}.}}
    * {{{$faction} announce nothing for {$to}.}}`,
  revived: `.match $faction $ordinary $special
    one 0 0 {{{$faction} revives no forces.}}
    one * * {{{$faction} revives {:part id=tokens}{:part id=for-free-or-spice}.}}
    * 0 0 {{{$faction} revive no forces.}}
    * * * {{{$faction} revive {:part id=tokens}{:part id=for-free-or-spice}.}}`,
  leaderRevived: `.match $faction $leader
    one none {{{$faction} revives a leader{:part id=for-free-or-spice}.}}
    one * {{{$faction} revives {$leader}{:part id=for-free-or-spice}.}}
    * none {{{$faction} revive a leader{:part id=for-free-or-spice}.}}
    * * {{{$faction} revive {$leader}{:part id=for-free-or-spice}.}}`,
  leadersTurnedUp: '{$faction :faction form=owner} dead leaders are turned face up.',

  // Shipment and movement
  spiceDeckSeen: `.match $faction $card
    one hidden {{{$faction} looks at the top card of the spice deck.}}
    one * {{{$faction} sees the top card of the spice deck: {$card}.}}
    * hidden {{{$faction} look at the top card of the spice deck.}}
    * * {{{$faction} see the top card of the spice deck: {$card}.}}`,
  tookTurn: '.match $faction one {{{$faction} ships and moves now.}} * {{{$faction} ship and move now.}}',
  outOfTurn: `.match $faction $now
    one yes {{{$faction} acts out of turn.}}
    one * {{{$faction} delays {$faction :faction form=their} turn.}}
    * yes {{{$faction} act out of turn.}}
    * * {{{$faction} delay {$faction :faction form=their} turn.}}`,
  shipmentDeclared: `.match $faction
    one {{{$faction} declares a shipment of {:part id=tokens} {:part id=way}{:part id=for-spice}.}}
    * {{{$faction} declare a shipment of {:part id=tokens} {:part id=way}{:part id=for-spice}.}}`,
  shipped: `.match $faction
    one {{{$faction} ships {:part id=tokens} to {$location}{:part id=for-spice}.}}
    * {{{$faction} ship {:part id=tokens} to {$location}{:part id=for-spice}.}}`,
  crossShipped: `.match $faction
    one {{{$faction} ships {:part id=tokens} across from {$from} to {$to}{:part id=for-spice}.}}
    * {{{$faction} ship {:part id=tokens} across from {$from} to {$to}{:part id=for-spice}.}}`,
  shippedToReserves: `.match $faction
    one {{{$faction} ships {:part id=tokens} from {$from} back to the reserves{:part id=for-spice}.}}
    * {{{$faction} ship {:part id=tokens} from {$from} back to the reserves{:part id=for-spice}.}}`,
  sent: `.match $faction
    one {{{$faction} sends {:part id=tokens} to {$location}.}}
    * {{{$faction} send {:part id=tokens} to {$location}.}}`,
  shipmentUndone: '{$faction :faction form=owner} shipment is taken back.',
  shipmentCancelled: `.match $faction
    one {{{$faction} stops {$of :faction form=owner} shipment.}}
    * {{{$faction} stop {$of :faction form=owner} shipment.}}`,
  advisorSent: `.match $faction
    one {{{$faction} sends an advisor to {$location}.}}
    * {{{$faction} send an advisor to {$location}.}}`,
  advisorReturned: '{$faction :faction form=owner} advisor leaves {$location} for the reserves.',
  moved: `.match $faction
    one {{{$faction} moves {:part id=tokens} from {$from} to {$to}.}}
    * {{{$faction} move {:part id=tokens} from {$from} to {$to}.}}`,
  moveUndone: '{$faction :faction form=owner} move is taken back.',
  hajrPlayed: `.match $faction
    one {{{$faction} plays {hajr_1 :card} for one more move.}}
    * {{{$faction} play {hajr_1 :card} for one more move.}}`,
  flipped: `.match $advisors $ability
    yes none {{{$faction :faction form=owner} tokens in {$territory} are now advisors.}}
    yes * {{{$faction :faction form=owner} tokens in {$territory} are now advisors, by {$ability}.}}
    * none {{{$faction :faction form=owner} tokens in {$territory} are now fighters.}}
    * * {{{$faction :faction form=owner} tokens in {$territory} are now fighters, by {$ability}.}}`,

  // Battle
  battleChosen: `.match $aggressor
    one {{{$aggressor} attacks {$defender} in {$territory}.}}
    * {{{$aggressor} attack {$defender} in {$territory}.}}`,
  noLeader: `.match $faction $announced
    one yes {{{$faction} has neither a leader nor a {cheap-hero_1 :card} for this battle.}}
    one * {{{$faction} has no leader for this battle and keeps quiet about a {cheap-hero_1 :card}.}}
    * yes {{{$faction} have neither a leader nor a {cheap-hero_1 :card} for this battle.}}
    * * {{{$faction} have no leader for this battle and keep quiet about a {cheap-hero_1 :card}.}}`,
  voiceUsed: `.match $faction $play
    one yes {{{$faction} commands {$to} to play {$kind}.}}
    one * {{{$faction} commands {$to} not to play {$kind}.}}
    * yes {{{$faction} command {$to} to play {$kind}.}}
    * * {{{$faction} command {$to} not to play {$kind}.}}`,
  prescienceUsed: `.match $faction
    one {{{$faction} asks {$of} for the {$element}.}}
    * {{{$faction} ask {$of} for the {$element}.}}`,
  elementShown: `.match $faction
    one {{{$faction} commits to {:part id=element-shown}.}}
    * {{{$faction} commit to {:part id=element-shown}.}}`,
  planSeen: `.match $faction
    one {{{$faction} sees {$of :faction form=owner} whole plan.}}
    * {{{$faction} see {$of :faction form=owner} whole plan.}}`,
  planRevealed:
    '{$faction :faction form=owner} plan: {:part id=plan-leader}{:part id=with-kwisatz-haderach}; {:part id=weapon}; {:part id=defense}; a dial of {$halves}.',
  tokensRevealed: `.match $faction
    one {{{$faction} commits {:part id=committed}.}}
    * {{{$faction} commit {:part id=committed}.}}`,
  traitorsAnswered: '.match $byAggressor $byDefender 0 0 {{Nobody calls a traitor.}} * * {{Treachery!}}',
  traitorCalled: `.match $faction
    one {{{$faction} calls {$leader} a traitor!}}
    * {{{$faction} call {$leader} a traitor!}}`,
  exploded: '{lasgun_1 :card} and {shield_1 :card} meet: everything in {$territory} blows up.',
  battleWon: `.match $faction $by
    one traitor {{{$faction} beats {$over} by treachery.}}
    one * {{{$faction} beats {$over}, {$halves} to {$against}.}}
    * traitor {{{$faction} beat {$over} by treachery.}}
    * * {{{$faction} beat {$over}, {$halves} to {$against}.}}`,
  LEADER_KILLED:
    '{:part id=leader-of leader=$leaderId of=$originalFaction} is killed {:part id=killed-by}{:part id=killed-in-service}.',
  kwisatzHaderachKilled: '{$faction :faction form=owner} Kwisatz Haderach is killed.',
  kwisatzHaderachAwake: '{$faction :faction form=owner} Kwisatz Haderach awakes.',
  HARKONNEN_CAPTURE_OPPORTUNITY: `.match $winner
    one {{{$winner} has power over {:part id=leader-of leader=$captureTarget of=$loser}.}}
    * {{{$winner} have power over {:part id=leader-of leader=$captureTarget of=$loser}.}}`,
  captureChosen: `.match $faction $choice
    one KILL {{{$faction} kills the leader drawn from {$over}.}}
    one CAPTURE {{{$faction} captures the leader drawn from {$over}.}}
    one * {{{$faction} spares the leader drawn from {$over}.}}
    * KILL {{{$faction} kill the leader drawn from {$over}.}}
    * CAPTURE {{{$faction} capture the leader drawn from {$over}.}}
    * * {{{$faction} spare the leader drawn from {$over}.}}`,
  LEADER_CAPTURED_AND_KILLED: `.match $captor
    one {{{$captor} kills {:part id=leader-of leader=$leaderId of=$victim} and gets {$spiceGained} spice.}}
    * {{{$captor} kill {:part id=leader-of leader=$leaderId of=$victim} and get {$spiceGained} spice.}}`,
  LEADER_CAPTURED: `.match $captor
    one {{{$captor} captures {:part id=leader-of leader=$leaderId of=$victim}.}}
    * {{{$captor} capture {:part id=leader-of leader=$leaderId of=$victim}.}}`,
  leaderTakenUnseen: 'A leader is missing from {$faction :faction form=owner} pool.',
  leaderTakenAway: '{$leader} is taken away from {$faction}.',
  LEADER_RETURNED: `.match $from $leaderId
    one hidden {{{$from} gives a captive back to {$to}.}}
    one * {{{$from} gives {$leaderId} back to {$to}.}}
    * hidden {{{$from} give a captive back to {$to}.}}
    * * {{{$from} give {$leaderId} back to {$to}.}}`,
  PRISON_BREAK: `.match $leaders
    one {{Prison break: {$leaders} escapes from {$captor}.}}
    * {{Prison break: {$leaders} escape from {$captor}.}}`,

  // Karama
  KARAMA_USED: `.match $use $interruptor
    guild-shipment one {{{$interruptor} plays {:part id=as-karama} to ship at the Guild rate.}}
    guild-shipment * {{{$interruptor} play {:part id=as-karama} to ship at the Guild rate.}}
    purchase one {{{$interruptor} plays {:part id=as-karama} and pays nothing for the card.}}
    purchase * {{{$interruptor} play {:part id=as-karama} and pay nothing for the card.}}
    faction-power one {{{$interruptor} plays {:part id=as-karama} for {$interruptor :faction form=their} special power.}}
    faction-power * {{{$interruptor} play {:part id=as-karama} for {$interruptor :faction form=their} special power.}}
    * one {{{$interruptor} plays {:part id=as-karama} against {:part id=what-it-hits}.}}
    * * {{{$interruptor} play {:part id=as-karama} against {:part id=what-it-hits}.}}`,
  abilityUsed: `.match $faction
    one {{{$faction} announces {$abilityName}.}}
    * {{{$faction} announce {$abilityName}.}}`,
  worthlessShown: `.match $faction
    one {{{$faction} shows {$card} to use it as {karama_1 :card}.}}
    * {{{$faction} show {$card} to use it as {karama_1 :card}.}}`,
  worthlessPrevented: '{$faction :faction form=owner} {$card} is stopped and stays in hand.',

  // At any time
  truthtrancePlayed: `.match $faction
    one {{{$faction} plays {$card} and may ask one question.}}
    * {{{$faction} play {$card} and may ask one question.}}`,
  truthtranceAsked: `.match $faction
    one {{{$faction} asks {$player} in {truthtrance_1 :card}: "{:part id=truth faction=$about}"}}
    * {{{$faction} ask {$player} in {truthtrance_1 :card}: "{:part id=truth faction=$about}"}}`,
  truthtranceAnswered: '.match $faction one {{{$faction} answers: {$answer}.}} * {{{$faction} answer: {$answer}.}}',
  gholaPlayed: `.match $faction $leader
    one none {{{$faction} plays {tleilaxu-ghola_1 :card} and revives {:part id=tokens}.}}
    one * {{{$faction} plays {tleilaxu-ghola_1 :card} and revives {$leader}.}}
    * none {{{$faction} play {tleilaxu-ghola_1 :card} and revive {:part id=tokens}.}}
    * * {{{$faction} play {tleilaxu-ghola_1 :card} and revive {$leader}.}}`,
  dealProposed: `.match $from
    one {{{$from} proposes a deal to {$to}{:part id=deal}.}}
    * {{{$from} propose a deal to {$to}{:part id=deal}.}}`,
  dealRefused: `.match $to
    hidden {{A deal of {$from :faction form=yours} comes to nothing.}}
    * {{{$from :faction form=owner} deal with {$to} comes to nothing.}}`,
  dealMade: `.match $from
    one {{{$from} makes a deal with {$to}{:part id=deal}.}}
    * {{{$from} make a deal with {$to}{:part id=deal}.}}`,
  bribed: `.match $from
    one {{{$from} puts {$spice} spice in front of {$to :faction form=owner} shield.}}
    * {{{$from} put {$spice} spice in front of {$to :faction form=owner} shield.}}`,
  gift: '.match $from one {{{$from} gives {$to} {$spice} spice.}} * {{{$from} give {$to} {$spice} spice.}}',
  pledged: `.match $faction $spice
    one hidden {{{$faction} changes a pledge.}}
    one * {{{$faction} pledges {$spice} spice to {$faction :faction form=their} ally for {$purpose}.}}
    * hidden {{{$faction} change a pledge.}}
    * * {{{$faction} pledge {$spice} spice to {$faction :faction form=their} ally for {$purpose}.}}`,

  // The end
  bribesCollected: `.match $faction
    one {{{$faction} takes {$spice} spice of bribes behind {$faction :faction form=their} shield.}}
    * {{{$faction} take {$spice} spice of bribes behind {$faction :faction form=their} shield.}}`,
  predictionFulfilled: `.match $faction
    one {{{$faction} has foreseen {$predicted :faction form=owner} victory and wins alone.}}
    * {{{$faction} have foreseen {$predicted :faction form=owner} victory and win alone.}}`,
  won: '.match $faction one {{{$faction} wins.}} * {{{$faction} win.}}',
  nobodyWon: 'Nobody has won.',
}
