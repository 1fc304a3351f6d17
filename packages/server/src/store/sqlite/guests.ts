import type Database from 'libsql'
import { type Ban, DELETED } from '../store.ts'
import { Query } from './query.ts'

/** What a SQLite store knows of people besides their tables. What writes runs within a transaction of the store. */
export class SqliteGuests {
  readonly #sql

  constructor(db: Database.Database) {
    this.#sql = statements(db)
  }

  ids(after: string, limit: number): readonly string[] {
    return this.#sql.ids.all(DELETED, after, limit).map(({ token }) => token)
  }

  bans(): readonly Ban[] {
    return this.#sql.bans.all()
  }

  ban({ guest, at, reason }: Ban): void {
    this.#sql.ban.run(guest, at, reason)
  }

  unban(guest: string): boolean {
    return this.#sql.unban.run(guest) > 0
  }

  forget(guest: string): void {
    this.#sql.unsubscribe.run(guest)
    this.#sql.exit.run(guest)
    this.#sql.handOver.run(guest, DELETED)
  }

  /** @param name in the column's own words, as `text` too */
  retract(table: string, name: string, deleted: string): number {
    return this.#sql.retract.run(deleted, table, name)
  }
}

function statements(db: Database.Database) {
  const query = <Row>(sql: string) => new Query<Row>(db, sql)
  return {
    ids: query<{ token: string }>(
      `SELECT token FROM (SELECT token FROM people UNION SELECT host FROM tables UNION SELECT token FROM members
       UNION SELECT host FROM campaigns UNION SELECT person FROM subscriptions UNION SELECT guest FROM bans)
       WHERE token <> ? AND token > ? ORDER BY token LIMIT ?`,
    ),
    bans: query<Ban>('SELECT guest, at, reason FROM bans ORDER BY at, guest'),
    ban: query<never>('INSERT INTO bans VALUES (?, ?, ?) ON CONFLICT (guest) DO UPDATE SET reason = excluded.reason'),
    unban: query<never>('DELETE FROM bans WHERE guest = ?'),
    unsubscribe: query<never>('DELETE FROM subscriptions WHERE person = ?'),
    exit: query<never>('DELETE FROM members WHERE token = ?'),
    handOver: query<never>(
      `UPDATE campaigns SET host = coalesce(
       (SELECT token FROM members WHERE campaign = id ORDER BY place LIMIT 1), ?2) WHERE host = ?1`,
    ),
    retract: query<never>(
      `UPDATE chat SET name = ?1, text = ?1
       WHERE key = (SELECT key FROM logs WHERE id = ?2) AND name = ?3 AND seat IS NOT NULL`,
    ),
  }
}
