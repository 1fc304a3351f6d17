import type { Json } from '@riposte/kernel'
import { Pool, type PoolClient, types } from 'pg'
import { Group, type Job } from './group.ts'
import { Listeners } from './listeners.ts'
import { migratePostgres } from './migrations.ts'
import { Newsline } from './newsline.ts'
import {
  countResults,
  enterCampaign,
  insertCampaign,
  pruneCampaigns,
  readCampaigns,
  resetCampaign,
} from './postgres-campaigns.ts'
import {
  type ChangedColumns,
  type ChatColumns,
  type Column,
  type EntryColumns,
  listConditions,
  readChatLine,
  readEntry,
  readSummary,
  readTable,
  type TableColumns,
  type WrittenStep,
  type WrittenTable,
  writeCampaign,
  writeChatLine,
  writeMember,
  writeStep,
  writeTable,
} from './rows.ts'
import type {
  Append,
  Appended,
  CampaignRow,
  CampaignRun,
  Change,
  ChatLine,
  ListQuery,
  LogEntry,
  Member,
  NewCampaign,
  NewChatLine,
  NewTable,
  Pruned,
  Retention,
  Said,
  Spending,
  Store,
  Subscription,
  TableRow,
  TableStatus,
  TableSummary,
} from './store.ts'
import { SUBSCRIPTIONS_AT_MOST } from './store.ts'

/** Times and counts fit into a double; the library would hand them out as text. */
const NUMBERS = {
  getTypeParser: (oid: number) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid)),
}

interface StepJob extends Job {
  readonly step: WrittenStep
  answer: Appended | Error
}

/** What an update may find in a column, for PostgreSQL to know what the parameters are. */
const COLUMN_TYPES: Readonly<Record<keyof WrittenTable['columns'], string>> = {
  id: 'text',
  created_at: 'bigint',
  status: 'text',
  game: 'text',
  version: 'integer',
  options: 'text',
  seats: 'text',
  host: 'text',
  invitation: 'text',
  listed: 'boolean',
  settings: 'text',
  wake_at: 'bigint',
  commitment: 'text',
  seed: 'text',
  salt: 'text',
  campaign: 'text',
  run: 'integer',
  finished_at: 'bigint',
}

/** Durable when it is answered, whatever the database's default is. */
const BEGIN = 'BEGIN; SET LOCAL synchronous_commit TO on'

const ENTRY = 'seq, at, kind, seat, decision, command_id, data'

/** So many tables are deleted at a time. */
const PRUNED_AT_ONCE = 50

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Our own mistake or a collision, with nothing wrong with the connection: bad data (22…), broken constraints (23…). */
const isOwnFault = (error: unknown) => /^2[23]...$/.test(codeOf(error))

/** The database took it back to untie two transactions; the same again will do. */
const wasUntied = (error: unknown) => ['40001', '40P01'].includes(codeOf(error))

const UNTIED_AT_MOST = 5

/** Opens a PostgreSQL database, brings it up to date and listens to what other processes do in it. */
export async function openPostgres(databaseUrl: string): Promise<Store> {
  const pool = new Pool({ connectionString: databaseUrl, types: NUMBERS, connectionTimeoutMillis: 10_000 })
  // A connection that breaks while nobody uses it is replaced when somebody needs one.
  pool.on('error', () => {})
  const listeners = new Listeners()
  const newsline = new Newsline(databaseUrl, (change) => listeners.tell(change))
  try {
    const client = await pool.connect()
    try {
      await migratePostgres(client)
    } finally {
      client.release()
    }
    await newsline.open()
  } catch (error) {
    await newsline.close()
    await pool.end()
    throw error
  }
  return new PostgresStore(pool, newsline, listeners)
}

/** Tables in PostgreSQL, shared by as many processes as there are. */
class PostgresStore implements Store {
  readonly #pool: Pool
  readonly #newsline: Newsline
  readonly #listeners: Listeners
  readonly #group: Group<StepJob>
  #closed = false

  constructor(pool: Pool, newsline: Newsline, listeners: Listeners) {
    this.#pool = pool
    this.#newsline = newsline
    this.#listeners = listeners
    this.#group = new Group<StepJob>({ transact: (jobs) => this.#append(jobs), isolate: isOwnFault })
  }

  // ---- writing ------------------------------------------------------------------------------------------------------

  async create(table: NewTable): Promise<'created' | 'taken'> {
    const { columns, people } = writeTable(table)
    const names = Object.keys(columns)
    // One statement is one transaction. It is told to be durable by itself, like those that begin with BEGIN.
    const made = await this.#query<{ id: string }>(
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

  async append(step: Append): Promise<Appended> {
    if (this.#closed) throw closed()
    const written = writeStep(step)
    const job: StepJob = { chain: written.table, held: false, step: written, answer: { is: 'taken' } }
    await this.#group.add(job)
    if (job.answer instanceof Error) throw job.answer
    return job.answer
  }

  async #append(jobs: readonly StepJob[]): Promise<void> {
    // In the order of their names, so that two processes never wait for each other.
    const sorted = [...jobs].sort((a, b) => (a.step.table < b.step.table ? -1 : 1))
    const stored = await this.#transaction((client) => this.#appendSorted(client, sorted))
    this.#listeners.tellLater(stored.map(({ step }) => ({ is: 'moved', table: step.table, seq: step.last, own: true })))
  }

  async #appendSorted(client: PoolClient, jobs: readonly StepJob[]): Promise<readonly StepJob[]> {
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
    await changeRows(client, stored)
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
    if (stored.length > 0) {
      await client.query({
        name: 'moved',
        text: 'SELECT pg_notify($1, word) FROM unnest($2::text[]) AS word',
        values: [this.#newsline.channel, stored.map(({ step }) => this.#newsline.moved(step.table, step.last))],
      })
    }
    return stored
  }

  async say(table: string, line: NewChatLine): Promise<Said> {
    if (this.#closed) throw closed()
    const { at, command_id, seat, name, text } = writeChatLine(line)
    const said = await this.#transaction<Said>(async (client) => {
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
      const { number } = added
      await client.query('SELECT pg_notify($1, $2)', [this.#newsline.channel, this.#newsline.said(table, number)])
      return { is: 'said', number }
    })
    if (said.is === 'said') this.#listeners.tellLater([{ is: 'said', table, number: said.number, own: true }])
    return said
  }

  async subscribe(person: string, { endpoint, p256dh, auth }: Subscription, at: number): Promise<void> {
    if (this.#closed) throw closed()
    await this.#transaction(async (client) => {
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

  async unsubscribe(endpoint: string, person?: string): Promise<void> {
    await this.#query('DELETE FROM riposte.subscriptions WHERE endpoint = $1 AND person = coalesce($2, person)', [
      endpoint,
      person ?? null,
    ])
  }

  async createCampaign(campaign: NewCampaign): Promise<'created' | 'taken'> {
    if (this.#closed) throw closed()
    const written = writeCampaign(campaign)
    return this.#transaction((client) => insertCampaign(client, written))
  }

  async enterCampaign(id: string, member: Member, at: number, most: number): Promise<'entered' | 'full' | 'gone'> {
    if (this.#closed) throw closed()
    const written = writeMember(member)
    return this.#transaction((client) => enterCampaign(client, id, written, at, most))
  }

  async exitCampaign(id: string, person: string): Promise<void> {
    await this.#query('DELETE FROM riposte.members WHERE campaign = $1 AND token = $2', [id, person])
  }

  async resetCampaign(campaign: CampaignRun, at: number): Promise<void> {
    if (this.#closed) throw closed()
    await this.#transaction((client) => resetCampaign(client, campaign, at))
  }

  async pruneCampaigns(unusedBefore: number, dryRun = false): Promise<number> {
    if (this.#closed) throw closed()
    return this.#transaction((client) => pruneCampaigns(client, unusedBefore, dryRun))
  }

  async keepReview(table: string, review: Json): Promise<void> {
    await this.#query(
      `INSERT INTO riposte.reviews SELECT id, $2 FROM riposte.tables WHERE id = $1 FOR KEY SHARE
       ON CONFLICT (table_id) DO UPDATE SET data = excluded.data`,
      [table, JSON.stringify(review)],
    )
  }

  async spend(player: string, account: string, more: Spending, at: number): Promise<Spending> {
    const [all] = await this.#query<Spending>(
      `INSERT INTO riposte.accounts AS kept VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (player, account) DO UPDATE SET
       used_at = greatest(kept.used_at, excluded.used_at), tokens = kept.tokens + excluded.tokens,
       time = kept.time + excluded.time, cost = kept.cost + excluded.cost, misses = kept.misses + excluded.misses
       RETURNING tokens, time, cost, misses`,
      [player, account, at, more.tokens, more.time, more.cost, more.misses],
    )
    return all
  }

  async secret(name: string, make: () => string): Promise<string> {
    const ask = () => this.#query<{ value: string }>('SELECT value FROM riposte.secrets WHERE name = $1', [name])
    const kept = await ask()
    if (kept.length > 0) return kept[0].value
    await this.#query('INSERT INTO riposte.secrets VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, make()])
    return (await ask())[0].value
  }

  async prune({ finishedBefore, abandonedBefore, unstartedBefore, dryRun = false }: Retention): Promise<Pruned> {
    if (this.#closed) throw closed()
    const limits = [finishedBefore ?? null, abandonedBefore ?? null, unstartedBefore ?? null]
    if (dryRun) return (await this.#query<Pruned>(`SELECT ${COUNTS} FROM riposte.tables WHERE ${OLD}`, limits))[0]
    const total = { tables: 0, entries: 0, chat: 0 }
    if (finishedBefore !== undefined) {
      await this.#query('DELETE FROM riposte.accounts WHERE used_at < $1', [finishedBefore])
    }
    for (;;) {
      const found = await this.#transaction(async (client) => {
        // Tables that somebody is just writing to are passed over; and as nobody writes to the others from here on, a
        // look at them now says whether somebody came back to one a moment ago.
        const { rows: locked } = await client.query<{ id: string }>(
          `SELECT id FROM riposte.tables WHERE ${OLD} LIMIT ${PRUNED_AT_ONCE} FOR UPDATE SKIP LOCKED`,
          limits,
        )
        const ids = locked.map(({ id }) => id)
        const old = `${OLD} AND id = ANY($4)`
        const { rows } = await client.query<Pruned>(`SELECT ${COUNTS} FROM riposte.tables WHERE ${old}`, [
          ...limits,
          ids,
        ])
        await client.query(`DELETE FROM riposte.tables WHERE ${old}`, [...limits, ids])
        total.tables += rows[0].tables
        total.entries += rows[0].entries
        total.chat += rows[0].chat
        return ids.length
      })
      if (found < PRUNED_AT_ONCE) return total
    }
  }

  // ---- reading ------------------------------------------------------------------------------------------------------

  async load(
    id: string,
    after = 0,
  ): Promise<{ readonly table: TableRow; readonly entries: readonly LogEntry[] } | null> {
    // One statement sees one moment.
    const [row] = await this.#query<TableColumns & { entries: EntryArray[] | null }>(
      `SELECT tables.*, ${HEAD},
         (SELECT json_agg(json_build_array(${ENTRY}) ORDER BY seq) FROM riposte.entries
          WHERE table_id = id AND seq > $2) AS entries
       FROM riposte.tables WHERE id = $1`,
      [id, after],
    )
    if (row === undefined) return null
    return { table: readTable(row), entries: (row.entries ?? []).map((entry) => readEntry(fromArray(entry))) }
  }

  async answered(table: string, commandId: string): Promise<LogEntry | null> {
    const [row] = await this.#query<EntryColumns>(
      `SELECT ${ENTRY} FROM riposte.entries WHERE table_id = $1 AND command_id = $2`,
      [table, commandId],
    )
    return row === undefined ? null : readEntry(row)
  }

  async heads(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#query<{ id: string; head: number }>(
      `SELECT id, ${HEAD} FROM riposte.tables WHERE id = ANY($1)`,
      [ids],
    )
    return new Map(rows.map(({ id, head }) => [id, head]))
  }

  async invited(invitation: string): Promise<string | null> {
    const [row] = await this.#query<{ id: string }>('SELECT id FROM riposte.tables WHERE invitation = $1', [invitation])
    return row?.id ?? null
  }

  async list(query: ListQuery): Promise<readonly TableSummary[]> {
    const conditions = listConditions(query, {
      person: '(host = $ OR id IN (SELECT table_id FROM riposte.people WHERE token = $))',
      campaigns: 'campaign IN (SELECT json_array_elements_text($::json))',
    })
    const where = conditions.length === 0 ? '' : `WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}`
    let at = 0
    const rows = await this.#query<TableColumns>(
      `SELECT tables.*, ${HEAD} FROM riposte.tables ${where} ORDER BY created_at DESC, id DESC LIMIT $`.replaceAll(
        '$',
        () => `$${++at}`,
      ),
      [...conditions.flatMap(({ values }) => values), query.limit],
    )
    return rows.map(readSummary)
  }

  async wakes(until: number, limit: number): Promise<readonly { readonly table: string; readonly wakeAt: number }[]> {
    return this.#query(
      `SELECT id AS table, wake_at AS "wakeAt" FROM riposte.tables WHERE wake_at <= $1 ORDER BY wake_at, id LIMIT $2`,
      [until, limit],
    )
  }

  async chat(
    table: string,
    { after, limit }: { readonly after?: number; readonly limit: number },
  ): Promise<readonly ChatLine[]> {
    const rows =
      after === undefined
        ? await this.#query<ChatColumns>(
            `SELECT * FROM (SELECT * FROM riposte.chat WHERE table_id = $1 ORDER BY number DESC LIMIT $2) AS newest
             ORDER BY number`,
            [table, limit],
          )
        : await this.#query<ChatColumns>(
            'SELECT * FROM riposte.chat WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3',
            [table, after, limit],
          )
    return rows.map(readChatLine)
  }

  async subscriptions(person: string): Promise<readonly Subscription[]> {
    return this.#query<Subscription>(
      'SELECT endpoint, p256dh, auth FROM riposte.subscriptions WHERE person = $1 ORDER BY at',
      [person],
    )
  }

  async review(table: string): Promise<Json | null> {
    const [kept] = await this.#query<{ data: string }>('SELECT data FROM riposte.reviews WHERE table_id = $1', [table])
    return kept === undefined ? null : (JSON.parse(kept.data) as Json)
  }

  async spent(player: string, account: string): Promise<Spending> {
    const [all] = await this.#query<Spending>(
      'SELECT tokens, time, cost, misses FROM riposte.accounts WHERE player = $1 AND account = $2',
      [player, account],
    )
    return all ?? { tokens: 0, time: 0, cost: 0, misses: 0 }
  }

  async campaign(id: string): Promise<CampaignRow | null> {
    if (this.#closed) throw closed()
    const [campaign] = await readCampaigns(this.#pool, 'WHERE id = $1', [id])
    return campaign ?? null
  }

  async campaigns(person: string, limit: number): Promise<readonly CampaignRow[]> {
    if (this.#closed) throw closed()
    const mine = `WHERE id IN (SELECT campaign FROM riposte.members WHERE token = $1)`
    return readCampaigns(this.#pool, `${mine} ORDER BY used_at DESC, id LIMIT $2`, [person, limit])
  }

  async counts(): Promise<Readonly<Record<TableStatus, number>>> {
    const counts = { lobby: 0, running: 0, finished: 0 }
    const rows = await this.#query<{ status: TableStatus; tables: number }>(
      'SELECT status, count(*) AS tables FROM riposte.tables GROUP BY status',
    )
    for (const { status, tables } of rows) counts[status] = tables
    return counts
  }

  changes(listener: (change: Change) => void): () => void {
    return this.#listeners.add(listener)
  }

  async ready(): Promise<void> {
    await this.#query('SELECT 1')
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    await this.#group.drained()
    await this.#newsline.close()
    await this.#pool.end()
  }

  // ---- the connection -----------------------------------------------------------------------------------------------

  async #query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    if (this.#closed) throw closed()
    const { rows } = await this.#pool.query<Row>(text, [...values])
    return rows
  }

  async #transaction<T>(act: (client: PoolClient) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const client = await this.#pool.connect()
      // The statement under way rejects anyway.
      client.on('error', ignore)
      let broken = false
      try {
        await client.query(BEGIN)
        const result = await act(client)
        await client.query('COMMIT')
        return result
      } catch (error) {
        await client.query('ROLLBACK').catch(() => {
          broken = true
        })
        if (broken || !wasUntied(error) || attempt === UNTIED_AT_MOST) throw error
      } finally {
        client.off('error', ignore)
        client.release(broken)
      }
    }
  }
}

function ignore(): void {}

const closed = () => new Error('the store is closed')

const HEAD = '(SELECT coalesce(max(seq), 0) FROM riposte.entries WHERE table_id = id) AS head'

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

// ---- steps ----------------------------------------------------------------------------------------------------------

const ENTRY_ARRAYS =
  '$1::text[], $2::integer[], $3::bigint[], $4::text[], $5::integer[], $6::integer[], $7::text[], $8::text[]'

function entryArrays(lines: readonly { readonly table: string; readonly entry: EntryColumns }[]) {
  return [
    lines.map(({ table }) => table),
    lines.map(({ entry }) => entry.seq),
    lines.map(({ entry }) => entry.at),
    lines.map(({ entry }) => entry.kind),
    lines.map(({ entry }) => entry.seat),
    lines.map(({ entry }) => entry.decision),
    lines.map(({ entry }) => entry.command_id),
    lines.map(({ entry }) => entry.data),
  ]
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

/** The rows of these tables are ours as long as the entries just written are: nobody else has a step to go with. */
async function changeRows(client: PoolClient, jobs: readonly StepJob[]): Promise<void> {
  const together = new Map<string, StepJob[]>()
  for (const job of jobs) {
    const names = Object.keys(job.step.columns).join(', ')
    const others = together.get(names)
    if (others === undefined) together.set(names, [job])
    else others.push(job)
  }
  for (const [names, group] of together) {
    if (names === '') continue
    const columns = Object.keys(group[0].step.columns) as (keyof ChangedColumns)[]
    await client.query(
      `UPDATE riposte.tables SET ${columns.map((column) => `${column} = change.${column}`).join(', ')}
       FROM unnest($1::text[], ${columns.map((column, at) => `$${at + 2}::${COLUMN_TYPES[column]}[]`).join(', ')})
         AS change (id, ${names}) WHERE tables.id = change.id`,
      [
        group.map(({ step }) => step.table),
        ...columns.map((column) => group.map(({ step }): Column => step.columns[column] ?? null)),
      ],
    )
  }
  const seated = jobs.flatMap(({ step: { table, people } }) => (people === null ? [] : [{ table, people }]))
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

type EntryArray = [
  seq: number,
  at: number,
  kind: string,
  seat: number | null,
  decision: number | null,
  command_id: string | null,
  data: string,
]

function fromArray([seq, at, kind, seat, decision, command_id, data]: EntryArray): EntryColumns {
  return { seq, at, kind, seat, decision, command_id, data }
}
