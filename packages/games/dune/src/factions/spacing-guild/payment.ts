import { type Faction, SPACING_GUILD } from '../../data/factions.ts'
import { ability } from '../../karama/abilities.ts'
import type { Pub } from '../../state.ts'
import { NO_RECEIVER } from '../../treasury.ts'

export const PAYMENT_FOR_SHIPMENT = ability('PAYMENT_FOR_SHIPMENT')

/** GU-4, GU-7: who gets what a faction pays for a shipment; nobody for a shipment of the Guild's own. */
export function shipmentReceiver(pub: Pub, faction: Faction): Faction {
  return faction !== SPACING_GUILD && pub.seatOf[SPACING_GUILD] >= 0 ? SPACING_GUILD : NO_RECEIVER
}
