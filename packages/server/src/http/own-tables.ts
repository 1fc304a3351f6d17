import { type OwnTable, settings } from '@riposte/protocol'
import type { Person } from '../access/identity.ts'
import type { ServerContext } from '../context.ts'
import type { TableSummary } from '../store/store.ts'
import type { LiveTable } from '../table/live-table.ts'
import { describeTable, NOBODY, seatOf, storedSettings } from '../table/seating.ts'
import { isShown } from '../table/set-aside.ts'
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
    let trouble = tables.troubleWith(row)
    let table = tables.held(row.id)
    if (trouble === null && table === undefined && row.status === 'running' && loaded < LOADED_AT_MOST) {
      loaded++
      const found = await tables.get(row.id)
      if (typeof found !== 'string') table = found
      else if (found !== 'noTable') trouble = found
    }
    const waits = trouble === null && table !== undefined ? await waiting(tables, table, person) : NOTHING
    if (table !== undefined && table.ended !== null) trouble = tables.troubleWith(row)
    const shown = table?.info() ?? describeTable(isShown(row) ? row : bare(row), NOBODY)
    own.push({ ...shown, seat: seatOf(row, person), setAside: trouble, ...waits })
  }
  return own
}

const NOTHING: Pick<OwnTable, 'asked' | 'waitingFor'> = { asked: false, waitingFor: [] }

/** What can be shown of a row that makes no sense: that it is there. */
function bare(row: TableSummary): TableSummary {
  return { ...row, options: {}, seats: [], settings: storedSettings({ ...settings.parse({}), muted: [] }) }
}

async function waiting(
  tables: Tables,
  table: LiveTable,
  person: Person,
): Promise<Pick<OwnTable, 'asked' | 'waitingFor'>> {
  if (table.row.status !== 'running') return NOTHING
  // In the queue: while a step is being stored the match is ahead of what anybody may know.
  return table.queue.run(async () => {
    const seat = seatOf(table.row, person)
    if (table.match === null || table.ended !== null || seat === null) return NOTHING
    try {
      const { decisions } = table.match.view(seat)
      return {
        asked: decisions.some((decision) => decision.seat === seat && decision.id !== undefined),
        waitingFor: [...new Set(decisions.map((decision) => decision.seat))],
      }
    } catch (error) {
      tables.setAside(table.id, error instanceof Error ? error : new Error(String(error)))
      return NOTHING
    }
  })
}
