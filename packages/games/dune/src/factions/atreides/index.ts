import type { Part } from '../../moments.ts'
import { biddingPart } from './bidding.ts'
import { presciencePart } from './prescience.ts'
import { seePlanPart } from './see-plan.ts'
import { sleeper } from './sleeper.ts'
import { wormsignPart } from './wormsign.ts'

/** What the faction adds to the phases: one entry for each file of this folder. */
export const atreides: readonly Part[] = [sleeper, biddingPart, presciencePart, seePlanPart, wormsignPart]
