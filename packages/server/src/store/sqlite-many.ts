import type Database from 'libsql'
import type { Column } from './rows.ts'
import { Query } from './sqlite-query.ts'

/** More rows in one call are hardly cheaper by the row. */
const MOST = 32

/**
 * A statement about many rows. To call a statement costs as much as to bind twenty values, so there is one for every
 * number of rows, from when it is first needed.
 */
export class ManyRows {
  readonly #db: Database.Database
  readonly #columns: number
  readonly #sql: (rows: string) => string
  readonly #queries = new Map<number, Query<never>>()

  /** @param sql the statement about rows that are listed like this: `(?, ?), (?, ?)` */
  constructor(db: Database.Database, columns: number, sql: (rows: string) => string) {
    this.#db = db
    this.#columns = columns
    this.#sql = sql
  }

  /**
   * How many rows it changed.
   * @param values the values of one row behind those of the other
   */
  run(values: readonly Column[]): number {
    const most = MOST * this.#columns
    let changed = 0
    for (let at = 0; at < values.length; at += most) {
      const some = values.slice(at, at + most)
      changed += this.#query(some.length / this.#columns).run(...some)
    }
    return changed
  }

  #query(rows: number): Query<never> {
    let query = this.#queries.get(rows)
    if (query === undefined) {
      const row = `(?${', ?'.repeat(this.#columns - 1)})`
      query = new Query<never>(this.#db, this.#sql(row + `, ${row}`.repeat(rows - 1)))
      this.#queries.set(rows, query)
    }
    return query
  }
}
