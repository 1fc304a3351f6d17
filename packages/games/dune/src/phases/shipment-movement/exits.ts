import { exit } from '../../kit.ts'
import type { Lost } from './lost.ts'

/** IN-6.5: a declared shipment does not take place, and the shipment action is used up. */
export const shipmentStopped = exit('shipmentStopped')

/** IN-1.7: a move is taken back and may be made anew without what it has lost. */
export const moveTakenBack = exit<Lost>('moveTakenBack')
