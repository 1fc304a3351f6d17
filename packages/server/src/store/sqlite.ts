import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Json } from '@riposte/kernel'
import Database from 'libsql'
import { Group, type Job } from './group.ts'
import { type HotLog, HotLogs } from './hot-logs.ts'
import { Listeners } from './listeners.ts'
import { migrateSqlite } from './migrations.ts'
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
import { SqliteAccounts } from './sqlite-accounts.ts'
import { SqliteCampaigns } from './sqlite-campaigns.ts'
import { Query } from './sqlite-query.ts'
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

interface Write extends Job {
  run(): void
  /** What to tell the listeners once it is on disk. */
  news: Change | null
}

/** A number that leaves a hole is a mistake of the caller, not a race. */
interface Gap {
  readonly is: 'gap'
  readonly head: number
}

/** Wide enough for some hundred tables in the middle of a long match; about twenty megabytes when full. */
const COMMANDS_IN_MEMORY = 200_000

/** So many tables are deleted at a time. */
const PRUNED_AT_ONCE = 50

const ENTRY = 'seq, at, kind, seat, decision, command_id, data'

/** The log of one table, from its end backwards. */
const walk = (columns: string, until: string) => `
  WITH RECURSIVE walk AS (
    SELECT * FROM entries WHERE id = ?1
    UNION ALL
    SELECT entries.* FROM walk JOIN entries ON entries.id = walk.before WHERE ${until}
  ) SELECT ${columns} FROM walk`

/** Tables in a file. Everything happens in this process, one thing after the other. */
export class SqliteStore implements Store {
  readonly #db: Database.Database
  readonly #listeners = new Listeners()
  readonly #group: Group<Write>
  readonly #hot: HotLogs
  readonly #updates = new Map<string, Query<never>>()
  readonly #sql
  readonly #campaigns: SqliteCampaigns
  readonly #accounts: SqliteAccounts
  #closed = false
  /** Where the next entry goes, known while a transaction is under way. */
  #nextEntry = 0

  constructor(file: string) {
    mkdirSync(dirname(file), { recursive: true })
    // Nobody else on the machine may read the seeds. The files beside it get the same rights.
    closeSync(openSync(file, 'a', 0o600))
    this.#db = new Database(file, { timeout: 5000 })
    try {
      this.#db.pragma('journal_mode = WAL')
      // Nothing is shown before it would survive a power cut.
      this.#db.pragma('synchronous = FULL')
      migrateSqlite(this.#db)
      this.#sql = statements(this.#db)
      this.#campaigns = new SqliteCampaigns(this.#db)
      this.#accounts = new SqliteAccounts(this.#db)
    } catch (error) {
      this.#db.close()
      throw error
    }
    this.#hot = new HotLogs((table) => this.#hotLog(table), COMMANDS_IN_MEMORY)
    this.#group = new Group<Write>({
      transact: (writes) => this.#transact(writes),
      isolate: (error) => error instanceof Database.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT'),
    })
  }

  // ---- writing ------------------------------------------------------------------------------------------------------

  async create(table: NewTable): Promise<'created' | 'taken'> {
    const written = writeTable(table)
    return (await this.#write(() => this.#insertTable(written))) === true ? 'created' : 'taken'
  }

  async append(step: Append): Promise<Appended> {
    const written = writeStep(step)
    const { table, last: seq } = written
    const answer = await this.#write((write) => {
      const result = this.#store(written)
      write.held = result.is === 'stored'
      if (write.held) write.news = { is: 'moved', table, seq, own: true }
      return result
    }, table)
    if (answer?.is === 'gap') throw new RangeError(`table ${table}: entry ${written.seq} cannot follow ${answer.head}`)
    return answer ?? { is: 'taken' }
  }

  async say(table: string, line: NewChatLine): Promise<Said> {
    const { at, command_id, seat, name, text } = writeChatLine(line)
    const said = await this.#write<Said>((write) => {
      const log = this.#sql.log.first(table)
      if (log === undefined) return { is: 'gone' }
      const first = this.#sql.chatAnswered.first(log.key, command_id)
      if (first !== undefined) return { is: 'repeated', first: readChatLine(first) }
      const number = this.#sql.chatHead.first(log.key)!.number + 1
      this.#sql.say.run(log.key, number, at, command_id, seat, name, text)
      write.news = { is: 'said', table, number, own: true }
      return { is: 'said', number }
    })
    return said ?? { is: 'gone' }
  }

  async subscribe(person: string, { endpoint, p256dh, auth }: Subscription, at: number): Promise<void> {
    await this.#write(() => {
      this.#sql.subscribe.run(endpoint, person, p256dh, auth, at)
      this.#sql.forgetOldest.run(person, SUBSCRIPTIONS_AT_MOST)
    })
  }

  async unsubscribe(endpoint: string, person?: string): Promise<void> {
    await this.#write(() => this.#sql.unsubscribe.run(endpoint, person ?? null))
  }

  async createCampaign(campaign: NewCampaign): Promise<'created' | 'taken'> {
    const written = writeCampaign(campaign)
    return (await this.#write(() => this.#campaigns.insert(written))) ?? 'taken'
  }

  async enterCampaign(id: string, member: Member, at: number, most: number): Promise<'entered' | 'full' | 'gone'> {
    const written = writeMember(member)
    return (await this.#write(() => this.#campaigns.enter(id, written, at, most))) ?? 'gone'
  }

  async exitCampaign(id: string, person: string): Promise<void> {
    await this.#write(() => this.#campaigns.exit(id, person))
  }

  async resetCampaign(campaign: CampaignRun, at: number): Promise<void> {
    await this.#write(() => this.#campaigns.reset(campaign, at))
  }

  async pruneCampaigns(unusedBefore: number, dryRun = false): Promise<number> {
    return (await this.#write(() => this.#campaigns.prune(unusedBefore, dryRun))) ?? 0
  }

  async keepReview(table: string, review: Json): Promise<void> {
    const data = JSON.stringify(review)
    await this.#write(() => this.#sql.keepReview.run(data, table))
  }

  async spend(player: string, account: string, more: Spending, at: number): Promise<Spending> {
    await this.#write(() => this.#accounts.add(player, account, more, at))
    return this.spent(player, account)
  }

  async secret(name: string, make: () => string): Promise<string> {
    const kept = this.#reading().secret.first(name)
    if (kept !== undefined) return kept.value
    const made = make()
    await this.#write(() => this.#sql.keepSecret.run(name, made))
    return this.#reading().secret.first(name)!.value
  }

  async prune({ finishedBefore, abandonedBefore, unstartedBefore, dryRun = false }: Retention): Promise<Pruned> {
    const total = { tables: 0, entries: 0, chat: 0 }
    if (finishedBefore !== undefined && !dryRun) await this.#write(() => this.#accounts.prune(finishedBefore))
    const limits = [finishedBefore ?? null, abandonedBefore ?? null, unstartedBefore ?? null] as const
    const old = this.#reading().old.all(...limits)
    for (let at = 0; at < old.length; at += PRUNED_AT_ONCE) {
      const gone = await this.#write(() =>
        old.slice(at, at + PRUNED_AT_ONCE).flatMap(({ key }) => {
          // Somebody may have come back to it meanwhile.
          const log = this.#sql.oldStill.first(...limits, key)
          if (log === undefined) return []
          const chat = this.#sql.chatCount.first(key)!.lines
          if (!dryRun) this.#deleteTable(key, log.last)
          return [{ entries: log.head, chat }]
        }),
      )
      for (const { entries, chat } of gone ?? []) {
        total.tables++
        total.entries += entries
        total.chat += chat
      }
    }
    return total
  }

  /** Does something in the next transaction and answers when it is on disk; undefined when the chain broke before it. */
  async #write<T>(act: (write: Write) => T, chain: string | null = null): Promise<T | undefined> {
    if (this.#closed) throw new Error('the store is closed')
    const done: { answer?: T } = {}
    const write: Write = {
      chain,
      held: true,
      news: null,
      run: () => {
        // It may run again, alone, after a transaction that failed.
        write.held = true
        write.news = null
        done.answer = act(write)
      },
    }
    await this.#group.add(write)
    return done.answer
  }

  #transact(writes: readonly Write[]): void {
    this.#sql.begin.run()
    try {
      this.#nextEntry = this.#sql.lastEntry.first()!.id + 1
      for (const write of writes) write.run()
      this.#sql.commit.run()
    } catch (error) {
      // It may have remembered what is not going to be stored.
      this.#hot.clear()
      if (this.#db.inTransaction) this.#sql.rollback.run()
      throw error
    }
    this.#listeners.tellLater(writes.flatMap(({ news }) => (news === null ? [] : [news])))
  }

  #insertTable({ id, columns, people }: WrittenTable): boolean {
    const { wake_at = null, ...rest } = columns
    if (this.#sql.log.first(id) !== undefined) return false
    if (this.#sql.invited.first(rest.invitation as string) !== undefined) return false
    this.#sql.newLog.run(id, wake_at)
    const { key } = this.#sql.log.first(id)!
    const names = Object.keys(rest)
    this.#update(`INSERT INTO tables (key, ${names.join(', ')}) VALUES (?${', ?'.repeat(names.length)})`, [
      key,
      ...Object.values(rest),
    ])
    this.#seat(key, people)
    if (typeof rest.campaign === 'string') this.#campaigns.use(rest.campaign, rest.created_at)
    return true
  }

  #store(step: WrittenStep): Appended | Gap {
    let log = this.#hot.get(step.table)
    if (log === null) return { is: 'gone' }
    // What is remembered is only a guess about the file. It is true if the head can be moved on from where it is
    // believed to be, and then the commands are complete too.
    if (!this.#moveHead(step, log)) {
      log = this.#hot.reload(step.table)
      if (log === null) return { is: 'gone' }
      if (!this.#moveHead(step, log)) return this.#refused(step, log)
    }
    let before = log.last
    for (const { seq, at, kind, seat, decision, command_id, data } of step.entries) {
      this.#sql.insertEntry.run(this.#nextEntry, before, seq, at, kind, seat, decision, command_id, data)
      before = this.#nextEntry++
    }
    this.#hot.moved(log, step.last, this.#nextEntry - 1, step.commandId)
    this.#change(log.key, step)
    if (step.result !== null) this.#campaigns.count(step.result)
    return { is: 'stored' }
  }

  /** The whole race: false when the step cannot follow this log, or this is not what the log is. */
  #moveHead(step: WrittenStep, log: HotLog): boolean {
    if (step.seq !== log.head + 1 || (step.commandId !== null && log.commands.has(step.commandId))) return false
    const last = this.#nextEntry + step.entries.length - 1
    const { wake_at } = step.columns
    const moved =
      wake_at === undefined
        ? this.#sql.moveHead.run(step.last, last, log.key, log.head)
        : this.#sql.moveHeadAndWake.run(step.last, last, wake_at, log.key, log.head)
    return moved === 1
  }

  #refused(step: WrittenStep, log: HotLog): Appended | Gap {
    if (step.commandId !== null && log.commands.has(step.commandId)) {
      return { is: 'repeated', first: readEntry(this.#sql.answered.first(log.last, step.commandId)!) }
    }
    return step.seq <= log.head ? { is: 'taken' } : { is: 'gap', head: log.head }
  }

  #change(key: number, { columns, people }: WrittenStep): void {
    const { wake_at: _, ...rest } = columns
    const names = Object.keys(rest)
    if (names.length > 0) {
      this.#update(`UPDATE tables SET ${names.map((name) => `${name} = ?`).join(', ')} WHERE key = ?`, [
        ...Object.values(rest satisfies ChangedColumns),
        key,
      ])
    }
    if (people !== null) {
      this.#sql.unseat.run(key)
      this.#seat(key, people)
    }
  }

  #seat(key: number, people: readonly string[]): void {
    for (const token of people) this.#sql.seat.run(token, key)
  }

  /** Only some sets of columns ever change together, so their statements are kept. */
  #update(sql: string, values: readonly Column[]): void {
    let query = this.#updates.get(sql)
    if (query === undefined) {
      query = new Query<never>(this.#db, sql)
      this.#updates.set(sql, query)
    }
    query.run(...values)
  }

  #deleteTable(key: number, last: number | null): void {
    this.#sql.deleteEntries.run(last)
    this.#sql.deleteChat.run(key)
    this.#sql.deleteReview.run(key)
    this.#sql.unseat.run(key)
    this.#sql.deleteTable.run(key)
    this.#sql.deleteLog.run(key)
  }

  // ---- reading ------------------------------------------------------------------------------------------------------

  async load(
    id: string,
    after = 0,
  ): Promise<{ readonly table: TableRow; readonly entries: readonly LogEntry[] } | null> {
    return this.#atOnce((sql) => {
      const row = sql.table.first(id)
      if (row === undefined) return null
      const entries = row.head > after ? sql.entries.all(row.last, after) : []
      return { table: readTable(row), entries: entries.map(readEntry) }
    })
  }

  /** Reads everything as of one moment, whatever another process does in between. */
  #atOnce<T>(read: (sql: ReturnType<typeof statements>) => T): T {
    const sql = this.#reading()
    sql.beginReading.run()
    try {
      return read(sql)
    } finally {
      sql.commit.run()
    }
  }

  async answered(table: string, commandId: string): Promise<LogEntry | null> {
    const log = this.#reading().log.first(table)
    const row = log === undefined ? undefined : this.#sql.answered.first(log.last, commandId)
    return row === undefined ? null : readEntry(row)
  }

  async heads(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return new Map(
      this.#reading()
        .heads.all(JSON.stringify(ids))
        .map(({ id, head }) => [id, head]),
    )
  }

  async invited(invitation: string): Promise<string | null> {
    return this.#reading().invited.first(invitation)?.id ?? null
  }

  async list(query: ListQuery): Promise<readonly TableSummary[]> {
    this.#reading()
    const conditions = listConditions(query, {
      person: '(host = $ OR tables.key IN (SELECT people.key FROM people WHERE token = $))',
      campaigns: 'campaign IN (SELECT value FROM json_each($))',
    })
    const where = conditions.length === 0 ? '' : `WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}`
    const list = new Query<TableColumns>(
      this.#db,
      `SELECT tables.*, head, wake_at FROM tables JOIN (SELECT key, head, wake_at FROM logs) USING (key)
       ${where.replaceAll('$', '?')} ORDER BY created_at DESC, id DESC LIMIT ?`,
    )
    return list.all(...conditions.flatMap(({ values }) => values), query.limit).map(readSummary)
  }

  async wakes(until: number, limit: number): Promise<readonly { readonly table: string; readonly wakeAt: number }[]> {
    return this.#reading()
      .wakes.all(until, limit)
      .map(({ id, wake_at }) => ({ table: id, wakeAt: wake_at }))
  }

  async chat(
    table: string,
    { after, limit }: { readonly after?: number; readonly limit: number },
  ): Promise<readonly ChatLine[]> {
    const { chatAfter, chatLast } = this.#reading()
    const rows = after === undefined ? chatLast.all(table, limit) : chatAfter.all(table, after, limit)
    return rows.map(readChatLine)
  }

  async subscriptions(person: string): Promise<readonly Subscription[]> {
    return this.#reading()
      .subscriptions.all(person)
      .map(({ endpoint, p256dh, auth }) => ({ endpoint, p256dh, auth }))
  }

  async review(table: string): Promise<Json | null> {
    const kept = this.#reading().review.first(table)
    return kept === undefined ? null : (JSON.parse(kept.data) as Json)
  }

  async spent(player: string, account: string): Promise<Spending> {
    return this.#atOnce(() => this.#accounts.read(player, account))
  }

  async campaign(id: string): Promise<CampaignRow | null> {
    return this.#atOnce(() => this.#campaigns.read(id))
  }

  async campaigns(person: string, limit: number): Promise<readonly CampaignRow[]> {
    return this.#atOnce(() => this.#campaigns.of(person, limit))
  }

  async counts(): Promise<Readonly<Record<TableStatus, number>>> {
    const counts = { lobby: 0, running: 0, finished: 0 }
    for (const { status, tables } of this.#reading().counts.all()) counts[status] = tables
    return counts
  }

  changes(listener: (change: Change) => void): () => void {
    return this.#listeners.add(listener)
  }

  async ready(): Promise<void> {
    this.#reading().ready.first()
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    await this.#group.drained()
    this.#db.close()
  }

  #hotLog(table: string): HotLog | null {
    const log = this.#sql.log.first(table)
    if (log === undefined) return null
    const commands = this.#sql.commands.all(log.last).map(({ command_id }) => command_id)
    return { key: log.key, head: log.head, last: log.last, commands: new Set(commands) }
  }

  #reading() {
    if (this.#closed) throw new Error('the store is closed')
    return this.#sql
  }
}

/**
 * Tables that finished before ?1, unfinished ones with nothing newer than ?2, unstarted ones with nothing newer than ?3.
 * Null is older than everything.
 */
const OLD = `
  FROM tables JOIN logs USING (key) LEFT JOIN entries ON entries.id = logs.last
  WHERE (finished_at IS NOT NULL AND finished_at < ?1 OR status <> 'finished' AND coalesce(at, created_at) < ?2
    OR status = 'lobby' AND coalesce(at, created_at) < ?3)`

function statements(db: Database.Database) {
  const query = <Row>(sql: string) => new Query<Row>(db, sql)
  return {
    begin: query<never>('BEGIN IMMEDIATE'),
    beginReading: query<never>('BEGIN'),
    commit: query<never>('COMMIT'),
    rollback: query<never>('ROLLBACK'),
    ready: query<{ one: number }>('SELECT 1 AS one'),

    log: query<{ key: number; head: number; last: number | null }>('SELECT key, head, last FROM logs WHERE id = ?'),
    newLog: query<never>('INSERT INTO logs (id, head, wake_at) VALUES (?, 0, ?)'),
    moveHead: query<never>('UPDATE logs SET head = ?, last = ? WHERE key = ? AND head = ?'),
    moveHeadAndWake: query<never>('UPDATE logs SET head = ?, last = ?, wake_at = ? WHERE key = ? AND head = ?'),
    lastEntry: query<{ id: number }>('SELECT coalesce(max(id), 0) AS id FROM entries'),
    insertEntry: query<never>('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)'),
    commands: query<{ command_id: string }>(`${walk('command_id', 'true')} WHERE command_id IS NOT NULL`),
    entries: query<EntryColumns>(`${walk(ENTRY, 'walk.seq > ?2 + 1')} ORDER BY seq`),
    answered: query<EntryColumns>(`${walk(ENTRY, 'true')} WHERE command_id = ?2`),
    heads: query<{ id: string; head: number }>(
      'SELECT id, head FROM logs WHERE id IN (SELECT value FROM json_each(?))',
    ),
    wakes: query<{ id: string; wake_at: number }>(
      'SELECT id, wake_at FROM logs WHERE wake_at <= ? ORDER BY wake_at, id LIMIT ?',
    ),

    table: query<TableColumns & { last: number | null }>(
      'SELECT tables.*, head, last, wake_at FROM logs JOIN tables USING (key) WHERE logs.id = ?',
    ),
    invited: query<{ id: string }>('SELECT id FROM tables WHERE invitation = ?'),
    counts: query<{ status: TableStatus; tables: number }>(
      'SELECT status, count(*) AS tables FROM tables GROUP BY status',
    ),
    seat: query<never>('INSERT INTO people VALUES (?, ?)'),
    unseat: query<never>('DELETE FROM people WHERE key = ?'),

    say: query<never>('INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)'),
    chatHead: query<{ number: number }>('SELECT coalesce(max(number), 0) AS number FROM chat WHERE key = ?'),
    chatCount: query<{ lines: number }>('SELECT count(*) AS lines FROM chat WHERE key = ?'),
    chatAnswered: query<ChatColumns>('SELECT * FROM chat WHERE key = ? AND command_id = ?'),
    chatAfter: query<ChatColumns>(
      'SELECT chat.* FROM chat JOIN logs USING (key) WHERE logs.id = ? AND number > ? ORDER BY number LIMIT ?',
    ),
    chatLast: query<ChatColumns>(
      `SELECT * FROM (SELECT chat.* FROM chat JOIN logs USING (key) WHERE logs.id = ? ORDER BY number DESC LIMIT ?)
       ORDER BY number`,
    ),

    subscribe: query<never>(
      `INSERT INTO subscriptions VALUES (?, ?, ?, ?, ?) ON CONFLICT (endpoint) DO UPDATE SET
       person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth, at = excluded.at`,
    ),
    unsubscribe: query<never>('DELETE FROM subscriptions WHERE endpoint = ?1 AND person = coalesce(?2, person)'),
    forgetOldest: query<never>(
      `DELETE FROM subscriptions WHERE endpoint IN (
       SELECT endpoint FROM subscriptions WHERE person = ? ORDER BY at DESC, endpoint LIMIT -1 OFFSET ?)`,
    ),
    subscriptions: query<Subscription>('SELECT endpoint, p256dh, auth FROM subscriptions WHERE person = ? ORDER BY at'),

    secret: query<{ value: string }>('SELECT value FROM secrets WHERE name = ?'),
    keepSecret: query<never>('INSERT INTO secrets VALUES (?, ?) ON CONFLICT DO NOTHING'),

    review: query<{ data: string }>('SELECT data FROM reviews JOIN logs USING (key) WHERE id = ?'),
    keepReview: query<never>('INSERT OR REPLACE INTO reviews SELECT key, ? FROM logs WHERE id = ?'),

    old: query<{ key: number }>(`SELECT key ${OLD}`),
    oldStill: query<{ head: number; last: number | null }>(`SELECT head, last ${OLD} AND key = ?4`),
    deleteEntries: query<never>(`DELETE FROM entries WHERE id IN (${walk('id', 'true')})`),
    deleteChat: query<never>('DELETE FROM chat WHERE key = ?'),
    deleteReview: query<never>('DELETE FROM reviews WHERE key = ?'),
    deleteTable: query<never>('DELETE FROM tables WHERE key = ?'),
    deleteLog: query<never>('DELETE FROM logs WHERE key = ?'),
  }
}
