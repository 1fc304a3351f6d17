import type { OwnTable } from '@riposte/protocol'
import type { Person } from '../access/identity.ts'
import type { ServerContext } from '../context.ts'
import type { LiveTable } from '../table/live-table.ts'
import { describeTable, NOBODY, seatOf } from '../table/seating.ts'
import type { Tables } from '../table/tables.ts'

const LISTED_AT_MOST = 100
/** How many running tables one request may load into memory. */
const LOADED_AT_MOST = 24

/** The tables somebody sits at or hosts, the newest first, and whether something is asked of them there. */
export async function ownTables(context: ServerContext, tables: Tables, person: Person): Promise<OwnTable[]> {
  const rows = await context.store.list({ person, limit: LISTED_AT_MOST })
  const own: OwnTable[] = []
  let loaded = 0
  for (const row of rows) {
    let table = tables.held(row.id)
    if (table === undefined && row.status === 'running' && loaded < LOADED_AT_MOST) {
      loaded++
      const found = await tables.get(row.id)
      if (typeof found !== 'string') table = found
    }
    const info = table?.info() ?? describeTable(row, NOBODY)
    own.push({ ...info, seat: seatOf(row, person), ...(await waiting(table, person)) })
  }
  return own
}

async function waiting(table: LiveTable | undefined, person: Person): Promise<Pick<OwnTable, 'asked' | 'waitingFor'>> {
  const none = { asked: false, waitingFor: [] }
  if (table === undefined || table.row.status !== 'running') return none
  // In the queue: while a step is being stored the match is ahead of what anybody may know.
  return table.queue.run(async () => {
    const seat = seatOf(table.row, person)
    if (table.match === null || seat === null) return none
    const { decisions } = table.match.view(seat)
    return {
      asked: decisions.some((decision) => decision.seat === seat && decision.id !== undefined),
      waitingFor: [...new Set(decisions.map((decision) => decision.seat))],
    }
  })
}
