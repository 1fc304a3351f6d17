import type { ActionJson, Blocked } from '@riposte/kernel'
import type { GameFace } from '../games/face.ts'

/** Every game calls it so when something is let go by. */
const PASS = 'pass'

/** The answer that lets something go by, and says nothing more. */
export function isPass(action: ActionJson): boolean {
  return action.type === PASS && Object.keys(action).length === 1
}

/** A pass, or what comes to the same in a game that asks for more than the word. */
export function letsPass(face: Pick<GameFace, 'letsPass'>, action: ActionJson): boolean {
  return isPass(action) || face.letsPass?.(action) === true
}

/** The question is closed, or was answered for this seat while others still think. */
const TOO_LATE = new Set(['late', 'notAsked'])

/** Nothing else was wrong with it than that somebody was faster. */
export function cameTooLate({ code }: Blocked): boolean {
  return TOO_LATE.has(code)
}
