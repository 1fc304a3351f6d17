import type { Part } from '../moments.ts'
import { dealPart } from './deal.ts'
import { giftPart } from './gift.ts'
import { pledgePart } from './pledge.ts'
import { showPart } from './show.ts'

/** Section 14: deals, bribes, gifts, pledges, and cards shown to each other. */
export const deals: readonly Part[] = [dealPart, giftPart, pledgePart, showPart]
