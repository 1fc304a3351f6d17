import type Database from 'libsql'
import type { Column } from '../rows.ts'

/** A prepared statement that knows what its rows look like. */
export class Query<Row> {
  readonly #statement: Database.Statement

  constructor(db: Database.Database, sql: string) {
    this.#statement = db.prepare(sql)
  }

  first(...values: readonly Column[]): Row | undefined {
    return this.#statement.get(values) as Row | undefined
  }

  all(...values: readonly Column[]): readonly Row[] {
    return this.#statement.all(values) as Row[]
  }

  /** How many rows it changed. */
  run(...values: readonly Column[]): number {
    return this.#statement.run(values).changes
  }
}
