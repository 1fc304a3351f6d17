import { BENE_GESSERIT } from '../../data/factions.ts'
import type { Node, Territory } from '../../data/territories.ts'
import { advisorsIn, at, forcesIn, occupants } from '../../forces.ts'
import type { Pub } from '../../state.ts'

export const hasFightersIn = (pub: Pub, territory: Territory): boolean => forcesIn(pub, territory, BENE_GESSERIT) > 0

/**
 * Whether tokens that come from there are advisors once they are in this territory: they take the kind that is there
 * already (BG-19), and advisors stay what they are among others (BG-14).
 */
export function arriveAsAdvisors(pub: Pub, from: Node, to: Territory): boolean {
  if (advisorsIn(pub, to) > 0) return true
  if (hasFightersIn(pub, to) || pub.special[at(from, BENE_GESSERIT)] === 0) return false
  return occupants(pub, to) !== 0
}

/** BG-13: where the ordinary shipment may not go. */
export const blocksShipment = (pub: Pub, territory: Territory): boolean => advisorsIn(pub, territory) > 0

/** BG-12: advisors go one territory far, whatever the others could. */
export function groupRange(pub: Pub, from: Node, range: number): number {
  return pub.special[at(from, BENE_GESSERIT)] > 0 ? 1 : range
}
