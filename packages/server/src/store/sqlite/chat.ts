import type Database from 'libsql'
import { type ChatColumns, readChatLine } from '../rows.ts'
import type { ChatLine, Said } from '../store.ts'
import { Query } from './query.ts'

/** The chat of the tables of a SQLite store, by the keys of their logs. What writes runs within a transaction of the store. */
export class SqliteChat {
  readonly #sql

  constructor(db: Database.Database) {
    this.#sql = statements(db)
  }

  say(key: number, { at, command_id, seat, name, text }: Omit<ChatColumns, 'number'>): Exclude<Said, { is: 'gone' }> {
    const first = this.#sql.answered.first(key, command_id)
    if (first !== undefined) return { is: 'repeated', first: readChatLine(first) }
    const number = this.#sql.head.first(key)!.number + 1
    this.#sql.say.run(key, number, at, command_id, seat, name, text)
    return { is: 'said', number }
  }

  /** Lines in order: those after a number, or the last ones when none is given. */
  read(table: string, after: number | undefined, limit: number): readonly ChatLine[] {
    const { after: later, last } = this.#sql
    return (after === undefined ? last.all(table, limit) : later.all(table, after, limit)).map(readChatLine)
  }

  count(key: number): number {
    return this.#sql.count.first(key)!.lines
  }

  delete(key: number): void {
    this.#sql.delete.run(key)
  }
}

function statements(db: Database.Database) {
  const query = <Row>(sql: string) => new Query<Row>(db, sql)
  return {
    say: query<never>('INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)'),
    head: query<{ number: number }>('SELECT coalesce(max(number), 0) AS number FROM chat WHERE key = ?'),
    count: query<{ lines: number }>('SELECT count(*) AS lines FROM chat WHERE key = ?'),
    answered: query<ChatColumns>('SELECT * FROM chat WHERE key = ? AND command_id = ?'),
    after: query<ChatColumns>(
      'SELECT chat.* FROM chat JOIN logs USING (key) WHERE logs.id = ? AND number > ? ORDER BY number LIMIT ?',
    ),
    last: query<ChatColumns>(
      `SELECT * FROM (SELECT chat.* FROM chat JOIN logs USING (key) WHERE logs.id = ? ORDER BY number DESC LIMIT ?)
       ORDER BY number`,
    ),
    delete: query<never>('DELETE FROM chat WHERE key = ?'),
  }
}
