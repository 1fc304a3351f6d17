import type { Part } from '../../moments.ts'
import { captureLeader } from './capture-leader.ts'
import { takeHandPart } from './take-hand.ts'
import { topCardPart } from './top-card.ts'

/** What the faction adds to the phases: one entry for each file of this folder. */
export const harkonnen: readonly Part[] = [captureLeader, takeHandPart, topCardPart]
