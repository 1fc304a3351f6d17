import { type Ban, DELETED } from '../store.ts'
import type { PostgresDatabase } from './database.ts'

// What a PostgreSQL store knows of people besides their tables.

export async function guestIds(db: PostgresDatabase, after: string, limit: number): Promise<readonly string[]> {
  const rows = await db.query<{ token: string }>(
    `SELECT token FROM (SELECT token FROM riposte.people UNION SELECT host FROM riposte.tables
     UNION SELECT token FROM riposte.members UNION SELECT host FROM riposte.campaigns
     UNION SELECT person FROM riposte.subscriptions UNION SELECT guest FROM riposte.bans) AS known
     WHERE token <> $1 AND token > $2 ORDER BY token LIMIT $3`,
    [DELETED, after, limit],
  )
  return rows.map(({ token }) => token)
}

export async function readBans(db: PostgresDatabase): Promise<readonly Ban[]> {
  return db.query<Ban>('SELECT guest, at, reason FROM riposte.bans ORDER BY at, guest')
}

export async function ban(db: PostgresDatabase, { guest, at, reason }: Ban): Promise<void> {
  await db.query(
    'INSERT INTO riposte.bans VALUES ($1, $2, $3) ON CONFLICT (guest) DO UPDATE SET reason = excluded.reason',
    [guest, at, reason],
  )
}

export async function unban(db: PostgresDatabase, guest: string): Promise<boolean> {
  return (await db.query('DELETE FROM riposte.bans WHERE guest = $1 RETURNING guest', [guest])).length > 0
}

export async function forgetGuest(db: PostgresDatabase, guest: string): Promise<void> {
  await db.transaction(async (client) => {
    await client.query('DELETE FROM riposte.subscriptions WHERE person = $1', [guest])
    await client.query('DELETE FROM riposte.members WHERE token = $1', [guest])
    await client.query(
      `UPDATE riposte.campaigns SET host = coalesce(
       (SELECT token FROM riposte.members WHERE campaign = id ORDER BY place LIMIT 1), $2) WHERE host = $1`,
      [guest, DELETED],
    )
  })
}

/** @param name in the column's own words, as `deleted` too */
export async function retract(db: PostgresDatabase, table: string, name: string, deleted: string): Promise<number> {
  const changed = await db.query(
    `UPDATE riposte.chat SET name = $1, text = $1 WHERE table_id = $2 AND name = $3 AND seat IS NOT NULL
     RETURNING number`,
    [deleted, table, name],
  )
  return changed.length
}
