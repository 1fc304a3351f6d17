import type { DuneSight } from '../sight.ts'
import { texts } from '../texts.ts'
import { actingFaction } from './acting.ts'

/** The nine phases of a turn, by the names of the rules. */
export const TRACK = [
  'STORM',
  'SPICE_BLOW',
  'CHOAM_CHARITY',
  'BIDDING',
  'REVIVAL',
  'SHIPMENT_MOVEMENT',
  'BATTLE',
  'SPICE_COLLECTION',
  'MENTAT_PAUSE',
] as const

/** What of a phase is going on. */
interface SubStep {
  /** What it is about: "card 2 of 5", "Imperial Basin". */
  readonly about: string | null
  readonly step: string | null
}

/** The question that is open, as far as the reader may know of it, says what is going on. */
export function subStep(sight: DuneSight): SubStep {
  const { view, decisions } = sight.seen
  const open = decisions.find(({ question }) => question !== undefined)
  const step = texts.steps[open?.question ?? ''] ?? null
  return { about: texts.stepAbout(view, actingFaction(sight)), step }
}
