import type { Seat } from '@riposte/kernel'
import type { Verdict } from '@riposte/protocol'
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

/** How this seat judged its chances when it was asked last; null where it has not been asked. */
export function judgedAt(verdicts: readonly Verdict[], seat: Seat, at: number): number | null {
  const last = verdicts.findLast((verdict) => verdict.seat === seat && verdict.at <= at)
  return last === undefined ? null : hundredths(last.best.worth)
}
