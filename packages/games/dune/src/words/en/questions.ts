import type { Texts } from '@riposte/kernel'

/** What somebody is asked. */
export const questions: Texts = {
  // Set-up
  keepTraitor: 'Which of your traitor cards do you keep?',
  prediction: 'Who will win, and in which turn? If it comes true, you win alone.',
  advisorPlacement: 'Where do you place your advisor?',
  fremenPlacement: `.match $left
    one {{You have {$left} token to place. Where does it go?}}
    * {{You have {$left} tokens to place. How many go where?}}`,

  // Storm
  dial: 'What do you dial for the storm, {$least} to {$most}?',
  stormCards:
    'The storm is about to move {:part id=sectors sectors=$distance}. Do you play Weather Control or Family Atomics?',
  stormLosses: 'The storm kills {$losses} of your {:part id=fremen-tokens} in {$location}. Which ones?',
  migrationLosses: 'Half of the {:part id=fremen-tokens} you send into the storm in {$location} die. Which ones?',
  lookAtStormCard: 'Do you look at the card of the next storm?',

  // Spice blow and Nexus
  placeWorm: `.match $target
    none {{Another worm comes. Do you send it elsewhere?}}
    * {{Another worm comes to {$target}. Do you send it elsewhere?}}`,
  protectAlly: 'A worm comes to your ally in {$territory}. Do you keep it away?',
  ride: 'A worm waits in {$territory}. Who rides it, and where to?',
  karamaWorm: 'Do you play Karama and call a worm to any sand territory?',
  thumper: 'The first spice card is about to be turned. Do you play Thumper?',
  harvester: 'Spice has blown in {$location}. Do you play Harvester?',
  nexus: 'Nexus: do you make or break an alliance?',
  allianceOffer: `.match $from
    one {{{$from} proposes an alliance to you. Do you accept?}}
    * {{{$from} propose an alliance to you. Do you accept?}}`,

  // Charity and bidding
  charityClaim: 'Do you claim charity?',
  lookAtCard: 'Card {$card} is up. Do you look at it?',
  bidding: `.match $standing $bidder
    0 * {{Card {$card} is up. Nobody has bid yet. What do you bid?}}
    * one {{Card {$card} is up. {$bidder} bids {$standing}. What do you bid?}}
    * * {{Card {$card} is up. {$bidder} bid {$standing}. What do you bid?}}`,
  settlePurchase: `.match $prevented
    yes {{Your worthless card was stopped. How do you pay the {$price} spice for the card?}}
    * {{You have won the card for {$price} spice. Do you pay, or play Karama?}}`,
  takeHand: "Do you play Karama and take another player's whole hand?",
  giveCardBack: `.match $left
    one {{Which card do you give to {$to}? {$left} card to go.}}
    * {{Which card do you give to {$to}? {$left} cards to go.}}`,

  // Revival
  announceRevival: `.match $faction
    emperor {{For how many extra forces of your ally do you pay, at 2 spice each?}}
    * {{Do you grant your ally three free revivals this turn?}}`,
  revive: 'Whom do you revive?',

  // Shipment and movement
  lookAtSpiceDeck: 'Do you look at the top card of the spice deck?',
  wartime: 'Where do your advisors become fighters, before anybody ships?',
  actOutOfTurn: `.match $next
    one {{{$next} is next to ship and move. Do you act first?}}
    * {{{$next} are next to ship and move. Do you act first?}}`,
  delayTurn: 'It is your turn to ship and move. Do you act now, or delay?',
  shipment: 'Do you ship forces?{:part id=without}',
  fullPrice: `.match $to
    none {{The half price is gone. Do you pay {$spice} more spice for the shipment, or take it back?}}
    * {{The half price is gone. Do you pay {$spice} more spice for the shipment to {$to}, or take it back?}}`,
  stopShipment: `.match $faction
    one {{{$faction} is about to ship {:part id=tokens} to {$location} for {$spice} spice. Do you play Karama and stop it?}}
    * {{{$faction} are about to ship {:part id=tokens} to {$location} for {$spice} spice. Do you play Karama and stop it?}}`,
  movement: `.match $range
    one {{Do you move a group? It goes up to {$range} territory.{:part id=without}}}
    * {{Do you move a group? It goes up to {$range} territories.{:part id=without}}}`,
  alsoTake: `.match $taken $to
    one none {{{$taken} token of the group from {$from} goes to the reserves. Do more come along?}}
    one * {{{$taken} token of the group from {$from} goes to {$to}. Do more come along?}}
    * none {{{$taken} tokens of the group from {$from} go to the reserves. Do more come along?}}
    * * {{{$taken} tokens of the group from {$from} go to {$to}. Do more come along?}}`,
  hajr: 'Do you play Hajr for one more move?',
  spiritualAdvisors: `.match $faction
    one {{{$faction} has shipped to {$node}. Do you send an advisor?}}
    * {{{$faction} have shipped to {$node}. Do you send an advisor?}}`,
  intrusion: `.match $faction
    one {{{$faction} has joined your fighters in {$territory}. Do they become advisors?}}
    * {{{$faction} have joined your fighters in {$territory}. Do they become advisors?}}`,
  takeUpArms: 'Your advisors have come to {$territory}. Do they become fighters?',
  armsCancelled: 'Your advisors in {$territory} may not take up arms. Do you take the move back?',

  // Battle
  whichBattle: 'Which battle do you fight next?',
  whetherToSpeak: 'Do you use the Voice on {$opponent} in {$territory}, for your ally?',
  command: 'What do you command {$opponent} in {$territory}?',
  whetherToForesee: 'Do you use Prescience on {$opponent} in {$territory}, for your ally?',
  whichElement: 'Which element of the plan do you ask {$opponent} for in {$territory}?',
  commitElement: 'Prescience: which {$element} will be in your plan for {$territory}?',
  whosePlan: 'Do you play Karama and see a whole plan for {$territory}?',
  makePlan: 'What is your plan for the battle in {$territory}?',
  whereFrom: 'From which places of {$territory} do your forces fight?',
  traitor: '{$leader} fights for {$of}. Is that your traitor?',
  keepCards: 'You have won with {:parts ids=|played-weapon played-defense played-hero|}. Which do you keep?',
  captureLeader: `.match $loser
    one {{{$loser} has lost in {$territory}. Do you kill the leader you have drawn, or capture it?}}
    * {{{$loser} have lost in {$territory}. Do you kill the leader you have drawn, or capture it?}}`,

  // Karama and cards for any time
  karamaOpportunity: `.match $ability $ability2
    none * {{Do you play Karama?}}
    * none {{{:part id=use}{:part id=subject}. Do you cancel it with Karama? If you do, {:part id=if-hit}.}}
    * * {{{:part id=use}{:part id=use-2}{:part id=use-3}{:part id=use-4}{:part id=subject}. Do you play Karama, and against what?{:part id=if-hit-1}{:part id=if-hit-2}{:part id=if-hit-3}{:part id=if-hit-4}}}`,
  anytime: 'A moment for Tleilaxu Ghola or Truthtrance. Do you go on?',
  amal: 'A phase begins. Do you play Amal?',
  askTruth: 'Whom do you ask, and what?',
  answerTruth: 'Truthfully: yes or no?',
}
