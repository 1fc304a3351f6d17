import type { PoolClient } from 'pg'
import { type EntryColumns, readEntry, type WrittenStep } from '../rows.ts'
import type { AppendOutcome, LogEntry } from '../store.ts'
import { countResults } from './campaigns.ts'
import { ENTRY, ENTRY_ARRAYS, entryArrays, HEAD } from './columns.ts'
import type { PostgresDatabase } from './database.ts'
import { changeRows } from './tables.ts'

// The logs of the tables of a PostgreSQL store. What is given a client runs within a transaction of the store.

/** Adds steps to the logs of their tables, each of another one. One outcome for each, in their order. */
export async function appendSteps(
  client: PoolClient,
  steps: readonly WrittenStep[],
): Promise<readonly AppendOutcome[]> {
  // The first entry of a step decides: nobody can write the next number before they have seen this one.
  const won = new Set(await insertFirsts(client, steps))
  const stored = steps.filter(({ table }) => won.has(table))
  const rest = stored.flatMap(({ table, entries }) => entries.slice(1).map((entry) => ({ table, entry })))
  if (rest.length > 0) {
    await client.query({
      name: 'append the rest',
      text: `INSERT INTO riposte.entries (table_id, ${ENTRY}) SELECT * FROM unnest(${ENTRY_ARRAYS})`,
      values: entryArrays(rest),
    })
  }
  await changeRows(client, stored)
  await countResults(
    client,
    stored.flatMap(({ result }) => result ?? []),
  )
  const lost = steps.filter(({ table }) => !won.has(table))
  const refusals = lost.length === 0 ? new Map<string, AppendOutcome>() : await refusalsOf(client, lost)
  return steps.map(({ table }) => refusals.get(table) ?? { is: 'stored' })
}

export async function answeredBy(db: PostgresDatabase, table: string, commandId: string): Promise<LogEntry | null> {
  const [row] = await db.query<EntryColumns>(
    `SELECT ${ENTRY} FROM riposte.entries WHERE table_id = $1 AND command_id = $2`,
    [table, commandId],
  )
  return row === undefined ? null : readEntry(row)
}

/** Which tables got the first entry of their step. Another process that is writing the same one is waited for. */
async function insertFirsts(client: PoolClient, steps: readonly WrittenStep[]): Promise<readonly string[]> {
  const { rows } = await client.query<{ table_id: string }>({
    name: 'append',
    text: `
      INSERT INTO riposte.entries (table_id, ${ENTRY})
      SELECT step.* FROM unnest(${ENTRY_ARRAYS}) AS step (table_id, ${ENTRY})
        JOIN riposte.tables ON tables.id = step.table_id
      WHERE step.seq = 1 OR EXISTS (
        SELECT FROM riposte.entries WHERE entries.table_id = step.table_id AND entries.seq = step.seq - 1)
      ORDER BY step.table_id
      ON CONFLICT DO NOTHING
      RETURNING table_id`,
    values: entryArrays(steps.map(({ table, entries }) => ({ table, entry: entries[0] }))),
  })
  return rows.map(({ table_id }) => table_id)
}

/** Why these were not stored, by table. Whoever was faster has committed by now, so it can be seen. */
async function refusalsOf(
  client: PoolClient,
  steps: readonly WrittenStep[],
): Promise<ReadonlyMap<string, AppendOutcome>> {
  const { rows } = await client.query<
    { id: string; head: number } & { [K in keyof EntryColumns]: EntryColumns[K] | null }
  >(
    `SELECT id, ${HEAD}, ${ENTRY}
     FROM unnest($1::text[], $2::text[]) AS step (name, command)
       JOIN riposte.tables ON id = name
       LEFT JOIN riposte.entries ON table_id = id AND command_id = command`,
    [steps.map(({ table }) => table), steps.map(({ commandId }) => commandId)],
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    steps.map(({ table, seq }): [string, AppendOutcome] => {
      const row = found.get(table)
      if (row === undefined) return [table, { is: 'gone' }]
      if (isEntry(row)) return [table, { is: 'repeated', first: readEntry(row) }]
      return [table, seq <= row.head ? { is: 'taken' } : { is: 'gap', head: row.head }]
    }),
  )
}

function isEntry(row: { readonly [K in keyof EntryColumns]: EntryColumns[K] | null }): row is EntryColumns {
  return row.seq !== null
}
