import type Database from 'libsql'
import { type Column, type EntryColumns, readEntries, readEntry, type WrittenStep } from '../rows.ts'
import type { AppendOutcome, LogEntry, Wake } from '../store.ts'
import { Query } from './query.ts'
import { type RecentLog, RecentLogs } from './recent-logs.ts'

/** Enough for some hundred tables in the middle of a long match; about twenty megabytes when full. */
const COMMANDS_IN_MEMORY = 200_000

const ENTRY = 'seq, at, kind, seat, decision, command_id, data'

/** The log of one table, from its end backwards. An entry that points forwards, damaged as it is, must not make a circle. */
const walk = (columns: string, until: string) => `
  WITH RECURSIVE walk AS (
    SELECT * FROM entries WHERE id = ?1
    UNION ALL
    SELECT entries.* FROM walk JOIN entries ON entries.id = walk.before AND entries.id < walk.id WHERE ${until}
  ) SELECT ${columns} FROM walk`

/** The key of a table's log, and how long it is. */
export interface LogPlace {
  readonly key: number
  readonly head: number
  /** The id of its last entry. */
  readonly last: number | null
}

/** The logs of a SQLite store. What writes runs within a transaction of the store. */
export class SqliteLogs {
  readonly #sql
  readonly #recent: RecentLogs
  /** The id of the next entry, known while a transaction is under way. */
  #nextEntry = 0

  constructor(db: Database.Database) {
    this.#sql = statements(db)
    this.#recent = new RecentLogs((table) => this.#readLog(table), COMMANDS_IN_MEMORY)
  }

  /** A transaction has begun. */
  begun(): void {
    this.#nextEntry = this.#sql.lastEntry.first()!.id + 1
  }

  /** A transaction has failed: the cache may hold what was not stored. */
  failed(): void {
    this.#recent.clear()
  }

  of(table: string): LogPlace | undefined {
    return this.#sql.log.first(table)
  }

  /** Makes an empty log and returns its key. */
  begin(table: string, wakeAt: Column): number {
    this.#sql.newLog.run(table, wakeAt)
    return this.#sql.log.first(table)!.key
  }

  /** Adds a step to the log of its table. Returns the key of the log too, where the step is stored. */
  append(step: WrittenStep): { readonly key: number | null; readonly outcome: AppendOutcome } {
    const cached = this.#recent.get(step.table)
    if (cached !== null && this.#follows(cached, step)) return { key: cached.key, outcome: { is: 'stored' } }
    // The cache is out of date, or the step cannot follow: the file decides which.
    const log = this.#recent.reload(step.table)
    if (log === null) return { key: null, outcome: { is: 'gone' } }
    if (this.#follows(log, step)) return { key: log.key, outcome: { is: 'stored' } }
    return { key: null, outcome: this.#refusal(log, step) }
  }

  /** Stores the step if it follows the log, and the log is still as it was remembered. */
  #follows(log: RecentLog, step: WrittenStep): boolean {
    if (step.seq !== log.head + 1) return false
    if (step.commandId !== null && log.commands.has(step.commandId)) return false
    const first = this.#nextEntry
    const last = first + step.entries.length - 1
    const { wake_at } = step.columns
    const moved =
      wake_at === undefined
        ? this.#sql.moveHead.run(step.last, last, log.key, log.head)
        : this.#sql.moveHeadAndWake.run(step.last, last, wake_at, log.key, log.head)
    if (moved === 0) return false
    let before = log.last
    for (const { seq, at, kind, seat, decision, command_id, data } of step.entries) {
      const id = this.#nextEntry++
      this.#sql.insertEntry.run(id, before, seq, at, kind, seat, decision, command_id, data)
      before = id
    }
    this.#recent.moved(log, step.last, last, step.commandId)
    return true
  }

  /** Why the step cannot follow. */
  #refusal(log: RecentLog, { seq, commandId }: WrittenStep): AppendOutcome {
    if (commandId !== null && log.commands.has(commandId)) {
      return { is: 'repeated', first: readEntry(this.#sql.answered.first(log.last, commandId)!) }
    }
    return seq <= log.head ? { is: 'taken' } : { is: 'gap', head: log.head }
  }

  #readLog(table: string): RecentLog | null {
    const log = this.#sql.log.first(table)
    if (log === undefined) return null
    const commands = this.#sql.commands.all(log.last).map(({ command_id }) => command_id)
    return { key: log.key, head: log.head, last: log.last, commands: new Set(commands) }
  }

  /** The entries of a table after a number; `last` is the id of its last one. */
  entries(table: string, last: number | null, after: number): readonly LogEntry[] {
    return readEntries(table, this.#sql.entries.all(last, after), after)
  }

  /** The ids of the entries after a number, in their order. */
  ids(last: number | null, after: number): readonly number[] {
    return this.#sql.ids.all(last, after).map(({ id }) => id)
  }

  /** The entries of a table with these ids, the first of which follows that number. */
  piece(table: string, ids: readonly number[], after: number): readonly LogEntry[] {
    return readEntries(table, this.#sql.piece.all(JSON.stringify(ids)), after)
  }

  answered(table: string, commandId: string): LogEntry | null {
    const log = this.#sql.log.first(table)
    const row = log === undefined ? undefined : this.#sql.answered.first(log.last, commandId)
    return row === undefined ? null : readEntry(row)
  }

  heads(tables: readonly string[]): ReadonlyMap<string, number> {
    return new Map(this.#sql.heads.all(JSON.stringify(tables)).map(({ id, head }) => [id, head]))
  }

  wakes(until: number, limit: number, after: Wake | null): readonly Wake[] {
    const { wakeAt, table } = after ?? { wakeAt: Number.MIN_SAFE_INTEGER, table: '' }
    return this.#sql.wakes.all(until, wakeAt, table, limit).map(({ id, wake_at }) => ({ table: id, wakeAt: wake_at }))
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
    ids: query<{ id: number }>(`${walk('id', 'walk.seq > ?2 + 1')} ORDER BY seq`),
    piece: query<EntryColumns>(
      `SELECT ${ENTRY} FROM entries WHERE id IN (SELECT value FROM json_each(?)) ORDER BY seq`,
    ),
    answered: query<EntryColumns>(`${walk(ENTRY, 'true')} WHERE command_id = ?2`),
    heads: query<{ id: string; head: number }>(
      'SELECT id, head FROM logs WHERE id IN (SELECT value FROM json_each(?))',
    ),
    wakes: query<{ id: string; wake_at: number }>(
      'SELECT id, wake_at FROM logs WHERE wake_at <= ? AND (wake_at, id) > (?, ?) ORDER BY wake_at, id LIMIT ?',
    ),
    deleteEntries: query<never>(`DELETE FROM entries WHERE id IN (${walk('id', 'true')})`),
    delete: query<never>('DELETE FROM logs WHERE key = ?'),
  }
}
