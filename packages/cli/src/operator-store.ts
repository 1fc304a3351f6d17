import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { CannotOpen, DATABASE_FILE, openStore, type Store } from '@riposte/server'
import { BadInput, single } from './input.ts'

/** Where the store of a command is: PostgreSQL where DATABASE_URL says so, else a SQLite file that is there already. */
export function storePlace(db: unknown): { readonly databaseUrl: string; readonly file: string } {
  const databaseUrl = process.env.DATABASE_URL ?? ''
  const file = resolve(single('db', db) ?? DATABASE_FILE)
  // Opening would create the file, so a wrong name has to be refused here.
  if (databaseUrl === '' && !existsSync(file)) throw new BadInput(`there is no database ${file}`)
  return { databaseUrl, file }
}

/** Opens the store that a server uses or has used, and closes it when the work is done. */
export async function withStore<T>(flags: { readonly db?: unknown }, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await opened(storePlace(flags.db))
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

async function opened(place: ReturnType<typeof storePlace>): Promise<Store> {
  try {
    return await openStore(place)
  } catch (error) {
    throw error instanceof CannotOpen ? new BadInput(error.message) : error
  }
}
