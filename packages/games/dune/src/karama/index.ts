import type { Part } from '../moments.ts'
import { karamaClaimFlow, karamaFlow, proactiveKaramaFlow } from './claim.ts'
import { karamaOpportunity, karamaWindow, nestedWindow } from './window.ts'

export const karamaPart: Part = {
  flows: [karamaFlow, karamaClaimFlow, proactiveKaramaFlow, karamaWindow, nestedWindow],
  questions: [karamaOpportunity],
}
