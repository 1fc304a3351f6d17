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

/** Windows for a card, most often asked of somebody who does not hold it. */
const CARD_WINDOWS = [
  'stormCards',
  'thumper',
  'harvester',
  'amal',
  'hajr',
  'stopShipment',
  'karamaWorm',
  'takeHand',
  'whosePlan',
]

const always = (question: string, action: ActionJson) => ({
  question,
  about: {},
  action,
  until: 'withdrawn' as const,
})

/**
 * IN-3.2: the windows in which people let everything go ahead unless they step in, as standing orders. They look at no
 * card either: the order is the same for whoever holds a Karama and whoever does not.
 */
export const USUAL_ORDERS = [
  always('karamaOpportunity', {
    type: 'respond_to_karama_opportunity',
    useKarama: false,
    karamaCardId: null,
    abilityName: null,
  }),
  ...CARD_WINDOWS.map((question) => always(question, PASS)),
]

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
