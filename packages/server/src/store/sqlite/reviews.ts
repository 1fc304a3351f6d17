import type { Json } from '@riposte/kernel'
import type Database from 'libsql'
import { Query } from './query.ts'

/** What reviews have found, in a SQLite store. What writes runs within a transaction of the store. */
export class SqliteReviews {
  readonly #sql

  constructor(db: Database.Database) {
    this.#sql = statements(db)
  }

  keep(table: string, data: string): void {
    this.#sql.keep.run(data, table)
  }

  read(table: string): Json | null {
    const kept = this.#sql.read.first(table)
    return kept === undefined ? null : (JSON.parse(kept.data) as Json)
  }

  /** @param key of the table's log */
  delete(key: number): void {
    this.#sql.delete.run(key)
  }
}

function statements(db: Database.Database) {
  const query = <Row>(sql: string) => new Query<Row>(db, sql)
  return {
    read: query<{ data: string }>('SELECT data FROM reviews JOIN logs USING (key) WHERE id = ?'),
    keep: query<never>('INSERT OR REPLACE INTO reviews SELECT key, ? FROM logs WHERE id = ?'),
    delete: query<never>('DELETE FROM reviews WHERE key = ?'),
  }
}
