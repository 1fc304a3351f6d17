import type { View } from '@riposte/dune'
import type { ComponentType } from 'react'
import type { BoardProps } from '../../face.ts'
import { FormPanel } from './form-panel.tsx'
import { SimplePanel } from './simple-panel.tsx'

/** How a question is put to the reader, by its name. What is not named here is filled in on the plain form. */
export const PANELS: Readonly<Record<string, ComponentType<BoardProps<View>>>> = {
  // Set-up
  keepTraitor: FormPanel,
  prediction: FormPanel,
  advisorPlacement: FormPanel,
  fremenPlacement: FormPanel,
  // Storm
  dial: FormPanel,
  stormCards: FormPanel,
  stormLosses: FormPanel,
  migrationLosses: FormPanel,
  lookAtStormCard: SimplePanel,
  // Spice blow and Nexus
  placeWorm: FormPanel,
  karamaWorm: FormPanel,
  protectAlly: SimplePanel,
  ride: FormPanel,
  thumper: SimplePanel,
  harvester: SimplePanel,
  amal: SimplePanel,
  nexus: SimplePanel,
  allianceOffer: SimplePanel,
  // Charity
  charityClaim: SimplePanel,
  // Bidding
  lookAtCard: SimplePanel,
  takeHand: SimplePanel,
  giveCardBack: FormPanel,
  // Revival
  grantFreeRevival: SimplePanel,
  offerRevival: FormPanel,
  revive: FormPanel,
  // Shipment and movement
  lookAtSpiceDeck: SimplePanel,
  wartime: FormPanel,
  actOutOfTurn: SimplePanel,
  delayTurn: SimplePanel,
  shipment: FormPanel,
  fullPrice: SimplePanel,
  stopShipment: SimplePanel,
  movement: FormPanel,
  alsoTake: FormPanel,
  hajr: SimplePanel,
  spiritualAdvisors: SimplePanel,
  intrusion: SimplePanel,
  takeUpArms: SimplePanel,
  armsCancelled: SimplePanel,
  // Battle
  whichBattle: FormPanel,
  whetherToSpeak: SimplePanel,
  command: FormPanel,
  whetherToForesee: SimplePanel,
  whichElement: SimplePanel,
  whosePlan: SimplePanel,
  traitor: SimplePanel,
  captureLeader: SimplePanel,
  // Cards for any time
  anytime: SimplePanel,
  askTruth: FormPanel,
  answerTruth: SimplePanel,
}
