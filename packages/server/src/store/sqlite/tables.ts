import type Database from 'libsql'
import {
  type ChangedColumns,
  type Column,
  listConditions,
  readListed,
  type TableColumns,
  type WrittenStep,
  type WrittenTable,
} from '../rows.ts'
import type { ListQuery, Retention, TableRow, TableStatus, TableSummary } from '../store.ts'
import { Query } from './query.ts'

/** A table that may be deleted. */
export interface Old {
  readonly head: number
  /** The id of the last entry of its log. */
  readonly last: number | null
}

/**
 * The tables of a SQLite store, by the keys of their logs, and who sits at them. What writes runs within a transaction
 * of the store.
 */
export class SqliteTables {
  readonly #db: Database.Database
  readonly #sql
  readonly #updates = new Map<string, Query<never>>()

  constructor(db: Database.Database) {
    this.#db = db
    this.#sql = statements(db)
  }

  // ---- writing ------------------------------------------------------------------------------------------------------

  insert(key: number, { columns, people }: WrittenTable): void {
    const { wake_at: _, ...rest } = columns
    const names = Object.keys(rest)
    this.#update(`INSERT INTO tables (key, ${names.join(', ')}) VALUES (?${', ?'.repeat(names.length)})`, [
      key,
      ...Object.values(rest),
    ])
    this.#seat(key, people)
  }

  /** What a step changes in the row of its table. */
  change(key: number, { columns, people }: Pick<WrittenStep, 'columns' | 'people'>): void {
    const { wake_at: _, ...rest } = columns
    const names = Object.keys(rest)
    if (names.length > 0) {
      this.#update(`UPDATE tables SET ${names.map((name) => `${name} = ?`).join(', ')} WHERE key = ?`, [
        ...Object.values(rest satisfies ChangedColumns),
        key,
      ])
    }
    if (people !== null) {
      this.#sql.unseat.run(key)
      this.#seat(key, people)
    }
  }

  #seat(key: number, people: readonly string[]): void {
    for (const token of people) this.#sql.seat.run(token, key)
  }

  /** Prepared statements by text: only some sets of columns ever change together. */
  #update(sql: string, values: readonly Column[]): void {
    let query = this.#updates.get(sql)
    if (query === undefined) {
      query = new Query<never>(this.#db, sql)
      this.#updates.set(sql, query)
    }
    query.run(...values)
  }

  delete(key: number): void {
    this.#sql.unseat.run(key)
    this.#sql.delete.run(key)
  }

  // ---- reading ------------------------------------------------------------------------------------------------------

  read(id: string): (TableColumns & { readonly last: number | null }) | undefined {
    return this.#sql.table.first(id)
  }

  invited(invitation: string): string | null {
    return this.#sql.invited.first(invitation)?.id ?? null
  }

  list(query: ListQuery): readonly TableSummary[] {
    const from = 'tables.*, head, wake_at FROM tables JOIN (SELECT key, head, wake_at FROM logs) USING (key)'
    return this.#listed<TableColumns>(from, query).map(readListed)
  }

  newest(query: ListQuery): readonly Pick<TableRow, 'id' | 'createdAt'>[] {
    return this.#listed('id, created_at AS createdAt FROM tables', query)
  }

  #listed<Row>(from: string, query: ListQuery): readonly Row[] {
    const conditions = listConditions(query, {
      person: '(host = $ OR tables.key IN (SELECT people.key FROM people WHERE token = $))',
      campaigns: 'campaign IN (SELECT value FROM json_each($))',
    })
    const where = conditions.length === 0 ? '' : `WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}`
    const list = new Query<Row>(
      this.#db,
      `SELECT ${from} ${where.replaceAll('$', '?')} ORDER BY created_at DESC, id DESC LIMIT ?`,
    )
    return list.all(...conditions.flatMap(({ values }) => values), query.limit)
  }

  counts(): Readonly<Record<TableStatus, number>> {
    const counts = { lobby: 0, running: 0, finished: 0 }
    for (const { status, tables } of this.#sql.counts.all()) counts[status] = tables
    return counts
  }

  /** The keys of the tables that may be deleted. */
  old(retention: Retention): readonly number[] {
    return this.#sql.old.all(...limits(retention)).map(({ key }) => key)
  }

  /** Whether a table may still be deleted: somebody may have come back to it meanwhile. */
  oldStill(retention: Retention, key: number): Old | undefined {
    return this.#sql.oldStill.first(...limits(retention), key)
  }
}

function limits({ finishedBefore, abandonedBefore, unstartedBefore }: Retention): readonly Column[] {
  return [finishedBefore ?? null, abandonedBefore ?? null, unstartedBefore ?? null]
}

/**
 * Tables that finished before ?1, unfinished ones with nothing newer than ?2, unstarted ones with nothing newer than ?3.
 * Null is older than everything.
 */
const OLD = `
  FROM tables JOIN logs USING (key) LEFT JOIN entries ON entries.id = logs.last
  WHERE (finished_at IS NOT NULL AND finished_at < ?1 OR status <> 'finished' AND coalesce(at, created_at) < ?2
    OR status = 'lobby' AND coalesce(at, created_at) < ?3)`

function statements(db: Database.Database) {
  const query = <Row>(sql: string) => new Query<Row>(db, sql)
  return {
    table: query<TableColumns & { last: number | null }>(
      'SELECT tables.*, head, last, wake_at FROM logs JOIN tables USING (key) WHERE logs.id = ?',
    ),
    invited: query<{ id: string }>('SELECT id FROM tables WHERE invitation = ?'),
    counts: query<{ status: TableStatus; tables: number }>(
      'SELECT status, count(*) AS tables FROM tables GROUP BY status',
    ),
    seat: query<never>('INSERT INTO people VALUES (?, ?)'),
    unseat: query<never>('DELETE FROM people WHERE key = ?'),
    old: query<{ key: number }>(`SELECT key ${OLD}`),
    oldStill: query<Old>(`SELECT head, last ${OLD} AND key = ?4`),
    delete: query<never>('DELETE FROM tables WHERE key = ?'),
  }
}
