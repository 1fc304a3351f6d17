import type { Client } from 'pg'
import { connected } from './postgres-client.ts'
import {
  COLUMNS,
  type Counts,
  KINDS,
  type Kind,
  noRows,
  RELATIONS,
  type Row,
  TransferRefused,
  type Value,
} from './rows.ts'

/** So many rows go into one statement. */
const AT_ONCE = 500

/** Writes rows into an empty PostgreSQL database, all or none. */
export async function toPostgres(databaseUrl: string, rows: AsyncIterable<Row>): Promise<Counts> {
  const client = await connected(databaseUrl)
  try {
    await client.query('BEGIN; SET LOCAL synchronous_commit TO on')
    const counts = await written(client, rows)
    await client.query('COMMIT')
    return counts
  } finally {
    // What was not committed is rolled back with that.
    await client.end()
  }
}

async function written(client: Client, rows: AsyncIterable<Row>): Promise<Counts> {
  for (const kind of KINDS) {
    if (kind === 'secret') continue
    const { rowCount } = await client.query(`SELECT FROM riposte.${RELATIONS[kind]} LIMIT 1`)
    if (rowCount !== 0) {
      throw new TransferRefused('there is something in that store already; only an empty one can be filled')
    }
  }
  // The key of a server that was only started and never used.
  await client.query('DELETE FROM riposte.secrets')
  const counts = noRows()
  let kind: Kind = 'secret'
  let batch: (readonly Value[])[] = []
  const flush = async () => {
    if (batch.length > 0) await insert(client, kind, batch)
    batch = []
  }
  for await (const row of rows) {
    // What belongs to something is written after it.
    if (row.kind !== kind || batch.length === AT_ONCE) await flush()
    kind = row.kind
    batch.push(row.values)
    counts[kind]++
  }
  await flush()
  return counts
}

async function insert(client: Client, kind: Kind, rows: readonly (readonly Value[])[]): Promise<void> {
  const columns: readonly string[] = COLUMNS[kind]
  const records = rows.map((values) => Object.fromEntries(columns.map((name, at) => [name, values[at]])))
  const relation = `riposte.${RELATIONS[kind]}`
  await client.query(
    `INSERT INTO ${relation} (${columns.join(', ')})
     SELECT ${columns.join(', ')} FROM json_populate_recordset(NULL::${relation}, $1)`,
    [JSON.stringify(records)],
  )
}
