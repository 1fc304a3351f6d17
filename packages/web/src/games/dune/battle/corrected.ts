import { valueIn, type Walked } from '@riposte/choice'
import { EMPTY_PLAN } from './means.ts'
import type { PlanView } from './sides.ts'

const FIELDS = Object.keys(EMPTY_PLAN) as (keyof PlanView)[]

/** The plan as it may stand: what was wished for, as far as the check has let it stand. */
export function corrected(plan: PlanView, walked: Walked | null): PlanView {
  if (walked === null) return plan
  const stands = FIELDS.flatMap((field) => {
    const value = valueIn(walked, field)
    return value === undefined ? [] : [[field, value] as const]
  })
  // What waits for a choice is not chosen, whatever was wished for.
  const waiting = walked.next === null ? {} : { [walked.next.field]: null }
  return { ...plan, ...waiting, ...Object.fromEntries(stands) }
}
