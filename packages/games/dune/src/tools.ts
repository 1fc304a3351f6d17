import type { ToolSpec } from '@riposte/kernel'
import { actions } from './actions.ts'

/** IN-2.3: the tools that agents know the uses of Karama by. */
export const tools: readonly ToolSpec[] = [
  {
    name: 'respond_to_karama_opportunity',
    says: 'Answer an open Karama window: somebody uses an ability of their faction, and the question says what it is and what a hit would do. With useKarama true a Karama card of your hand (karamaCardId) is spent to hit it; Bene Gesserit may spend a worthless card in the advanced game. Where several abilities are at stake, abilityName says which one. With useKarama false you let it pass; where several are at stake, abilityName may name the only one that you let pass. Everybody is asked at once and the first use counts.',
    answers: ['karamaOpportunity'],
    actions: [actions.respond_to_karama_opportunity],
  },
  {
    name: 'use_karama_guild_shipment',
    says: 'In your own turn, before you ship: spend a Karama card so that your next shipment from off-planet reserves costs 1 spice per 2 forces, paid to the bank. Afterwards ship as usual.',
    answers: ['shipment'],
    actions: [actions.use_karama_guild_shipment],
  },
  {
    name: 'use_karama_bid_over_spice',
    says: 'In an auction, when it is your turn to bid: bid any amount, even more than you have, with a Karama card of your hand as its cover. Nobody sees the card. If you win, it is discarded and you pay nothing.',
    answers: ['bidding'],
    actions: [actions.use_karama_bid_over_spice],
  },
  {
    name: 'use_karama_faction_power',
    says: "Spend a Karama card on your faction's power, once per game, in the advanced game. Atreides: faction, the combatant whose whole plan you see. Emperor: ordinary and special, up to three forces revived for free, or a leader. Fremen: territory, the sand where a worm comes. Harkonnen: faction, whose whole hand you take. Spacing Guild: faction, whose shipment you stop. What a power does not need is left out.",
    answers: ['whosePlan', 'karamaRevival', 'karamaWorm', 'takeHand', 'stopShipment'],
    actions: [actions.use_karama_faction_power],
  },
  {
    name: 'settle_purchase',
    says: 'After you have won an auction: pay the price (fromPledge says how much of it your ally pays), or name a Karama card in karamaCardId and pay nothing.',
    answers: ['settlePurchase'],
    actions: [actions.settle_purchase],
  },
]
