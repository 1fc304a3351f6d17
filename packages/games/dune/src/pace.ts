import type { ActionJson, Seen } from '@riposte/kernel'
import type { View } from './view.ts'

const PASS: ActionJson = { type: 'pass' }

/**
 * DU-3.6: at the borders of phases everybody passes by a standing order, unless they say that they want to be asked. It
 * looks at no card, so that nobody's cards can be told from it.
 */
export function passAtBorders({ observer, decisions }: Seen<View>): ActionJson | null {
  return decisions.some(({ seat, question }) => seat === observer && question === 'anytime') ? PASS : null
}

/** Which part of the usual time bots take for what is asked many times in every turn. */
export const HASTE: Readonly<Record<string, number>> = {
  anytime: 0,
  karamaOpportunity: 0.4,
  stormCards: 0.4,
  charityClaim: 0.3,
  hajr: 0.2,
  bidding: 0.5,
  karamaWorm: 0.2,
  stopShipment: 0.2,
  takeHand: 0.2,
  settlePurchase: 0.3,
  actOutOfTurn: 0.2,
}
