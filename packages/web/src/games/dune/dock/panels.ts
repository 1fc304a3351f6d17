import type { View } from '@riposte/dune'
import type { ComponentType } from 'react'
import type { BoardProps } from '../../face.ts'
import { AUCTION_PANELS } from '../auction/panels.ts'
import { BATTLE_PANELS } from '../battle/panels.ts'
import { WINDOW_PANELS } from '../karama/panels.ts'
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
  stormLosses: FormPanel,
  migrationLosses: FormPanel,
  lookAtStormCard: SimplePanel,
  // Spice blow and Nexus
  placeWorm: FormPanel,
  karamaWorm: FormPanel,
  protectAlly: SimplePanel,
  ride: FormPanel,
  nexus: SimplePanel,
  allianceOffer: SimplePanel,
  // Charity
  charityClaim: SimplePanel,
  // Bidding
  takeHand: SimplePanel,
  giveCardBack: FormPanel,
  // Revival
  announceRevival: SimplePanel,
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
  spiritualAdvisors: SimplePanel,
  intrusion: SimplePanel,
  takeUpArms: SimplePanel,
  armsCancelled: SimplePanel,
  // Battle
  whetherToSpeak: SimplePanel,
  whetherToForesee: SimplePanel,
  // Cards for any time
  anytime: SimplePanel,
  askTruth: FormPanel,
  answerTruth: SimplePanel,
  ...AUCTION_PANELS,
  ...BATTLE_PANELS,
  ...WINDOW_PANELS,
}
