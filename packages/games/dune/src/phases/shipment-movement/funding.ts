import type { Faction } from '../../data/factions.ts'
import { freeSpice } from '../../funds.ts'
import type { Own, Pub } from '../../state.ts'

/** DU-6.11: whether a price can be paid with exactly so much of it from the ally's pledge. */
export function isPaidWith(pub: Pub, mine: Own, faction: Faction, price: number, fromPledge: number): boolean {
  if (fromPledge > price || fromPledge > mine.allyShipment) return false
  return price - fromPledge <= freeSpice(pub, mine, faction)
}

/** The parts of a price that the pledge may pay. */
export function offerPledge(pub: Pub, mine: Own, faction: Faction, prices: readonly number[], out: number[]): void {
  for (let part = 0; part <= mine.allyShipment && part <= MOST_FROM_PLEDGE; part++) {
    if (prices.some((price) => isPaidWith(pub, mine, faction, price, part))) out.push(part)
  }
}

/** As much as the field of the action holds. */
const MOST_FROM_PLEDGE = 63
