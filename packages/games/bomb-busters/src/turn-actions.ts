import type { Action, AnyActionType, Blocked } from '@riposte/kernel'
import { actions } from './actions.ts'
import { FORCED_ACTION_PENDING, NOT_PLAYING } from './blocked.ts'

/** Turn actions that only some missions have; their modules say what they do. */
export const SPECIAL: readonly AnyActionType[] = [
  actions.simultaneousRedCut,
  actions.simultaneousFourCut,
  actions.challengeRedCut,
  actions.passTurn,
  actions.mission30CutRemainingYellows,
  actions.mission30ManualSkipTurn,
  actions.mission34GuessWeakestLink,
]

/** BB-6.2: what the current player does with a turn. */
export const TURN_ACTIONS: readonly AnyActionType[] = [
  actions.dualCut,
  actions.dualCutDoubleDetector,
  actions.soloCut,
  actions.revealReds,
  ...SPECIAL,
]

const HELD_BACK: readonly AnyActionType[] = [...TURN_ACTIONS, actions.useEquipment, actions.useCharacterAbility]

const isHeldBack = (action: Action) => HELD_BACK.some((type) => type.is(action))

/**
 * BB-13.1: every cut, card and ability waits for a forced choice. BB-18: whoever tries a choice that is not theirs is
 * refused without a code of the rulebook.
 */
export function whileChoosing(_pub: unknown, _mine: unknown, _seat: unknown, _about: unknown, action: Action) {
  return isHeldBack(action) ? FORCED_ACTION_PENDING : null
}

/** BB-18: before play every cut, card and ability is too early; a token out of turn has no code. */
export function beforePlay(
  _pub: unknown,
  _mine: unknown,
  _seat: unknown,
  _about: unknown,
  action: Action,
): Blocked | null {
  return isHeldBack(action) ? NOT_PLAYING : null
}
