import type { PoolClient } from 'pg'
import { type ChatColumns, readChatLine, type writeChatLine } from '../rows.ts'
import type { ChatLine, Said } from '../store.ts'
import type { PostgresDatabase } from './database.ts'

// The chat of the tables of a PostgreSQL store. What is given a client runs within a transaction of the store.

export async function insertChatLine(
  client: PoolClient,
  table: string,
  { at, command_id, seat, name, text }: ReturnType<typeof writeChatLine>,
): Promise<Said> {
  // One line at a time, so that numbers become visible in their order.
  const { rowCount } = await client.query('SELECT FROM riposte.tables WHERE id = $1 FOR NO KEY UPDATE', [table])
  if (rowCount === 0) return { is: 'gone' }
  const {
    rows: [added],
  } = await client.query<{ number: number }>(
    `INSERT INTO riposte.chat (table_id, number, at, command_id, seat, name, text)
     SELECT $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5, $6 FROM riposte.chat WHERE table_id = $1
     ON CONFLICT (table_id, command_id) DO NOTHING RETURNING number`,
    [table, at, command_id, seat, name, text],
  )
  if (added === undefined) {
    const { rows } = await client.query<ChatColumns>(
      'SELECT * FROM riposte.chat WHERE table_id = $1 AND command_id = $2',
      [table, command_id],
    )
    return { is: 'repeated', first: readChatLine(rows[0]) }
  }
  return { is: 'said', number: added.number }
}

export async function readChat(
  db: PostgresDatabase,
  table: string,
  { after, limit }: { readonly after?: number; readonly limit: number },
): Promise<readonly ChatLine[]> {
  const rows =
    after === undefined
      ? await db.query<ChatColumns>(
          `SELECT * FROM (SELECT * FROM riposte.chat WHERE table_id = $1 ORDER BY number DESC LIMIT $2) AS newest
           ORDER BY number`,
          [table, limit],
        )
      : await db.query<ChatColumns>(
          'SELECT * FROM riposte.chat WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3',
          [table, after, limit],
        )
  return rows.map(readChatLine)
}
