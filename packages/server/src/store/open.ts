import { openPostgres } from './postgres.ts'
import { SqliteStore } from './sqlite.ts'
import type { Store } from './store.ts'

export interface Place {
  /** `postgres://…`; an empty one counts as none. */
  readonly databaseUrl?: string | undefined
  /** The file for SQLite, used when there is no address. Made, with its folder, if it is not there. */
  readonly file?: string | undefined
}

/** Opens the store, up to date and ready for use. */
export async function openStore({ databaseUrl = '', file = 'data/riposte.db' }: Place): Promise<Store> {
  return databaseUrl === '' ? new SqliteStore(file) : openPostgres(databaseUrl)
}
