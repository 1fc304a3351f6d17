import type { Json } from '@riposte/kernel'
import type { PostgresDatabase } from './database.ts'

// What reviews have found, in a PostgreSQL store.

export async function keepReview(db: PostgresDatabase, table: string, review: Json): Promise<void> {
  await db.query(
    `INSERT INTO riposte.reviews SELECT id, $2 FROM riposte.tables WHERE id = $1 FOR KEY SHARE
     ON CONFLICT (table_id) DO UPDATE SET data = excluded.data`,
    [table, JSON.stringify(review)],
  )
}

export async function readReview(db: PostgresDatabase, table: string): Promise<Json | null> {
  const [kept] = await db.query<{ data: string }>('SELECT data FROM riposte.reviews WHERE table_id = $1', [table])
  return kept === undefined ? null : (JSON.parse(kept.data) as Json)
}
