import { openPostgres } from './postgres.ts'
import { SqliteStore } from './sqlite.ts'
import type { Store } from './store.ts'

export interface Place {
  /** `postgres://…`; an empty one counts as none. */
  readonly databaseUrl?: string | undefined
  /** The file for SQLite, used when there is no address. Made, with its folder, if it is not there. */
  readonly file?: string | undefined
}

/** Where tables are kept when nothing else is said, below the folder in which the server was started. */
export const DATABASE_FILE = 'data/riposte.db'

/** Opens the store, up to date and ready for use. */
export async function openStore({ databaseUrl = '', file = DATABASE_FILE }: Place): Promise<Store> {
  return databaseUrl === '' ? new SqliteStore(file) : openPostgres(databaseUrl)
}
