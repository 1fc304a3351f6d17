import type { Part } from '../../moments.ts'
import { crossShipPart } from './cross-ship.ts'
import { shipAsItPleasesPart } from './ship-as-it-pleases.ts'
import { toReservesPart } from './ship-to-reserves.ts'
import { stopShipmentPart } from './stop-shipment.ts'

/** What the faction adds to the phases: one entry for each file of this folder. */
export const spacingGuild: readonly Part[] = [crossShipPart, toReservesPart, shipAsItPleasesPart, stopShipmentPart]
