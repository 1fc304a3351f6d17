import type { Part } from '../../moments.ts'
import { charityPart } from './charity.ts'
import { intrusionPart } from './intrusion.ts'
import { placementPart } from './placement.ts'
import { predictionPart } from './prediction.ts'
import { spiritualAdvisorsPart } from './spiritual-advisors.ts'
import { takeUpArmsPart } from './take-up-arms.ts'
import { voicePart } from './voice.ts'
import { wartimePart } from './wartime.ts'

/** What the faction adds to the phases: one entry for each file of this folder. */
export const beneGesserit: readonly Part[] = [
  predictionPart,
  placementPart,
  charityPart,
  voicePart,
  wartimePart,
  takeUpArmsPart,
  intrusionPart,
  spiritualAdvisorsPart,
]
