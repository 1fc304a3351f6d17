import type { Seat } from '@riposte/kernel'
import type { ReviewAnswer, Verdict } from '@riposte/protocol'
import type { Part } from '../parts.ts'
import type { Eyes } from '../timeline.ts'

export const hundredths = (worth: number): number => Math.round(worth * 100)

/** What was lost by what was played, as it is shown. */
export const lostBy = ({ best, played }: Verdict): number => hundredths(best.worth) - hundredths(played.worth)

/** What these eyes are shown: those of one seat see what was its own to decide. */
export function seenWith(verdicts: readonly Verdict[], eyes: Eyes): readonly Verdict[] {
  return typeof eyes === 'number' && eyes >= 0 ? verdicts.filter(({ seat }) => seat === eyes) : verdicts
}

/** The moments at which the match turned, the dearest first. */
export function turningPoints(verdicts: readonly Verdict[]): readonly Verdict[] {
  return verdicts.filter(({ isFar }) => isFar).sort((a, b) => lostBy(b) - lostBy(a) || a.at - b.at)
}

/** Those that were decided within this part. Each is shown at the moment at which it was still open. */
export function verdictsIn(verdicts: readonly Verdict[], { from, end }: Part): readonly Verdict[] {
  return verdicts.filter(({ at }) => at >= from && at < end)
}

/**
 * What is known of the chances along this part. A search judges rounds, and with each of them all begins anew; a player
 * who plays on judges the match, and what each seat has judged before stands until it is asked again.
 */
export function judgedIn(verdicts: readonly Verdict[], part: Part, judge: ReviewAnswer['judge']): readonly Verdict[] {
  const here = verdictsIn(verdicts, part)
  if (judge === 'search') return here
  const before = new Map<Seat, Verdict>()
  for (const verdict of verdicts) {
    if (verdict.at < part.from) before.set(verdict.seat, { ...verdict, at: part.from, isFar: false })
  }
  return [...before.values(), ...here]
}

/** How this seat judged its chances when it was asked last; null where it has not been asked. */
export function judgedAt(verdicts: readonly Verdict[], seat: Seat, at: number): number | null {
  const last = verdicts.findLast((verdict) => verdict.seat === seat && verdict.at <= at)
  return last === undefined ? null : hundredths(last.best.worth)
}
