import type Database from 'libsql'
import { type HotLog, HotLogs } from './hot-logs.ts'
import { type Column, type EntryColumns, readEntry, type WrittenStep } from './rows.ts'
import { ManyRows } from './sqlite-many.ts'
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

/** A step that finds its log as it should be. */
interface Move {
  readonly key: number
  readonly step: WrittenStep
  /** Where the last entry of the log is so far, and where the first and the last of the step go. */
  readonly before: number | null
  readonly first: number
  readonly last: number
}

const STORED: Appended = { is: 'stored' }
const GONE: Appended = { is: 'gone' }
const NONE: ReadonlySet<Move> = new Set()

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
   * Adds steps to logs, each to another one.
   * @param change what else changes in its table with a step that is stored
   */
  append(steps: readonly WrittenStep[], change: (key: number, step: WrittenStep) => void): readonly (Appended | Gap)[] {
    // What is remembered is only a guess about the file. It is true if the head can be moved on from where it is
    // believed to be, and then the commands are complete too.
    const guesses = steps.map((step) => this.#move(step, this.#hot.get(step.table)))
    const wrong = this.#moveHeads(guesses.filter((move) => move !== null))
    const moves: Move[] = []
    const answers = steps.map((step, at) => {
      const guess = guesses[at]
      if (guess !== null && !wrong.has(guess)) {
        moves.push(guess)
        return STORED
      }
      const log = this.#hot.reload(step.table)
      const move = this.#move(step, log)
      if (move === null) return log === null ? GONE : this.#refused(step, log)
      this.#moveHeads([move])
      moves.push(move)
      return STORED
    })
    this.#insert(moves)
    for (const { key, step } of moves) change(key, step)
    return answers
  }

  /** How the log moves on with this step; null when the step cannot follow it. */
  #move(step: WrittenStep, log: HotLog | null): Move | null {
    if (log === null || step.seq !== log.head + 1) return null
    if (step.commandId !== null && log.commands.has(step.commandId)) return null
    const first = this.#nextEntry
    const last = first + step.entries.length - 1
    const move = { key: log.key, step, before: log.last, first, last }
    this.#nextEntry = last + 1
    // Remembered before it is true, while the log is at hand: the next one that is needed may push it out.
    this.#hot.moved(log, step.last, last, step.commandId)
    return move
  }

  /** The whole race. Those that did not move, because their logs are not what was remembered. */
  #moveHeads(moves: readonly Move[]): ReadonlySet<Move> {
    const heads: Column[] = []
    const headsAndWakes: Column[] = []
    for (const { key, step, last } of moves) {
      const { wake_at } = step.columns
      if (wake_at === undefined) heads.push(key, step.seq - 1, step.last, last)
      else headsAndWakes.push(key, step.seq - 1, step.last, last, wake_at)
    }
    const moved = this.#sql.moveHeads.run(heads) + this.#sql.moveHeadsAndWakes.run(headsAndWakes)
    if (moved === moves.length) return NONE
    const places = this.#sql.places.all(JSON.stringify(moves.map(({ key }) => key)))
    const lasts = new Map(places.map(({ key, last }) => [key, last]))
    return new Set(moves.filter(({ key, last }) => lasts.get(key) !== last))
  }

  #insert(moves: readonly Move[]): void {
    const rows: Column[] = []
    for (const { step, before, first } of moves) {
      let id = first
      for (const { seq, at, kind, seat, decision, command_id, data } of step.entries) {
        rows.push(id, id === first ? before : id - 1, seq, at, kind, seat, decision, command_id, data)
        id++
      }
    }
    this.#sql.insertEntries.run(rows)
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

/** Changes these columns of logs whose heads are where they are said to be. */
function moveHeads(db: Database.Database, columns: readonly string[]): ManyRows {
  const changes = columns.map((column) => `${column} = moves.${column}`).join(', ')
  return new ManyRows(
    db,
    2 + columns.length,
    (rows) => `
      WITH moves (key, was, ${columns.join(', ')}) AS (VALUES ${rows})
      UPDATE logs SET ${changes} FROM moves WHERE logs.key = moves.key AND logs.head = moves.was`,
  )
}

function statements(db: Database.Database) {
  const query = <Row>(sql: string) => new Query<Row>(db, sql)
  return {
    log: query<LogPlace>('SELECT key, head, last FROM logs WHERE id = ?'),
    newLog: query<never>('INSERT INTO logs (id, head, wake_at) VALUES (?, 0, ?)'),
    moveHeads: moveHeads(db, ['head', 'last']),
    moveHeadsAndWakes: moveHeads(db, ['head', 'last', 'wake_at']),
    places: query<LogPlace>('SELECT key, head, last FROM logs WHERE key IN (SELECT value FROM json_each(?))'),
    lastEntry: query<{ id: number }>('SELECT coalesce(max(id), 0) AS id FROM entries'),
    insertEntries: new ManyRows(db, 9, (rows) => `INSERT INTO entries VALUES ${rows}`),
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
