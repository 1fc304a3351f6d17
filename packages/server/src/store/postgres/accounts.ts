import type { Spending } from '../store.ts'
import type { PostgresDatabase } from './database.ts'

// What players have used up, in a PostgreSQL store.

export async function addToAccount(
  db: PostgresDatabase,
  player: string,
  account: string,
  more: Spending,
  at: number,
): Promise<Spending> {
  const [all] = await db.query<Spending>(
    `INSERT INTO riposte.accounts AS kept VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (player, account) DO UPDATE SET
     used_at = greatest(kept.used_at, excluded.used_at), tokens = kept.tokens + excluded.tokens,
     time = kept.time + excluded.time, cost = kept.cost + excluded.cost, misses = kept.misses + excluded.misses
     RETURNING tokens, time, cost, misses`,
    [player, account, at, more.tokens, more.time, more.cost, more.misses],
  )
  return all
}

export async function readAccount(db: PostgresDatabase, player: string, account: string): Promise<Spending> {
  const [all] = await db.query<Spending>(
    'SELECT tokens, time, cost, misses FROM riposte.accounts WHERE player = $1 AND account = $2',
    [player, account],
  )
  return all ?? { tokens: 0, time: 0, cost: 0, misses: 0 }
}

export async function pruneAccounts(db: PostgresDatabase, unusedBefore: number): Promise<void> {
  await db.query('DELETE FROM riposte.accounts WHERE used_at < $1', [unusedBefore])
}
