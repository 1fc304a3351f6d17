import { type Action, type Blocked, blocked } from '@riposte/kernel'
import { actions } from '../actions.ts'
import type { Pub } from '../state.ts'
import { pushTarget, type Target, targetsOf, targetsRefused } from './simultaneous-targets.ts'

const INVALID = 'SIMULTANEOUS_RED_CUT_INVALID_TARGETS'
const WRONG_NUMBER = blocked(INVALID, 'BB-9.6', 'Point at as many wires as the mission asks for.')
const LEFT_OUT = 0

/** BB-9.6: the wires that are pointed at; some missions want three, one wants one. */
export function redCutTargets(action: Action): Target[] {
  return targetsOf(actions.simultaneousRedCut, action)
}

/** BB-9.6: why not these wires, so many being wanted. */
export function redCutRefused(pub: Pub, action: Action, wires: number): Blocked | null {
  const targets = redCutTargets(action)
  return targets.length === wires ? targetsRefused(pub, targets, INVALID, 'BB-9.6') : WRONG_NUMBER
}

/** Values for the next field; where one wire is wanted the others are left out. */
export function pushRedCut(pub: Pub, filled: readonly number[], wires: number, out: number[]): void {
  if (filled.length >= wires * 2) out.push(LEFT_OUT)
  else pushTarget(pub, filled, wires, out)
}
