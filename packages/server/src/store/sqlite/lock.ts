import Database from 'libsql'
import { Query } from './query.ts'

/** How long somebody else may write before it is an error, in milliseconds. */
export const LONGEST_WAIT = 5000

/** How often the lock is tried, in milliseconds; a transaction takes about two. */
const LOOK_AGAIN = 0.5

/** Memory to wait on, which nobody ever notifies. */
const NEVER = new Int32Array(new SharedArrayBuffer(4))

/**
 * Tries something that needs a lock until nobody else has it. SQLite would often wait by itself, but with pauses that grow
 * to a tenth of a second, when the other has long finished: where two processes write all the time, that is what their
 * slowest moves would wait for. And some things it does not wait for at all, such as the turn to a write-ahead log.
 */
export function whenUnlocked(attempt: () => unknown, longest = LONGEST_WAIT): void {
  const until = performance.now() + longest
  while (!hasDone(attempt, until)) Atomics.wait(NEVER, 0, 0, LOOK_AGAIN)
}

function hasDone(attempt: () => unknown, until: number): boolean {
  try {
    attempt()
    return true
  } catch (error) {
    const isBusy = error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')
    if (!isBusy || performance.now() > until) throw error
    return false
  }
}

/** Begins transactions that write, as soon as no other process does. */
export class SqliteLock {
  readonly #db: Database.Database
  readonly #longest: number
  readonly #begin: Query<never>

  constructor(db: Database.Database, longest = LONGEST_WAIT) {
    this.#db = db
    this.#longest = longest
    this.#begin = new Query(db, 'BEGIN IMMEDIATE')
  }

  begin(): void {
    this.#db.pragma('busy_timeout = 0')
    try {
      whenUnlocked(() => this.#begin.run(), this.#longest)
    } finally {
      this.#db.pragma(`busy_timeout = ${this.#longest}`)
    }
  }
}
