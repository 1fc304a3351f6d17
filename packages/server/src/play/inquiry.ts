import {
  type Blocked,
  type Json,
  type Match,
  type Projected,
  projectDomain,
  type Seat,
  type Shape,
} from '@riposte/kernel'
import type { Inquiry } from '@riposte/protocol'
import { operationOf, stillOpen } from './operation.ts'

/**
 * Answers what a seat asks about its own possibilities, with the checks that the operation itself would meet, and so with the
 * same refusals: asking tells nobody more than trying. Null: it would be done.
 */
export function inquire(
  match: Match<Shape>,
  seat: Seat,
  inquiry: Exclude<Inquiry, { type: 'hint' | 'look' }>,
): Projected<readonly Json[]> | Blocked | null {
  if (inquiry.type === 'why') {
    const { id, decision, action } = inquiry
    const operation = operationOf(
      decision === undefined ? { type: 'standing', id, action } : { type: 'act', id, decision, action },
    )
    return stillOpen(match, seat, operation) ?? match.check(seat, action)
  }
  const { decision, action, filled } = inquiry
  // Without a decision it is meant for something that nobody asked for.
  const closed =
    decision === undefined ? null : stillOpen(match, seat, { do: 'answer', decision, action: { type: action } })
  return closed ?? projectDomain(match.play, seat, action, filled)
}
