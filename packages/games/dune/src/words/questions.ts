import type { Json } from '@riposte/kernel'
import { card, count, Does, faction, isTold, leader, list, location, territory, text } from './names.ts'
import { opportunity } from './opportunity.ts'
import { tokensOf } from './tokens.ts'
import { abilityWords } from './what-a-hit-does.ts'

type About = Readonly<Record<string, Json>>

/** IN-1.7: what a hit has taken from an action that is declared anew. */
function without({ lost }: About): string {
  if (!Array.isArray(lost) || lost.length === 0) return ''
  return ` Karama has taken ${list(lost.map((key) => abilityWords(key)))} from you.`
}

function bidding({ card: number, standing, bidder }: About): string {
  const bid = standing === 0 ? 'Nobody has bid yet.' : `${Does(bidder, 'bids')} ${text(standing)}.`
  return `Card ${text(number)} is up. ${bid} What do you bid?`
}

function keepCards({ weapon, defense, cheapHero }: About): string {
  const played = [weapon, defense, cheapHero].filter(isTold).map(card)
  return `You have won with ${list(played)}. Which do you keep?`
}

const opponentIn = ({ territory: where, opponent }: About): string => `${faction(opponent)} in ${territory(where)}`

export const QUESTION_WORDS: Readonly<Record<string, (about: About) => string>> = {
  keepTraitor: () => 'Which of your traitor cards do you keep?',
  prediction: () => 'Who will win, and in which turn? If it comes true, you win alone.',
  advisorPlacement: () => 'Where do you place your advisor?',
  fremenPlacement: ({ left }) => `You have ${count(left, 'token')} to place. How many where?`,
  // Storm
  dial: ({ least, most }) => `What do you dial for the storm, ${text(least)} to ${text(most)}?`,
  stormCards: ({ distance }) =>
    `The storm is about to move ${count(distance, 'sector')}. Do you play Weather Control or Family Atomics?`,
  stormLosses: (about) =>
    `The storm kills ${text(about.losses)} of your ${tokensOf('fremen', about)} in ${location(about.location)}. Which ones?`,
  migrationLosses: (about) =>
    `Half of the ${tokensOf('fremen', about)} you send into the storm in ${location(about.location)} die. Which ones?`,
  lookAtStormCard: () => 'Do you look at the card of the next storm?',
  // Spice blow and Nexus
  placeWorm: ({ target }) =>
    `Another worm comes${isTold(target) ? ` to ${territory(target)}` : ''}. Do you send it elsewhere?`,
  protectAlly: ({ territory: where }) => `A worm comes to your ally in ${territory(where)}. Do you keep it away?`,
  ride: ({ territory: where }) => `A worm waits in ${territory(where)}. Who rides it, and where to?`,
  karamaWorm: () => 'Do you play Karama and call a worm to any sand?',
  thumper: () => 'The first spice card is about to be turned. Do you play Thumper?',
  harvester: ({ location: where }) => `Spice has blown in ${location(where)}. Do you play Harvester?`,
  nexus: () => 'Nexus: do you break your alliance, or propose one?',
  allianceOffer: ({ from }) => `${Does(from, 'proposes')} an alliance to you. Do you accept?`,
  // Charity and bidding
  charityClaim: () => 'Do you claim charity?',
  lookAtCard: ({ card: number }) => `Card ${text(number)} is up. Do you look at it?`,
  bidding,
  settlePurchase: ({ price, prevented }) =>
    prevented === true
      ? `Your worthless card was stopped. How do you pay the ${text(price)} spice for the card?`
      : `You have won the card for ${text(price)} spice. Do you pay, or play Karama?`,
  takeHand: () => 'Do you play Karama and take the whole hand of another player?',
  giveCardBack: ({ to, left }) => `Which card do you give to ${faction(to)}? ${count(left, 'card')} to go.`,
  // Revival
  announceRevival: ({ faction: by }) =>
    by === 'emperor'
      ? 'For how many extra forces of your ally do you pay, 2 spice each?'
      : 'Do you grant your ally three free revivals this turn?',
  revive: () => 'Whom do you revive?',
  // Shipment and movement
  lookAtSpiceDeck: () => 'Do you look at the top card of the spice deck?',
  wartime: () => 'Where do your advisors become fighters, before anybody ships?',
  actOutOfTurn: ({ next }) => `${Does(next, 'is')} next to ship and move. Do you act first?`,
  delayTurn: () => 'It is your turn to ship and move. Do you act now, or delay?',
  shipment: (about) => `Do you ship forces?${without(about)}`,
  fullPrice: ({ to, spice }) =>
    `The half price is gone. Do you pay ${text(spice)} more spice for the shipment${isTold(to) ? ` to ${location(to)}` : ''}, or take it back?`,
  stopShipment: (about) =>
    `${Does(about.faction, 'is')} about to ship ${tokensOf(about.faction, about)} to ${location(about.location)} for ${text(about.spice)} spice. Do you play Karama and stop it?`,
  movement: (about) =>
    `Do you move a group? It goes up to ${count(about.range, 'territory', 'territories')}.${without(about)}`,
  alsoTake: ({ from, to, taken }) =>
    `${count(taken, 'token')} of the group from ${location(from)} ${taken === 1 ? 'goes' : 'go'} to ${isTold(to) ? location(to) : 'the reserves'}. Do more come along?`,
  hajr: () => 'Do you play Hajr for one more move?',
  spiritualAdvisors: ({ faction: shipper, node }) =>
    `${Does(shipper, 'has')} shipped to ${location(node)}. Do you send an advisor?`,
  intrusion: ({ faction: other, territory: where }) =>
    `${Does(other, 'has')} joined your fighters in ${territory(where)}. Do they become advisors?`,
  takeUpArms: ({ territory: where }) => `Your advisors have come to ${territory(where)}. Do they become fighters?`,
  armsCancelled: ({ territory: where }) =>
    `Your advisors in ${territory(where)} may not take up arms. Do you take the move back?`,
  // Battle
  whichBattle: () => 'Which battle do you fight next?',
  whetherToSpeak: (about) => `Do you use the Voice on ${opponentIn(about)}, for your ally?`,
  command: (about) => `What do you command ${opponentIn(about)}?`,
  whetherToForesee: (about) => `Do you use Prescience on ${opponentIn(about)}, for your ally?`,
  whichElement: (about) => `Which element of the plan do you ask ${opponentIn(about)} for?`,
  commitElement: ({ element, territory: where }) =>
    `Prescience: which ${text(element)} will be in your plan for ${territory(where)}?`,
  whosePlan: ({ territory: where }) => `Do you play Karama and see a whole plan for ${territory(where)}?`,
  makePlan: ({ territory: where }) => `What is your plan for the battle in ${territory(where)}?`,
  whereFrom: ({ territory: where }) => `From which places of ${territory(where)} do your forces fight?`,
  traitor: ({ leader: suspect, of }) => `${leader(suspect)} fights for ${faction(of)}. Is that your traitor?`,
  keepCards,
  captureLeader: ({ loser, territory: where }) =>
    `${Does(loser, 'has')} lost in ${territory(where)}. Do you kill the leader you have drawn, or capture it?`,
  // Karama and cards for any time
  karamaOpportunity: opportunity,
  anytime: () => 'A moment for Tleilaxu Ghola or Truthtrance. Do you go on?',
  amal: () => 'A phase begins. Do you play Amal?',
  askTruth: () => 'Whom do you ask what?',
  answerTruth: () => 'Truthfully: yes or no?',
}
