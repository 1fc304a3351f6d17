import { FACTION_IDS } from '../data/factions.ts'
import { NODE_TERRITORY } from '../data/nodes.ts'
import { isStronghold, type Node } from '../data/territories.ts'
import { PROMISES } from '../deals/promises.ts'
import { readFaction } from './read.ts'
import type { Sight } from './sight.ts'

const number = (promise: (typeof PROMISES)[number]): number => PROMISES.indexOf(promise)

const NO_ATTACK = number('no attack this turn')
const NO_SHIPMENT = number('no shipment into your strongholds this turn')
const NO_KARAMA = number('no Karama against you this turn')
const ALLY = number('ally with you at the next nexus')

/** What this player promises for spice, because it can keep it. */
export const KEPT: readonly number[] = [NO_ATTACK, NO_SHIPMENT, NO_KARAMA, ALLY]

/** Whoever takes the spice has promised. */
function hasPromised(sight: Sight, promise: number, faction: number): boolean {
  const [me, other] = [FACTION_IDS[sight.me], FACTION_IDS[faction]]
  return sight.view.deals.some((deal) => {
    if (deal.promise !== promise || (deal.turn !== sight.turn && promise !== ALLY)) return false
    return deal.spice > 0 ? deal.to === me && deal.from === other : deal.from === me && deal.to === other
  })
}

/** Whether a promise keeps this seat from going there. */
export function isPromised(sight: Sight, node: Node): boolean {
  if (sight.view.deals.length === 0) return false
  const territory = NODE_TERRITORY[node]
  return sight.playing.some((faction) => {
    if (sight.isFriend(faction) || sight.forcesIn(territory, faction) === 0) return false
    return (
      hasPromised(sight, NO_ATTACK, faction) || (isStronghold(territory) && hasPromised(sight, NO_SHIPMENT, faction))
    )
  })
}

export const sparesKarama = (sight: Sight, faction: number): boolean => hasPromised(sight, NO_KARAMA, faction)
export const isPromisedAlly = (sight: Sight, faction: number): boolean => hasPromised(sight, ALLY, faction)

/** The faction that gives the spice of a proposal to this seat; -1 where it is this seat that would pay. */
export function payerOf(sight: Sight, deal: { from: string; to: string; spice: number }): number {
  if (deal.spice === 0) return -1
  const giver = readFaction(deal.spice > 0 ? deal.from : deal.to)
  return giver === sight.me ? -1 : giver
}
