import type { Store, TableStatus } from '../store/store.ts'
import { changeTable } from './change-table.ts'

/** Ends a match without a result: no move can come after it. */
export async function closeTable(
  store: Store,
  id: string,
  at: number,
): Promise<'closed' | 'none' | 'lobby' | 'finished' | 'busy'> {
  let status: TableStatus = 'running'
  const became = await changeTable(store, id, at, (row) => {
    status = row.status
    return row.status === 'running' ? { note: { closed: true }, set: { status: 'finished', wakeAt: null } } : null
  })
  if (became === 'changed') return 'closed'
  if (became !== 'unchanged') return became
  return status === 'running' ? 'busy' : status
}
