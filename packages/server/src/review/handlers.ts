import type { Blocked } from '@riposte/kernel'
import type { ReviewAnswer } from '@riposte/protocol'
import { addressOf } from '../access/origin.ts'
import type { Config } from '../config.ts'
import type { Caller } from '../http/caller.ts'
import { replayRefused } from '../http/replay-refused.ts'
import type { LiveTable } from '../table/live-table.ts'
import type { Reviews } from './reviews.ts'

/** The addresses of the review of a table: for everybody who may see its replay. */
export function reviewHandlers(reviews: Reviews, config: Config) {
  const forReaders =
    (answer: (table: LiveTable, asker: string) => Promise<ReviewAnswer | Blocked>) =>
    async ({ person, request }: Caller, _body: unknown, table: LiveTable) =>
      replayRefused(table, person) ?? answer(table, person ?? addressOf(request.raw, config))
  return {
    review: forReaders((table, reader) => reviews.look(table, reader)),
    startReview: forReaders((table, asker) => reviews.start(table, asker)),
    stopReview: forReaders((table, asker) => reviews.stop(table, asker)),
  }
}
