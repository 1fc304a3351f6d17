import { FACTION_IDS } from '../data/factions.ts'
import { PROMISES } from '../deals/promises.ts'
import type { Deal } from '../state.ts'

/** DU-14.8: spice goes from the first to the second, or back where it is negative. */
export interface DealView {
  readonly from: string
  readonly to: string
  readonly spice: number
  readonly promise: number
  /** DU-14.1: what was agreed, as it was said; where nothing was, the promise in its usual words. */
  readonly text: string
  readonly turn: number
}

export const dealView = ({ from, to, spice, promise, text, turn }: Deal): DealView => ({
  from: FACTION_IDS[from],
  to: FACTION_IDS[to],
  spice,
  promise,
  text: text === '' ? PROMISES[promise] : text,
  turn,
})
