import type Database from 'libsql'
import { SUBSCRIPTIONS_AT_MOST, type Subscription } from '../store.ts'
import { Query } from './query.ts'

/** The browsers that get notifications, in a SQLite store. What writes runs within a transaction of the store. */
export class SqliteSubscriptions {
  readonly #sql

  constructor(db: Database.Database) {
    this.#sql = statements(db)
  }

  add(person: string, { endpoint, p256dh, auth }: Subscription, at: number): void {
    this.#sql.add.run(endpoint, person, p256dh, auth, at)
    this.#sql.forgetOldest.run(person, SUBSCRIPTIONS_AT_MOST)
  }

  forget(endpoint: string, person: string | null): void {
    this.#sql.forget.run(endpoint, person)
  }

  of(person: string): readonly Subscription[] {
    return this.#sql.of.all(person).map(({ endpoint, p256dh, auth }) => ({ endpoint, p256dh, auth }))
  }
}

function statements(db: Database.Database) {
  const query = <Row>(sql: string) => new Query<Row>(db, sql)
  return {
    add: query<never>(
      `INSERT INTO subscriptions VALUES (?, ?, ?, ?, ?) ON CONFLICT (endpoint) DO UPDATE SET
       person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth, at = excluded.at`,
    ),
    forget: query<never>('DELETE FROM subscriptions WHERE endpoint = ?1 AND person = coalesce(?2, person)'),
    forgetOldest: query<never>(
      `DELETE FROM subscriptions WHERE endpoint IN (
       SELECT endpoint FROM subscriptions WHERE person = ? ORDER BY at DESC, endpoint LIMIT -1 OFFSET ?)`,
    ),
    of: query<Subscription>('SELECT endpoint, p256dh, auth FROM subscriptions WHERE person = ? ORDER BY at'),
  }
}
