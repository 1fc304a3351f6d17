import Database from 'libsql'
import { migrateSqlite } from '../migrations.ts'
import { LONGEST_WAIT } from '../sqlite/lock.ts'
import { APART, COLUMNS, type Kind, RELATIONS, type Row, rowFrom } from './rows.ts'

/** Everything in a SQLite file as of one moment, a table at a time, while a server may go on writing. */
export async function* fromSqlite(file: string): AsyncGenerator<Row> {
  const db = new Database(file, { timeout: LONGEST_WAIT })
  try {
    migrateSqlite(db)
    const all = (sql: string, ...values: readonly number[]) =>
      db.prepare(sql).all([...values]) as Readonly<Record<string, unknown>>[]
    const rows = (kind: Kind, sql: string, ...values: readonly number[]) =>
      all(sql, ...values).map((columns) => rowFrom(kind, columns))
    db.exec('BEGIN')
    for (const kind of APART) yield* rows(kind, `SELECT ${COLUMNS[kind].join(', ')} FROM ${RELATIONS[kind]}`)
    for (const { key } of all('SELECT key FROM tables ORDER BY key')) {
      const log = Number(key)
      yield* rows('table', 'SELECT tables.*, wake_at FROM tables JOIN logs USING (key) WHERE key = ?', log)
      yield* rows('person', 'SELECT id AS table_id, token FROM people JOIN logs USING (key) WHERE key = ?', log)
      yield* rows('entry', ENTRIES, log)
      yield* rows(
        'chat',
        'SELECT id AS table_id, chat.* FROM chat JOIN logs USING (key) WHERE key = ? ORDER BY number',
        log,
      )
      yield* rows('review', 'SELECT id AS table_id, data FROM reviews JOIN logs USING (key) WHERE key = ?', log)
    }
  } finally {
    // The library keeps a transaction open until it has forgotten its statements, even after closing.
    if (db.inTransaction) db.exec('ROLLBACK')
    db.close()
  }
}

/** The log of a table, from its end backwards. */
const ENTRIES = `
  WITH RECURSIVE walk AS (
    SELECT logs.id AS table_id, entries.* FROM logs JOIN entries ON entries.id = last WHERE key = ?
    UNION ALL
    SELECT table_id, entries.* FROM walk JOIN entries ON entries.id = walk.before
  ) SELECT table_id, seq, at, kind, seat, decision, command_id, data FROM walk ORDER BY seq`
