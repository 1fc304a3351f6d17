import type Database from 'libsql'
import type { Spending } from '../store.ts'
import { Query } from './query.ts'

/** What players have used up, in a SQLite store. What writes runs within a transaction of the store. */
export class SqliteAccounts {
  readonly #sql

  constructor(db: Database.Database) {
    this.#sql = statements(db)
  }

  add(player: string, account: string, { tokens, time, cost, misses }: Spending, at: number): void {
    this.#sql.add.run(player, account, at, tokens, time, cost, misses)
  }

  read(player: string, account: string): Spending {
    const { tokens = 0, time = 0, cost = 0, misses = 0 } = this.#sql.read.first(player, account) ?? {}
    return { tokens, time, cost, misses }
  }

  prune(unusedBefore: number): void {
    this.#sql.prune.run(unusedBefore)
  }
}

function statements(db: Database.Database) {
  return {
    add: new Query<never>(
      db,
      `INSERT INTO accounts VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (player, account) DO UPDATE SET
       used_at = max(used_at, excluded.used_at), tokens = tokens + excluded.tokens, time = time + excluded.time,
       cost = cost + excluded.cost, misses = misses + excluded.misses`,
    ),
    read: new Query<Spending>(db, 'SELECT tokens, time, cost, misses FROM accounts WHERE player = ? AND account = ?'),
    prune: new Query<never>(db, 'DELETE FROM accounts WHERE used_at < ?'),
  }
}
