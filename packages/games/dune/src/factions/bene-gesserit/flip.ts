import type { Table } from '@riposte/kernel'
import { isInStorm } from '../../board/in-storm.ts'
import { BENE_GESSERIT } from '../../data/factions.ts'
import { TERRITORIES, type Territory } from '../../data/territories.ts'
import { events } from '../../events.ts'
import { allyIsIn, at } from '../../forces.ts'
import type { Ability } from '../../karama/abilities.ts'
import type { Dune, Pub } from '../../state.ts'

/** The event names no ability for what the rules do by themselves. */
export const BY_ITSELF: Ability = -1

function told(x: Table<Dune>, territory: Territory, toAdvisors: boolean, ability: Ability): void {
  x.tell(events.flipped, { faction: BENE_GESSERIT, territory, advisors: toAdvisors ? 1 : 0, ability: ability + 1 })
}

/** BG-10: all Bene Gesserit tokens of a territory become fighters, or advisors. */
export function flip(x: Table<Dune>, territory: Territory, toAdvisors: boolean, ability: Ability): void {
  const { forces, special } = x.pub
  for (const node of TERRITORIES[territory].nodes) {
    const place = at(node, BENE_GESSERIT)
    const tokens = forces[place] + special[place]
    forces[place] = toAdvisors ? 0 : tokens
    special[place] = toAdvisors ? tokens : 0
  }
  told(x, territory, toAdvisors, ability)
}

/**
 * BG-18: whether advisors of a territory may become fighters at all. Before the first storm there is none, wherever its
 * marker lies (DU-2.11).
 */
export function mayTakeArms(pub: Pub, territory: Territory): boolean {
  if (allyIsIn(pub, BENE_GESSERIT, territory)) return false
  if (pub.order.length === 0) return true
  for (const node of TERRITORIES[territory].nodes) {
    if (pub.special[at(node, BENE_GESSERIT)] > 0 && isInStorm(node, pub.storm)) return false
  }
  return true
}
