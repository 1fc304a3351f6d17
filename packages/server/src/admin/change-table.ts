import type { Json } from '@riposte/kernel'
import type { Store, TableChange, TableRow } from '../store/store.ts'
import { rowOf } from './rows-of.ts'

/** How often it is tried again when somebody moved at the same moment. */
const TRIES = 20

/** A line in the log of a table, and what it changes about the table. */
export interface OperatorChange {
  readonly note: Json
  readonly set: TableChange
}

/**
 * Changes a table from outside the server. It is a line of the table's log like any other, and two who write the same line
 * are told apart by the store: so a server that has the table open learns of it, at once on PostgreSQL, with the next move
 * on SQLite, and no move can come in between.
 * @param decide what is to change about the table as it stands; null for nothing
 */
export async function changeTable(
  store: Store,
  id: string,
  at: number,
  decide: (row: TableRow) => OperatorChange | null,
): Promise<'changed' | 'unchanged' | 'none' | 'busy'> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const row = await rowOf(store, id)
    if (row === null) return 'none'
    const change = decide(row)
    if (change === null) return 'unchanged'
    const entry = { seq: row.head + 1, at, kind: 'table', seat: null, decision: null, commandId: null }
    const { is } = await store.append({ table: id, entries: [{ ...entry, data: change.note }], set: change.set })
    if (is === 'stored') return 'changed'
  }
  return 'busy'
}
