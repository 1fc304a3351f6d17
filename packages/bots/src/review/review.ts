import { type Blocked, type Game, isBlocked, type MatchRecord, type Shape, seeded } from '@riposte/kernel'
import { decisionsIn } from './decisions.ts'
import type { Judge } from './judge.ts'
import type { Verdict } from './verdict.ts'

export interface ReviewOptions {
  /** How many lines are gone through for each decision; a search takes about as many again to compare what was played. */
  readonly lines: number
  /** The same seed comes to the same verdicts. */
  readonly seed: string
  /** So many decisions are judged already. */
  readonly from?: number
}

export interface ReviewStep {
  readonly verdict: Verdict
  readonly done: number
  readonly of: number
}

/**
 * Goes through a finished match and judges every decision by what the deciding seat knew. It works when it is asked for
 * the next verdict, so whoever asks can stop, or do something else in between.
 */
export function* review<G extends Shape>(
  game: Game<G>,
  record: MatchRecord,
  { judge }: Judge<G>,
  { lines, seed, from = 0 }: ReviewOptions,
): Generator<ReviewStep, Blocked | null> {
  const decisions = decisionsIn(game, record, seed)
  if (isBlocked(decisions)) return decisions
  for (let next = from; next < decisions.length; next++) {
    const { at, seat, played, root } = decisions[next]
    const verdict = judge(root, seat, played, lines, seeded(`${seed} verdict ${at}`))
    yield { verdict: { at, ...verdict }, done: next + 1, of: decisions.length }
  }
  return null
}
