import { chooseIntrusion, chooseWartime, sendAdvisor, takeUpArms } from './advisors.ts'
import { choosePlan, chooseWhereFrom } from './battle-plan.ts'
import { askTruth, callTraitor, captureLeader, command, element, seePlan, whichBattle } from './battle-powers.ts'
import { chooseBid, giveCardBack, keepCards, settlePurchase, takeHand } from './bid.ts'
import { commitElement } from './commit-element.ts'
import { always, type Choose } from './deciding.ts'
import { respondToKarama } from './karama.ts'
import { chooseAlsoTake, chooseHajr, chooseMove } from './move.ts'
import { answerOffer, chooseNexus } from './nexus.ts'
import { announceRevival, chooseRevival } from './revival.ts'
import { choosePrediction, chooseTraitor, placeAdvisor, placeFremen } from './set-up.ts'
import { actLast, chooseFullPrice, chooseShipment, chooseStop } from './ship.ts'
import { chooseDial, chooseLosses, chooseStormCard } from './storm.ts'
import { chooseRide, chooseSpiceCard, karamaWorm, placeWorm } from './worms.ts'

/** By question. */
export const CHOICES: Readonly<Record<string, Choose>> = {
  // Set-up
  prediction: choosePrediction,
  keepTraitor: chooseTraitor,
  fremenPlacement: placeFremen,
  advisorPlacement: placeAdvisor,
  // Storm
  dial: chooseDial,
  stormCards: chooseStormCard,
  stormLosses: chooseLosses,
  migrationLosses: chooseLosses,
  lookAtStormCard: always('look'),
  // Spice blow and Nexus
  thumper: chooseSpiceCard,
  harvester: chooseSpiceCard,
  amal: chooseSpiceCard,
  protectAlly: always('protectAlly'),
  placeWorm,
  karamaWorm,
  ride: chooseRide,
  nexus: chooseNexus,
  allianceOffer: answerOffer,
  // CHOAM charity
  charityClaim: always('claimCharity'),
  // Bidding
  lookAtCard: always('look'),
  bidding: chooseBid,
  settlePurchase,
  takeHand,
  giveCardBack,
  // Revival
  revive: chooseRevival,
  announceRevival,
  // Shipment and movement
  lookAtSpiceDeck: always('look'),
  wartime: chooseWartime,
  actOutOfTurn: actLast,
  delayTurn: actLast,
  shipment: chooseShipment,
  stopShipment: chooseStop,
  fullPrice: chooseFullPrice,
  spiritualAdvisors: sendAdvisor,
  intrusion: chooseIntrusion,
  takeUpArms,
  movement: chooseMove,
  alsoTake: chooseAlsoTake,
  hajr: chooseHajr,
  // Battle
  whichBattle,
  whetherToSpeak: always('announceVoice'),
  command,
  whetherToForesee: always('announcePrescience'),
  whichElement: element,
  commitElement,
  whosePlan: seePlan,
  makePlan: choosePlan,
  whereFrom: chooseWhereFrom,
  traitor: callTraitor,
  keepCards,
  captureLeader,
  // Karama and what is asked at any time
  karamaOpportunity: respondToKarama,
  askTruth,
}
