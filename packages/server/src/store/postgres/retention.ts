import type { Pruned, Retention } from '../store.ts'
import type { PostgresDatabase } from './database.ts'

/** So many tables are deleted at a time. */
const PRUNED_AT_ONCE = 50

const LAST_USED = `coalesce(
  (SELECT at FROM riposte.entries WHERE table_id = id ORDER BY seq DESC LIMIT 1), created_at)`

/**
 * Tables that finished before $1, unfinished ones with nothing newer than $2, unstarted ones with nothing newer than $3.
 * Null is older than everything.
 */
const OLD = `(finished_at < $1::bigint OR status <> 'finished' AND ${LAST_USED} < $2::bigint
  OR status = 'lobby' AND ${LAST_USED} < $3::bigint)`

const COUNTS = `count(*)::integer AS tables,
  coalesce(sum((SELECT count(*) FROM riposte.entries WHERE table_id = id)), 0)::integer AS entries,
  coalesce(sum((SELECT count(*) FROM riposte.chat WHERE table_id = id)), 0)::integer AS chat`

/** Deletes one table of a PostgreSQL store; null when there is none. */
export async function deleteTable(db: PostgresDatabase, id: string): Promise<Pruned | null> {
  return db.transaction(async (client) => {
    const { rowCount } = await client.query('SELECT FROM riposte.tables WHERE id = $1 FOR UPDATE', [id])
    if (rowCount === 0) return null
    const { rows } = await client.query<Pruned>(`SELECT ${COUNTS} FROM riposte.tables WHERE id = $1`, [id])
    await client.query('DELETE FROM riposte.tables WHERE id = $1', [id])
    return rows[0]
  })
}

/** Deletes old tables of a PostgreSQL store; with them goes what belongs to them. */
export async function pruneTables(db: PostgresDatabase, retention: Retention): Promise<Pruned> {
  const { finishedBefore, abandonedBefore, unstartedBefore, dryRun = false } = retention
  const limits = [finishedBefore ?? null, abandonedBefore ?? null, unstartedBefore ?? null]
  if (dryRun) return (await db.query<Pruned>(`SELECT ${COUNTS} FROM riposte.tables WHERE ${OLD}`, limits))[0]
  const total = { tables: 0, entries: 0, chat: 0 }
  for (;;) {
    const found = await db.transaction(async (client) => {
      // Tables that somebody is just writing to are passed over; and as nobody writes to the others from here on, a
      // look at them now says whether somebody came back to one a moment ago.
      const { rows: locked } = await client.query<{ id: string }>(
        `SELECT id FROM riposte.tables WHERE ${OLD} LIMIT ${PRUNED_AT_ONCE} FOR UPDATE SKIP LOCKED`,
        limits,
      )
      const ids = locked.map(({ id }) => id)
      const old = `${OLD} AND id = ANY($4)`
      const { rows } = await client.query<Pruned>(`SELECT ${COUNTS} FROM riposte.tables WHERE ${old}`, [...limits, ids])
      await client.query(`DELETE FROM riposte.tables WHERE ${old}`, [...limits, ids])
      total.tables += rows[0].tables
      total.entries += rows[0].entries
      total.chat += rows[0].chat
      return ids.length
    })
    if (found < PRUNED_AT_ONCE) return total
  }
}
