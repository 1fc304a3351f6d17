import { CannotOpen, cannotOpenDatabase, cannotOpenFile } from './cannot-open.ts'
import { openPostgres } from './postgres/store.ts'
import { SqliteDatabase } from './sqlite/database.ts'
import { SqliteStore } from './sqlite/store.ts'
import { SqliteThread } from './sqlite/thread.ts'
import type { Store } from './store.ts'

export interface Place {
  /** `postgres://…`; an empty one counts as none. */
  readonly databaseUrl?: string | undefined
  /** The file for SQLite, used when there is no address. Made, with its folder, if it is not there. */
  readonly file?: string | undefined
  /** Whether SQLite gets a thread: for a server, which has other things to do while the disk writes. */
  readonly thread?: boolean | undefined
}

/** Where tables are kept when nothing else is said, below the folder in which the server was started. */
export const DATABASE_FILE = 'data/riposte.db'

/** Opens the store, up to date and ready for use. Rejects with `CannotOpen`. */
export async function openStore({ databaseUrl = '', file = DATABASE_FILE, thread = false }: Place): Promise<Store> {
  if (databaseUrl !== '') return openDatabase(databaseUrl)
  try {
    return new SqliteStore(thread ? await SqliteThread.open(file) : new SqliteDatabase(file))
  } catch (error) {
    throw cannotOpenFile(file, error)
  }
}

async function openDatabase(databaseUrl: string): Promise<Store> {
  if (!/^postgres(ql)?:\/\//.test(databaseUrl) || !URL.canParse(databaseUrl)) {
    throw new CannotOpen('DATABASE_URL is no address of a database; one is postgres://user:password@host/name', false)
  }
  try {
    return await openPostgres(databaseUrl)
  } catch (error) {
    throw cannotOpenDatabase(error)
  }
}
