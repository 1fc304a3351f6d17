import type { Store } from '../store/store.ts'
import { rowOf } from './rows-of.ts'

/** How often it is tried again when somebody moved at the same moment. */
const TRIES = 20

/**
 * Ends a match without a result. It is a line of the table's log like any other, and two who write the same line are
 * told apart by the store: so a server that has the table open learns of it, at once on PostgreSQL, with the next move on
 * SQLite, and no move can come after it.
 */
export async function closeTable(
  store: Store,
  id: string,
  at: number,
): Promise<'closed' | 'none' | 'lobby' | 'finished' | 'busy'> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const row = await rowOf(store, id)
    if (row === null) return 'none'
    if (row.status !== 'running') return row.status
    const seq = row.head + 1
    const { is } = await store.append({
      table: id,
      entries: [{ seq, at, kind: 'table', seat: null, decision: null, commandId: null, data: { closed: true } }],
      set: { status: 'finished', wakeAt: null },
    })
    if (is === 'stored') return 'closed'
  }
  return 'busy'
}
