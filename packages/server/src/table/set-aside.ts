import { type RefusalCode, settings, tableInfo } from '@riposte/protocol'
import { z } from 'zod'
import type { TableRow, TableSummary } from '../store/store.ts'
import { isUnreadable } from '../store/unreadable.ts'
import { describeTable, NOBODY } from './seating.ts'

/** Why there is no such table to play at here. */
export type Absent = Extract<RefusalCode, 'noTable' | 'otherRules' | 'setAside'>

/** A table that this server cannot go on with. It stays in the store as it is; everything else goes on. */
export interface SetAside {
  /** What people are told. */
  readonly code: Exclude<Absent, 'noTable'>
  /** What the operator is told. */
  readonly reason: string
}

/** What is stored of a table was read, but cannot be used: it does not replay, or one of its rules throws. */
export class BrokenTable extends Error {}

/** Does something with what is stored of a table; whatever goes wrong is the fault of that. */
export function withStored<T>(what: string, use: () => T): T {
  try {
    return use()
  } catch (error) {
    throw new BrokenTable(`${what}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** Whether the fault is the table's own. Otherwise it is the store's, and the table may be as good as ever. */
export function isBroken(error: unknown): error is Error {
  return error instanceof BrokenTable || isUnreadable(error)
}

/** A later version may have stored more settings. */
const shown = tableInfo.extend({ settings: z.looseObject(settings.omit({ webhook: true }).shape) })

/** Throws where a row is readable JSON, and still not what a table is. */
export function checkRow(row: TableRow): void {
  if (!isShown(row)) throw new BrokenTable('its row is not that of a table')
}

/** Whether a row can be shown to people. */
export function isShown(row: TableSummary): boolean {
  try {
    return shown.safeParse(describeTable(row, NOBODY)).success
  } catch {
    return false
  }
}
