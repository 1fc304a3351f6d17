import Database from 'libsql'
import { SqliteDatabase } from '../sqlite/database.ts'
import { LONGEST_WAIT } from '../sqlite/lock.ts'
import {
  COLUMNS,
  type Counts,
  KINDS,
  type Kind,
  noRows,
  RELATIONS,
  type Row,
  TransferRefused,
  type Value,
} from './rows.ts'

/** Writes rows into an empty SQLite file, all or none. The file is made if it is not there. */
export async function toSqlite(file: string, rows: AsyncIterable<Row>): Promise<Counts> {
  // With the rights, the settings and the shape of every other store.
  await new SqliteDatabase(file).close()
  const db = new Database(file, { timeout: LONGEST_WAIT })
  try {
    db.pragma('synchronous = FULL')
    db.exec('BEGIN IMMEDIATE')
    const counts = await written(db, rows)
    db.exec('COMMIT')
    return counts
  } finally {
    // The library keeps a transaction open until it has forgotten its statements, even after closing.
    if (db.inTransaction) db.exec('ROLLBACK')
    db.close()
  }
}

async function written(db: Database.Database, rows: AsyncIterable<Row>): Promise<Counts> {
  for (const kind of KINDS) {
    if (kind !== 'secret' && db.prepare(`SELECT 1 FROM ${RELATIONS[kind]} LIMIT 1`).get() !== undefined) {
      throw new TransferRefused('there is something in that store already; only an empty one can be filled')
    }
  }
  // The key of a server that was only started and never used.
  db.exec('DELETE FROM secrets')
  const counts = noRows()
  const statements = new Map<Kind, Database.Statement>()
  const insert = ({ kind, values }: Row, key: number | null) => {
    const [columns, filled] = key === null ? [COLUMNS[kind], values] : keyed(kind, values, key)
    let statement = statements.get(kind)
    if (statement === undefined) {
      const places = columns.map(() => '?').join(', ')
      statement = db.prepare(`INSERT INTO ${RELATIONS[kind]} (${columns.join(', ')}) VALUES (${places})`)
      statements.set(kind, statement)
    }
    statement.run([...filled])
  }
  const beginLog = db.prepare('INSERT INTO logs (id, head, wake_at) VALUES (?, 0, ?)')
  const keyOf = db.prepare('SELECT key FROM logs WHERE id = ?')
  const addEntry = db.prepare('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const endLog = db.prepare('UPDATE logs SET head = ?, last = ? WHERE key = ?')
  let log: { readonly id: Value; readonly key: number; head: Value; last: number | null } | null = null
  let entries = 0
  const finishLog = () => {
    if (log !== null && log.last !== null) endLog.run([log.head, log.last, log.key])
  }
  for await (const row of rows) {
    const { kind, values } = row
    counts[kind]++
    if (kind === 'table') {
      finishLog()
      const id = values[0]
      beginLog.run([id, values[COLUMNS.table.indexOf('wake_at')]])
      log = { id, key: (keyOf.get([id]) as { key: number }).key, head: 0, last: null }
      insert(row, log.key)
    } else if (kind === 'entry' || kind === 'person' || kind === 'chat' || kind === 'review') {
      if (log === null || log.id !== values[0])
        throw new TransferRefused(`a row of table ${values[0]} stands apart from it`)
      if (kind === 'entry') {
        addEntry.run([++entries, log.last, ...values.slice(1)])
        log.head = values[1]
        log.last = entries
      } else insert(row, log.key)
    } else insert(row, null)
  }
  finishLog()
  return counts
}

/** In SQLite what belongs to a table names the key of its log. */
function keyed(kind: Kind, values: readonly Value[], key: number): [readonly string[], readonly Value[]] {
  const columns: readonly string[] = COLUMNS[kind]
  if (kind !== 'table')
    return [
      ['key', ...columns.slice(1)],
      [key, ...values.slice(1)],
    ]
  const kept = columns.flatMap((name, at) => (name === 'wake_at' ? [] : [at]))
  return [
    ['key', ...kept.map((at) => columns[at])],
    [key, ...kept.map((at) => values[at])],
  ]
}
