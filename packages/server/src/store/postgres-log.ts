import type { PoolClient } from 'pg'
import type { Job } from './group.ts'
import { countResults } from './postgres-campaigns.ts'
import { ENTRY, ENTRY_ARRAYS, entryArrays, HEAD } from './postgres-columns.ts'
import type { PostgresDatabase } from './postgres-database.ts'
import { changeRows } from './postgres-tables.ts'
import { type EntryColumns, readEntry, type WrittenStep } from './rows.ts'
import type { Appended, LogEntry } from './store.ts'

// The logs of the tables of a PostgreSQL store. What is given a client runs within a transaction of the store.

/** A step of one table on its way into the log. */
export interface StepJob extends Job {
  readonly step: WrittenStep
  answer: Appended | Error
}

/** Those steps that nobody else was faster with; the jobs have their answers. */
export async function appendSteps(client: PoolClient, jobs: readonly StepJob[]): Promise<readonly StepJob[]> {
  for (const job of jobs) job.held = false
  // The first entry of a step decides: nobody can write the next number before they have seen this one.
  const won = new Set(await insertFirsts(client, jobs))
  const stored = jobs.filter(({ step }) => won.has(step.table))
  const rest = stored.flatMap(({ step }) => step.entries.slice(1).map((entry) => ({ table: step.table, entry })))
  if (rest.length > 0) {
    await client.query({
      name: 'append the rest',
      text: `INSERT INTO riposte.entries (table_id, ${ENTRY}) SELECT * FROM unnest(${ENTRY_ARRAYS})`,
      values: entryArrays(rest),
    })
  }
  await changeRows(
    client,
    stored.map(({ step }) => step),
  )
  await countResults(
    client,
    stored.flatMap(({ step }) => (step.result === null ? [] : [step.result])),
  )
  if (stored.length < jobs.length) {
    const lost = jobs.filter(({ step }) => !won.has(step.table))
    await explain(client, lost)
  }
  for (const job of stored) {
    job.held = true
    job.answer = { is: 'stored' }
  }
  return stored
}

export async function answeredBy(db: PostgresDatabase, table: string, commandId: string): Promise<LogEntry | null> {
  const [row] = await db.query<EntryColumns>(
    `SELECT ${ENTRY} FROM riposte.entries WHERE table_id = $1 AND command_id = $2`,
    [table, commandId],
  )
  return row === undefined ? null : readEntry(row)
}

/** Which tables got the first entry of their step. Another process that is writing the same one is waited for. */
async function insertFirsts(client: PoolClient, jobs: readonly StepJob[]): Promise<readonly string[]> {
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
    values: entryArrays(jobs.map(({ step }) => ({ table: step.table, entry: step.entries[0] }))),
  })
  return rows.map(({ table_id }) => table_id)
}

/** Why these were not stored. Whoever was faster has committed by now, so it can be seen. */
async function explain(client: PoolClient, jobs: readonly StepJob[]): Promise<void> {
  const { rows } = await client.query<
    { id: string; head: number } & { [K in keyof EntryColumns]: EntryColumns[K] | null }
  >(
    `SELECT id, ${HEAD}, ${ENTRY}
     FROM unnest($1::text[], $2::text[]) AS step (name, command)
       JOIN riposte.tables ON id = name
       LEFT JOIN riposte.entries ON table_id = id AND command_id = command`,
    [jobs.map(({ step }) => step.table), jobs.map(({ step }) => step.commandId)],
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  for (const job of jobs) {
    const { table, seq } = job.step
    const row = found.get(table)
    if (row === undefined) job.answer = { is: 'gone' }
    else if (isEntry(row)) job.answer = { is: 'repeated', first: readEntry(row) }
    else if (seq <= row.head) job.answer = { is: 'taken' }
    else job.answer = new RangeError(`table ${table}: entry ${seq} cannot follow ${row.head}`)
  }
}

function isEntry(row: { readonly [K in keyof EntryColumns]: EntryColumns[K] | null }): row is EntryColumns {
  return row.seq !== null
}
