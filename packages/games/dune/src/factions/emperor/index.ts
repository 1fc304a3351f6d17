import type { Part } from '../../moments.ts'
import { karamaRevivalPart } from './karama-revival.ts'
import { paymentForTreacheryPart } from './payment-for-treachery.ts'

/** What the faction adds to the phases: one entry for each file of this folder. */
export const emperor: readonly Part[] = [karamaRevivalPart, paymentForTreacheryPart]
