import { connected } from './postgres-client.ts'
import { APART, COLUMNS, type Kind, RELATIONS, type Row, rowFrom } from './rows.ts'

/** What belongs to a table, and the order in which a reader expects it. */
const OF_A_TABLE = { person: 'token', entry: 'seq', chat: 'number', review: 'table_id' } as const

/** Everything in a PostgreSQL database as of one moment, a table at a time, while servers go on writing. */
export async function* fromPostgres(databaseUrl: string): AsyncGenerator<Row> {
  const client = await connected(databaseUrl)
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const rows = async (kind: Kind, rest: string, values: readonly string[] = []) => {
      const sql = `SELECT ${COLUMNS[kind].join(', ')} FROM riposte.${RELATIONS[kind]} ${rest}`
      return (await client.query<Record<string, unknown>>(sql, [...values])).rows.map((found) => rowFrom(kind, found))
    }
    for (const kind of APART) yield* await rows(kind, '')
    const { rows: tables } = await client.query<{ id: string }>('SELECT id FROM riposte.tables ORDER BY created_at, id')
    for (const { id } of tables) {
      yield* await rows('table', 'WHERE id = $1', [id])
      for (const [kind, order] of Object.entries(OF_A_TABLE) as [keyof typeof OF_A_TABLE, string][]) {
        yield* await rows(kind, `WHERE table_id = $1 ORDER BY ${order}`, [id])
      }
    }
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
}
