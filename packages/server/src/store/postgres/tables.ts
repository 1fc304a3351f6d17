import type { PoolClient } from 'pg'
import {
  type ChangedColumns,
  type Column,
  type EntryColumns,
  listConditions,
  readEntries,
  readListed,
  readTable,
  type TableColumns,
  type WrittenStep,
  type WrittenTable,
} from '../rows.ts'
import {
  type ListQuery,
  type LoadedInPieces,
  type LogEntry,
  PIECE,
  type TableRow,
  type TableStatus,
  type TableSummary,
  type Wake,
} from '../store.ts'
import { UnreadableTable } from '../unreadable.ts'
import { COLUMN_TYPES, ENTRY, type EntryArray, fromArray, HEAD } from './columns.ts'
import type { PostgresDatabase } from './database.ts'

// The tables of a PostgreSQL store. What is given a client runs within a transaction of the store.

export async function insertTable(
  db: PostgresDatabase,
  { columns, people }: WrittenTable,
): Promise<'created' | 'taken'> {
  const names = Object.keys(columns)
  // One statement is one transaction. It asks for durability itself, as BEGIN does for the others.
  const made = await db.query<{ id: string }>(
    `WITH durable AS (SELECT set_config('synchronous_commit', 'on', true)),
     made AS (
       INSERT INTO riposte.tables (${names.join(', ')})
       SELECT ${names.map((name, at) => `$${at + 2}::${COLUMN_TYPES[name as keyof typeof COLUMN_TYPES]}`).join(', ')}
       FROM durable ON CONFLICT DO NOTHING RETURNING id, campaign, created_at
     ), seated AS (INSERT INTO riposte.people SELECT token, id FROM made, unnest($1::text[]) AS token),
     used AS (
       UPDATE riposte.campaigns SET used_at = greatest(used_at, made.created_at) FROM made WHERE campaigns.id = campaign
     )
     SELECT id FROM made`,
    [people, ...Object.values(columns)],
  )
  return made.length === 0 ? 'taken' : 'created'
}

/** Whoever has written the next entry of a table may change its row: nobody else can write a step at the same time. */
export async function changeRows(client: PoolClient, steps: readonly WrittenStep[]): Promise<void> {
  const together = new Map<string, WrittenStep[]>()
  for (const step of steps) {
    const names = Object.keys(step.columns).join(', ')
    const others = together.get(names)
    if (others === undefined) together.set(names, [step])
    else others.push(step)
  }
  for (const [names, group] of together) {
    if (names === '') continue
    const columns = Object.keys(group[0].columns) as (keyof ChangedColumns)[]
    await client.query(
      `UPDATE riposte.tables SET ${columns.map((column) => `${column} = change.${column}`).join(', ')}
       FROM unnest($1::text[], ${columns.map((column, at) => `$${at + 2}::${COLUMN_TYPES[column]}[]`).join(', ')})
         AS change (id, ${names}) WHERE tables.id = change.id`,
      [
        group.map(({ table }) => table),
        ...columns.map((column) => group.map((step): Column => step.columns[column] ?? null)),
      ],
    )
  }
  const seated = steps.flatMap(({ table, people }) => (people === null ? [] : [{ table, people }]))
  if (seated.length === 0) return
  await client.query('DELETE FROM riposte.people WHERE table_id = ANY($1)', [seated.map(({ table }) => table)])
  await seat(
    client,
    seated.flatMap(({ table, people }) => people.map((token) => [token, table] as const)),
  )
}

async function seat(client: PoolClient, places: readonly (readonly [token: string, table: string])[]): Promise<void> {
  if (places.length === 0) return
  await client.query('INSERT INTO riposte.people SELECT * FROM unnest($1::text[], $2::text[])', [
    places.map(([token]) => token),
    places.map(([, table]) => table),
  ])
}

export async function loadTable(
  db: PostgresDatabase,
  id: string,
  after: number,
): Promise<{ readonly table: TableRow; readonly entries: readonly LogEntry[] } | null> {
  // One statement, so that everything is read as of one moment.
  const [row] = await db.query<TableColumns & { entries: EntryArray[] | null }>(
    `SELECT tables.*, ${HEAD},
       (SELECT json_agg(json_build_array(${ENTRY}) ORDER BY seq) FROM riposte.entries
        WHERE table_id = id AND seq > $2) AS entries
     FROM riposte.tables WHERE id = $1`,
    [id, after],
  )
  if (row === undefined) return null
  return { table: readTable(row), entries: readEntries(id, (row.entries ?? []).map(fromArray), after) }
}

/** Entries never change, so the pieces of a log belong together whenever they are read. */
export async function loadTableInPieces(
  db: PostgresDatabase,
  id: string,
  after: number,
): Promise<LoadedInPieces | null> {
  const [row] = await db.query<TableColumns>(`SELECT tables.*, ${HEAD} FROM riposte.tables WHERE id = $1`, [id])
  return row === undefined ? null : { table: readTable(row), pieces: pieces(db, id, after, row.head) }
}

async function* pieces(
  db: PostgresDatabase,
  id: string,
  after: number,
  head: number,
): AsyncGenerator<readonly LogEntry[]> {
  for (let from = after; from < head; from += PIECE) {
    const to = Math.min(from + PIECE, head)
    const rows = await db.query<EntryColumns>(
      `SELECT ${ENTRY} FROM riposte.entries WHERE table_id = $1 AND seq > $2 AND seq <= $3 ORDER BY seq`,
      [id, from, to],
    )
    if (rows.length < to - from) throw new UnreadableTable(id, `it lacks entries between ${from + 1} and ${to}`)
    yield readEntries(id, rows, from)
  }
}

export async function readHeads(db: PostgresDatabase, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ id: string; head: number }>(
    `SELECT id, ${HEAD} FROM riposte.tables WHERE id = ANY($1)`,
    [ids],
  )
  return new Map(rows.map(({ id, head }) => [id, head]))
}

export async function invitedTo(db: PostgresDatabase, invitation: string): Promise<string | null> {
  const [row] = await db.query<{ id: string }>('SELECT id FROM riposte.tables WHERE invitation = $1', [invitation])
  return row?.id ?? null
}

export async function listTables(db: PostgresDatabase, query: ListQuery): Promise<readonly TableSummary[]> {
  return (await listed<TableColumns>(db, `tables.*, ${HEAD}`, query)).map(readListed)
}

export async function newestTables(
  db: PostgresDatabase,
  query: ListQuery,
): Promise<readonly Pick<TableRow, 'id' | 'createdAt'>[]> {
  return listed(db, 'id, created_at AS "createdAt"', query)
}

async function listed<Row extends object>(db: PostgresDatabase, columns: string, query: ListQuery): Promise<Row[]> {
  const conditions = listConditions(query, {
    person: '(host = $ OR id IN (SELECT table_id FROM riposte.people WHERE token = $))',
    campaigns: 'campaign IN (SELECT json_array_elements_text($::json))',
  })
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}`
  let at = 0
  return db.query<Row>(
    `SELECT ${columns} FROM riposte.tables ${where} ORDER BY created_at DESC, id DESC LIMIT $`.replaceAll(
      '$',
      () => `$${++at}`,
    ),
    [...conditions.flatMap(({ values }) => values), query.limit],
  )
}

export async function tablesToWake(
  db: PostgresDatabase,
  until: number,
  limit: number,
  { wakeAt, table }: Wake = { wakeAt: Number.MIN_SAFE_INTEGER, table: '' },
): Promise<readonly Wake[]> {
  return db.query(
    `SELECT id AS table, wake_at AS "wakeAt" FROM riposte.tables
     WHERE wake_at <= $1 AND (wake_at, id) > ($2, $3) ORDER BY wake_at, id LIMIT $4`,
    [until, wakeAt, table, limit],
  )
}

export async function countTables(db: PostgresDatabase): Promise<Readonly<Record<TableStatus, number>>> {
  const counts = { lobby: 0, running: 0, finished: 0 }
  const rows = await db.query<{ status: TableStatus; tables: number }>(
    'SELECT status, count(*) AS tables FROM riposte.tables GROUP BY status',
  )
  for (const { status, tables } of rows) counts[status] = tables
  return counts
}
