import type { Blocked } from '@riposte/kernel'
import type { ReviewAnswer } from '@riposte/protocol'
import type { Caller } from '../http/caller.ts'
import { replayRefused } from '../http/replay-refused.ts'
import type { LiveTable } from '../table/live-table.ts'
import type { Reviews } from './reviews.ts'

/** The addresses of the review of a table: for everybody who may see its replay. */
export function reviewHandlers(reviews: Reviews) {
  const forReaders =
    (answer: (table: LiveTable) => Promise<ReviewAnswer | Blocked>) =>
    async ({ person }: Caller, _body: unknown, table: LiveTable) =>
      replayRefused(table, person) ?? answer(table)
  return {
    review: forReaders((table) => reviews.look(table)),
    startReview: forReaders((table) => reviews.start(table)),
    stopReview: forReaders((table) => reviews.stop(table)),
  }
}
