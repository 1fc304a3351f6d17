import type Database from 'libsql'
import { type HotLog, HotLogs } from './hot-logs.ts'
import { type Column, type EntryColumns, readEntry, type WrittenStep } from './rows.ts'
import { Query } from './sqlite-query.ts'
import type { Appended, LogEntry } from './store.ts'

/** A number that leaves a hole is a mistake of the caller, not a race. */
export interface Gap {
  readonly is: 'gap'
  readonly head: number
}

/** Wide enough for some hundred tables in the middle of a long match; about twenty megabytes when full. */
const COMMANDS_IN_MEMORY = 200_000

const ENTRY = 'seq, at, kind, seat, decision, command_id, data'

/** The log of one table, from its end backwards. */
const walk = (columns: string, until: string) => `
  WITH RECURSIVE walk AS (
    SELECT * FROM entries WHERE id = ?1
    UNION ALL
    SELECT entries.* FROM walk JOIN entries ON entries.id = walk.before WHERE ${until}
  ) SELECT ${columns} FROM walk`

/** Where the log of a table is, and how far it has come. */
export interface LogPlace {
  readonly key: number
  readonly head: number
  /** Where its last entry is. */
  readonly last: number | null
}

/** The logs of a SQLite store. What writes runs within a transaction of the store. */
export class SqliteLogs {
  readonly #sql
  readonly #hot: HotLogs
  /** Where the next entry goes, known while a transaction is under way. */
  #nextEntry = 0

  constructor(db: Database.Database) {
    this.#sql = statements(db)
    this.#hot = new HotLogs((table) => this.#hotLog(table), COMMANDS_IN_MEMORY)
  }

  /** A transaction has begun. */
  begun(): void {
    this.#nextEntry = this.#sql.lastEntry.first()!.id + 1
  }

  /** A transaction has failed: it may have remembered what is not going to be stored. */
  failed(): void {
    this.#hot.clear()
  }

  of(table: string): LogPlace | undefined {
    return this.#sql.log.first(table)
  }

  /** An empty log, and its key. */
  begin(table: string, wakeAt: Column): number {
    this.#sql.newLog.run(table, wakeAt)
    return this.#sql.log.first(table)!.key
  }

  /**
   * Adds a step to a log.
   * @param change what else changes in that table with it
   */
  append(step: WrittenStep, change: (key: number) => void): Appended | Gap {
    let log = this.#hot.get(step.table)
    if (log === null) return { is: 'gone' }
    // What is remembered is only a guess about the file. It is true if the head can be moved on from where it is
    // believed to be, and then the commands are complete too.
    if (!this.#moveHead(step, log)) {
      log = this.#hot.reload(step.table)
      if (log === null) return { is: 'gone' }
      if (!this.#moveHead(step, log)) return this.#refused(step, log)
    }
    let before = log.last
    for (const { seq, at, kind, seat, decision, command_id, data } of step.entries) {
      this.#sql.insertEntry.run(this.#nextEntry, before, seq, at, kind, seat, decision, command_id, data)
      before = this.#nextEntry++
    }
    this.#hot.moved(log, step.last, this.#nextEntry - 1, step.commandId)
    change(log.key)
    return { is: 'stored' }
  }

  /** The whole race: false when the step cannot follow this log, or this is not what the log is. */
  #moveHead(step: WrittenStep, log: HotLog): boolean {
    if (step.seq !== log.head + 1 || (step.commandId !== null && log.commands.has(step.commandId))) return false
    const last = this.#nextEntry + step.entries.length - 1
    const { wake_at } = step.columns
    const moved =
      wake_at === undefined
        ? this.#sql.moveHead.run(step.last, last, log.key, log.head)
        : this.#sql.moveHeadAndWake.run(step.last, last, wake_at, log.key, log.head)
    return moved === 1
  }

  #refused(step: WrittenStep, log: HotLog): Appended | Gap {
    if (step.commandId !== null && log.commands.has(step.commandId)) {
      return { is: 'repeated', first: readEntry(this.#sql.answered.first(log.last, step.commandId)!) }
    }
    return step.seq <= log.head ? { is: 'taken' } : { is: 'gap', head: log.head }
  }

  #hotLog(table: string): HotLog | null {
    const log = this.#sql.log.first(table)
    if (log === undefined) return null
    const commands = this.#sql.commands.all(log.last).map(({ command_id }) => command_id)
    return { key: log.key, head: log.head, last: log.last, commands: new Set(commands) }
  }

  /** The entries after a number. */
  entries(last: number | null, after: number): readonly LogEntry[] {
    return this.#sql.entries.all(last, after).map(readEntry)
  }

  answered(table: string, commandId: string): LogEntry | null {
    const log = this.#sql.log.first(table)
    const row = log === undefined ? undefined : this.#sql.answered.first(log.last, commandId)
    return row === undefined ? null : readEntry(row)
  }

  heads(tables: readonly string[]): ReadonlyMap<string, number> {
    return new Map(this.#sql.heads.all(JSON.stringify(tables)).map(({ id, head }) => [id, head]))
  }

  wakes(until: number, limit: number): readonly { readonly table: string; readonly wakeAt: number }[] {
    return this.#sql.wakes.all(until, limit).map(({ id, wake_at }) => ({ table: id, wakeAt: wake_at }))
  }

  deleteEntries(last: number | null): void {
    this.#sql.deleteEntries.run(last)
  }

  delete(key: number): void {
    this.#sql.delete.run(key)
  }
}

function statements(db: Database.Database) {
  const query = <Row>(sql: string) => new Query<Row>(db, sql)
  return {
    log: query<LogPlace>('SELECT key, head, last FROM logs WHERE id = ?'),
    newLog: query<never>('INSERT INTO logs (id, head, wake_at) VALUES (?, 0, ?)'),
    moveHead: query<never>('UPDATE logs SET head = ?, last = ? WHERE key = ? AND head = ?'),
    moveHeadAndWake: query<never>('UPDATE logs SET head = ?, last = ?, wake_at = ? WHERE key = ? AND head = ?'),
    lastEntry: query<{ id: number }>('SELECT coalesce(max(id), 0) AS id FROM entries'),
    insertEntry: query<never>('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)'),
    commands: query<{ command_id: string }>(`${walk('command_id', 'true')} WHERE command_id IS NOT NULL`),
    entries: query<EntryColumns>(`${walk(ENTRY, 'walk.seq > ?2 + 1')} ORDER BY seq`),
    answered: query<EntryColumns>(`${walk(ENTRY, 'true')} WHERE command_id = ?2`),
    heads: query<{ id: string; head: number }>(
      'SELECT id, head FROM logs WHERE id IN (SELECT value FROM json_each(?))',
    ),
    wakes: query<{ id: string; wake_at: number }>(
      'SELECT id, wake_at FROM logs WHERE wake_at <= ? ORDER BY wake_at, id LIMIT ?',
    ),
    deleteEntries: query<never>(`DELETE FROM entries WHERE id IN (${walk('id', 'true')})`),
    delete: query<never>('DELETE FROM logs WHERE key = ?'),
  }
}
