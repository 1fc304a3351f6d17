import { SUBSCRIPTIONS_AT_MOST, type Subscription } from '../store.ts'
import type { PostgresDatabase } from './database.ts'

// The browsers that get notifications, in a PostgreSQL store.

export async function subscribe(
  db: PostgresDatabase,
  person: string,
  { endpoint, p256dh, auth }: Subscription,
  at: number,
): Promise<void> {
  await db.transaction(async (client) => {
    await client.query(
      `INSERT INTO riposte.subscriptions VALUES ($1, $2, $3, $4, $5) ON CONFLICT (endpoint) DO UPDATE SET
       person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth, at = excluded.at`,
      [endpoint, person, p256dh, auth, at],
    )
    await client.query(
      `DELETE FROM riposte.subscriptions WHERE endpoint IN (
       SELECT endpoint FROM riposte.subscriptions WHERE person = $1 ORDER BY at DESC, endpoint OFFSET $2)`,
      [person, SUBSCRIPTIONS_AT_MOST],
    )
  })
}

export async function unsubscribe(db: PostgresDatabase, endpoint: string, person: string | null): Promise<void> {
  await db.query('DELETE FROM riposte.subscriptions WHERE endpoint = $1 AND person = coalesce($2, person)', [
    endpoint,
    person,
  ])
}

export async function readSubscriptions(db: PostgresDatabase, person: string): Promise<readonly Subscription[]> {
  return db.query<Subscription>(
    'SELECT endpoint, p256dh, auth FROM riposte.subscriptions WHERE person = $1 ORDER BY at',
    [person],
  )
}
