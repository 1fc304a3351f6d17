import { captainFailureExplodes } from '../modules/captain-failure-explodes.ts'
import type { Sight } from './sight.ts'
import { WEIGHTS } from './weights.ts'

/** A red wire that does not explode, and other things that hardly matter. */
const TRIFLE = 0.01

/** What this player's cuts can cost: the part of the chance to win that is lost. */
export interface Prices {
  /** A wrong wire. */
  readonly miss: number
  /** A red one. */
  readonly red: number
  /** Two reds under a Double Detector. */
  readonly bothRed: number
}

/** BB-9.1: what a cut of this player costs when it goes wrong. */
export function prices(sight: Sight): Prices {
  const { view, me } = sight
  const miss = missPrice(sight)
  // BB-M53.4
  const harmless = sight.rules('nano-replaces-dial') !== undefined
  if (view.stabilizer === me) return { miss: TRIFLE, red: TRIFLE, bothRed: harmless ? miss : 1 }
  return { miss, red: harmless ? miss * 1.2 : 1, bothRed: harmless ? miss : 1 }
}

function missPrice(sight: Sight): number {
  const { view, me, mission } = sight
  // BB-M14.2, BB-M28.2
  if (me === view.captain && captainFailureExplodes.isIn(mission)) return 1
  const nano = sight.rules<{ space: number }>('nano-replaces-dial')
  if (nano !== undefined) return nanoPrice(nano.space)
  return stepPrice(sight.dialLeft)
}

/** What one step of the dial costs when so many are left. */
export function stepPrice(left: number): number {
  return WEIGHTS.step[Math.max(0, Math.min(left, WEIGHTS.step.length - 1))]
}

/** BB-M53.2: a failure takes Nano two spaces on, and one more would have been taken anyway. */
function nanoPrice(space: number): number {
  const left = 12 - space
  return left <= 2 ? 1 : left <= 4 ? 0.5 : 0.15
}
