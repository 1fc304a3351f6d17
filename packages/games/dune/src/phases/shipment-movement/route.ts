import type { Table } from '@riposte/kernel'
import type { Faction } from '../../data/factions.ts'
import type { Node } from '../../data/territories.ts'
import { events } from '../../events.ts'
import { fromReserves, put, take, toReserves } from '../../forces.ts'
import type { Dune, Pub } from '../../state.ts'
import type { Batch } from './group.ts'

/** From where to where a shipment goes, as the event tells it. */
export type Route = number
export const FROM_RESERVES: Route = 0
export const CROSS: Route = 1
export const TO_RESERVES: Route = 2

interface Carried {
  readonly faction: Faction
  readonly route: Route
  readonly to: Node
  readonly batches: readonly Batch[]
}

/** The tokens of a shipment go where it goes. */
export function carry(pub: Pub, { faction, route, to, batches }: Carried): void {
  for (const { from, ordinary, special } of batches) {
    if (route === FROM_RESERVES) fromReserves(pub, faction, to, ordinary, special)
    else if (route === TO_RESERVES) toReserves(pub, faction, from, ordinary, special)
    else {
      take(pub, faction, from, ordinary, special)
      put(pub, faction, to, ordinary, special)
    }
  }
}

/** They come back where they were. */
export function carryBack(pub: Pub, { faction, route, to, batches }: Carried): void {
  for (const { from, ordinary, special } of batches) {
    if (route === FROM_RESERVES) toReserves(pub, faction, to, ordinary, special)
    else if (route === TO_RESERVES) fromReserves(pub, faction, from, ordinary, special)
    else {
      take(pub, faction, to, ordinary, special)
      put(pub, faction, from, ordinary, special)
    }
  }
}

/** One event for each location that tokens leave; the first tells the price of all. */
export function tellShipped(x: Table<Dune>, { faction, route, to, batches }: Carried, spice: number): void {
  for (const [place, { from, ordinary, special }] of batches.entries()) {
    const price = place === 0 ? spice : 0
    if (route === FROM_RESERVES) x.tell(events.shipped, { faction, location: to, ordinary, special, spice: price })
    else if (route === TO_RESERVES) x.tell(events.shippedToReserves, { faction, from, ordinary, special, spice: price })
    else x.tell(events.crossShipped, { faction, from, to, ordinary, special, spice: price })
  }
}
