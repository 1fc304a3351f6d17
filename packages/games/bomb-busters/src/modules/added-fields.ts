import type { Action } from '@riposte/kernel'
import { actions } from '../actions.ts'
import type { ExtraField } from './module.ts'

const CUTS = [actions.dualCut, actions.dualCutDoubleDetector, actions.soloCut]

/** What a mission's field of a cut says; 0 where it says nothing, and where a card cuts. */
export function added(action: Action | -1, field: ExtraField): number {
  const cut = action === -1 ? undefined : CUTS.find((type) => type.is(action))
  return action === -1 || cut === undefined ? 0 : cut[field](action)
}

/** The value that a cut names. */
export function valueNamed(action: Action): number {
  if (actions.soloCut.is(action)) return actions.soloCut.value(action)
  return actions.dualCut.is(action)
    ? actions.dualCut.guessValue(action)
    : actions.dualCutDoubleDetector.guessValue(action)
}
