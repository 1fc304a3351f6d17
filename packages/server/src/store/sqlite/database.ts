import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'libsql'
import { migrateSqlite } from '../migrations.ts'
import type { Call, SqliteConnection } from './connection.ts'
import { LONGEST_WAIT, SqliteLock, whenUnlocked } from './lock.ts'
import { SqliteLogs } from './logs.ts'
import { Query } from './query.ts'
import { SqliteReads } from './reads.ts'
import { SqliteWrites } from './writes.ts'

/** Tables in a SQLite file. Everything happens in the calling thread, one thing after the other. */
export class SqliteDatabase implements SqliteConnection {
  readonly #db: Database.Database
  readonly #lock: SqliteLock
  readonly #logs: SqliteLogs
  readonly #writes: SqliteWrites
  readonly #reads: SqliteReads
  readonly #sql

  constructor(file: string) {
    mkdirSync(dirname(file), { recursive: true })
    // Nobody else on the machine may read the seeds. The files beside it get the same rights.
    closeSync(openSync(file, 'a', 0o600))
    this.#db = new Database(file, { timeout: LONGEST_WAIT })
    try {
      whenUnlocked(() => this.#db.pragma('journal_mode = WAL'))
      // Nothing is shown before it would survive a power cut.
      this.#db.pragma('synchronous = FULL')
      migrateSqlite(this.#db)
      this.#lock = new SqliteLock(this.#db)
      this.#logs = new SqliteLogs(this.#db)
      this.#writes = new SqliteWrites(this.#db, this.#logs)
      this.#reads = new SqliteReads(file, this.#db, this.#logs)
      this.#sql = statements(this.#db)
    } catch (error) {
      this.#db.close()
      throw error
    }
  }

  transact(writes: readonly Call<SqliteWrites>[]): readonly unknown[] {
    this.#lock.begin()
    try {
      this.#logs.begun()
      const answers = writes.map((write) => call(this.#writes, write))
      this.#sql.commit.run()
      return answers
    } catch (error) {
      this.#logs.failed()
      if (this.#db.inTransaction) this.#sql.rollback.run()
      throw error
    }
  }

  /** Reads everything as of one moment, whatever another process writes meanwhile. */
  async read(read: Call<SqliteReads>): Promise<unknown> {
    this.#sql.begin.run()
    try {
      return call(this.#reads, read)
    } finally {
      this.#sql.commit.run()
    }
  }

  async close(): Promise<void> {
    this.#db.close()
  }
}

function call<T extends object>(on: T, { method, args }: Call<T>): unknown {
  const act = on[method] as (...values: readonly unknown[]) => unknown
  return act.apply(on, [...args])
}

function statements(db: Database.Database) {
  return {
    begin: new Query<never>(db, 'BEGIN'),
    commit: new Query<never>(db, 'COMMIT'),
    rollback: new Query<never>(db, 'ROLLBACK'),
  }
}
