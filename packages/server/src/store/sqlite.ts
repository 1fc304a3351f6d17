import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Json } from '@riposte/kernel'
import Database from 'libsql'
import { Group, type Job } from './group.ts'
import { Listeners } from './listeners.ts'
import { migrateSqlite } from './migrations.ts'
import {
  readTable,
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
import { SqliteChat } from './sqlite-chat.ts'
import { LONGEST_WAIT, SqliteLock } from './sqlite-lock.ts'
import { type Gap, SqliteLogs } from './sqlite-logs.ts'
import { Query } from './sqlite-query.ts'
import { SqliteReviews } from './sqlite-reviews.ts'
import { SqliteSubscriptions } from './sqlite-subscriptions.ts'
import { SqliteTables } from './sqlite-tables.ts'
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

/** A step of one table on its way into the log. */
interface StepJob extends Job {
  readonly step: WrittenStep
  answer: Appended | Gap
}

/** Anything else that is written. */
interface Write extends Job {
  run(): void
  /** What to tell the listeners once it is on disk. */
  news: Change | null
}

/** So many tables are deleted at a time. */
const PRUNED_AT_ONCE = 50

/** Tables in a file. Everything happens in this thread, one thing after the other. */
export class SqliteStore implements Store {
  readonly hearsOthers = false
  readonly #db: Database.Database
  readonly #listeners = new Listeners()
  readonly #group: Group<StepJob | Write>
  readonly #sql
  readonly #lock: SqliteLock
  readonly #tables: SqliteTables
  readonly #logs: SqliteLogs
  readonly #chat: SqliteChat
  readonly #reviews: SqliteReviews
  readonly #campaigns: SqliteCampaigns
  readonly #subscriptions: SqliteSubscriptions
  readonly #accounts: SqliteAccounts
  #closed = false

  constructor(file: string) {
    mkdirSync(dirname(file), { recursive: true })
    // Nobody else on the machine may read the seeds. The files beside it get the same rights.
    closeSync(openSync(file, 'a', 0o600))
    this.#db = new Database(file, { timeout: LONGEST_WAIT })
    try {
      this.#db.pragma('journal_mode = WAL')
      // Nothing is shown before it would survive a power cut.
      this.#db.pragma('synchronous = FULL')
      migrateSqlite(this.#db)
      this.#sql = statements(this.#db)
      this.#lock = new SqliteLock(this.#db)
      this.#tables = new SqliteTables(this.#db)
      this.#logs = new SqliteLogs(this.#db)
      this.#chat = new SqliteChat(this.#db)
      this.#reviews = new SqliteReviews(this.#db)
      this.#campaigns = new SqliteCampaigns(this.#db)
      this.#subscriptions = new SqliteSubscriptions(this.#db)
      this.#accounts = new SqliteAccounts(this.#db)
    } catch (error) {
      this.#db.close()
      throw error
    }
    this.#group = new Group<StepJob | Write>({
      transact: (jobs) => this.#transact(jobs),
      isolate: (error) => error instanceof Database.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT'),
    })
  }

  // ---- writing ------------------------------------------------------------------------------------------------------

  async create(table: NewTable): Promise<'created' | 'taken'> {
    const written = writeTable(table)
    return (await this.#write(() => this.#insertTable(written))) ? 'created' : 'taken'
  }

  async append(step: Append): Promise<Appended> {
    const written = writeStep(step)
    return new Promise((resolve, reject) => this.appendWritten(written, resolve, reject))
  }

  /** The same for a step that came from another thread, where it was written and where its promise is. */
  appendWritten(step: WrittenStep, resolve: (answer: Appended) => void, reject: (error: unknown) => void): void {
    if (this.#closed) {
      reject(new Error('the store is closed'))
      return
    }
    const { table, seq } = step
    const job: StepJob = { chain: table, held: false, step, answer: { is: 'taken' } }
    const answer = () => {
      if (job.answer.is !== 'gap') resolve(job.answer)
      else reject(new RangeError(`table ${table}: entry ${seq} cannot follow ${job.answer.head}`))
    }
    this.#group.put(job, answer, reject)
  }

  async say(table: string, line: NewChatLine): Promise<Said> {
    const written = writeChatLine(line)
    return this.#write<Said>((write) => {
      const log = this.#logs.of(table)
      if (log === undefined) return { is: 'gone' }
      const result = this.#chat.say(log.key, written)
      if (result.is === 'said') write.news = { is: 'said', table, number: result.number, own: true }
      return result
    })
  }

  async subscribe(person: string, subscription: Subscription, at: number): Promise<void> {
    await this.#write(() => this.#subscriptions.add(person, subscription, at))
  }

  async unsubscribe(endpoint: string, person?: string): Promise<void> {
    await this.#write(() => this.#subscriptions.forget(endpoint, person ?? null))
  }

  async createCampaign(campaign: NewCampaign): Promise<'created' | 'taken'> {
    const written = writeCampaign(campaign)
    return this.#write(() => this.#campaigns.insert(written))
  }

  async enterCampaign(id: string, member: Member, at: number, most: number): Promise<'entered' | 'full' | 'gone'> {
    const written = writeMember(member)
    return this.#write(() => this.#campaigns.enter(id, written, at, most))
  }

  async exitCampaign(id: string, person: string): Promise<void> {
    await this.#write(() => this.#campaigns.exit(id, person))
  }

  async resetCampaign(campaign: CampaignRun, at: number): Promise<void> {
    await this.#write(() => this.#campaigns.reset(campaign, at))
  }

  async pruneCampaigns(unusedBefore: number, dryRun = false): Promise<number> {
    return this.#write(() => this.#campaigns.prune(unusedBefore, dryRun))
  }

  async keepReview(table: string, review: Json): Promise<void> {
    const data = JSON.stringify(review)
    await this.#write(() => this.#reviews.keep(table, data))
  }

  async spend(player: string, account: string, more: Spending, at: number): Promise<Spending> {
    await this.#write(() => this.#accounts.add(player, account, more, at))
    return this.spent(player, account)
  }

  async secret(name: string, make: () => string): Promise<string> {
    this.#checkOpen()
    const kept = this.#sql.secret.first(name)
    return kept === undefined ? this.keepSecret(name, make()) : kept.value
  }

  /** The same for one that has been made in case there is none. */
  async keepSecret(name: string, made: string): Promise<string> {
    await this.#write(() => this.#sql.keepSecret.run(name, made))
    this.#checkOpen()
    return this.#sql.secret.first(name)!.value
  }

  async prune(retention: Retention): Promise<Pruned> {
    const { finishedBefore, dryRun = false } = retention
    const total = { tables: 0, entries: 0, chat: 0 }
    if (finishedBefore !== undefined && !dryRun) await this.#write(() => this.#accounts.prune(finishedBefore))
    this.#checkOpen()
    const old = this.#tables.old(retention)
    for (let at = 0; at < old.length; at += PRUNED_AT_ONCE) {
      const gone = await this.#write(() =>
        old.slice(at, at + PRUNED_AT_ONCE).flatMap((key) => {
          const log = this.#tables.oldStill(retention, key)
          if (log === undefined) return []
          const chat = this.#chat.count(key)
          if (!dryRun) this.#deleteTable(key, log.last)
          return [{ entries: log.head, chat }]
        }),
      )
      for (const { entries, chat } of gone) {
        total.tables++
        total.entries += entries
        total.chat += chat
      }
    }
    return total
  }

  /** Does something in the next transaction and answers when it is on disk. */
  async #write<T>(act: (write: Write) => T): Promise<T> {
    this.#checkOpen()
    return new Promise((resolve, reject) => {
      let answer: T
      const write: Write = {
        chain: null,
        held: true,
        news: null,
        run: () => {
          // It may run again, alone, after a transaction that failed.
          write.news = null
          answer = act(write)
        },
      }
      this.#group.put(write, () => resolve(answer), reject)
    })
  }

  #transact(jobs: readonly (StepJob | Write)[]): void {
    this.#lock.begin()
    try {
      this.#logs.begun()
      // Steps go into the file together, but never past anything else that was handed over between them.
      let steps: StepJob[] = []
      for (const job of jobs) {
        if ('step' in job) steps.push(job)
        else {
          this.#append(steps)
          steps = []
          job.run()
        }
      }
      this.#append(steps)
      this.#sql.commit.run()
    } catch (error) {
      this.#logs.failed()
      if (this.#db.inTransaction) this.#sql.rollback.run()
      throw error
    }
    this.#listeners.tellLater(jobs.flatMap(news))
  }

  #append(jobs: readonly StepJob[]): void {
    if (jobs.length === 0) return
    const steps = jobs.map(({ step }) => step)
    const answers = this.#logs.append(steps, (key, step) => {
      this.#tables.change(key, step)
      if (step.result !== null) this.#campaigns.count(step.result)
    })
    jobs.forEach((job, at) => {
      job.answer = answers[at]
      job.held = job.answer.is === 'stored'
    })
  }

  #insertTable(table: WrittenTable): boolean {
    const { id, columns } = table
    if (this.#logs.of(id) !== undefined) return false
    if (this.#tables.invited(columns.invitation as string) !== null) return false
    this.#tables.insert(this.#logs.begin(id, columns.wake_at ?? null), table)
    if (typeof columns.campaign === 'string') this.#campaigns.use(columns.campaign, columns.created_at)
    return true
  }

  #deleteTable(key: number, last: number | null): void {
    this.#logs.deleteEntries(last)
    this.#chat.delete(key)
    this.#reviews.delete(key)
    this.#tables.delete(key)
    this.#logs.delete(key)
  }

  // ---- reading ------------------------------------------------------------------------------------------------------

  async load(
    id: string,
    after = 0,
  ): Promise<{ readonly table: TableRow; readonly entries: readonly LogEntry[] } | null> {
    return this.#atOnce(() => {
      const row = this.#tables.read(id)
      if (row === undefined) return null
      return { table: readTable(row), entries: row.head > after ? this.#logs.entries(row.last, after) : [] }
    })
  }

  /** Reads everything as of one moment, whatever another process does in between. */
  #atOnce<T>(read: () => T): T {
    this.#checkOpen()
    this.#sql.beginReading.run()
    try {
      return read()
    } finally {
      this.#sql.commit.run()
    }
  }

  async answered(table: string, commandId: string): Promise<LogEntry | null> {
    this.#checkOpen()
    return this.#logs.answered(table, commandId)
  }

  async heads(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    this.#checkOpen()
    return this.#logs.heads(ids)
  }

  async invited(invitation: string): Promise<string | null> {
    this.#checkOpen()
    return this.#tables.invited(invitation)
  }

  async list(query: ListQuery): Promise<readonly TableSummary[]> {
    this.#checkOpen()
    return this.#tables.list(query)
  }

  async wakes(until: number, limit: number): Promise<readonly { readonly table: string; readonly wakeAt: number }[]> {
    this.#checkOpen()
    return this.#logs.wakes(until, limit)
  }

  async chat(
    table: string,
    { after, limit }: { readonly after?: number; readonly limit: number },
  ): Promise<readonly ChatLine[]> {
    this.#checkOpen()
    return this.#chat.read(table, after, limit)
  }

  async subscriptions(person: string): Promise<readonly Subscription[]> {
    this.#checkOpen()
    return this.#subscriptions.of(person)
  }

  async review(table: string): Promise<Json | null> {
    this.#checkOpen()
    return this.#reviews.read(table)
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
    this.#checkOpen()
    return this.#tables.counts()
  }

  changes(listener: (change: Change) => void): () => void {
    return this.#listeners.add(listener)
  }

  async ready(): Promise<void> {
    this.#checkOpen()
    this.#sql.ready.first()
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    await this.#group.drained()
    this.#db.close()
  }

  #checkOpen(): void {
    if (this.#closed) throw new Error('the store is closed')
  }
}

/** What to tell the listeners of something that is on disk. */
function news(job: StepJob | Write): readonly Change[] {
  if (!('step' in job)) return job.news === null ? [] : [job.news]
  return job.held ? [{ is: 'moved', table: job.step.table, seq: job.step.last, own: true }] : []
}

function statements(db: Database.Database) {
  const query = <Row>(sql: string) => new Query<Row>(db, sql)
  return {
    beginReading: query<never>('BEGIN'),
    commit: query<never>('COMMIT'),
    rollback: query<never>('ROLLBACK'),
    ready: query<{ one: number }>('SELECT 1 AS one'),

    secret: query<{ value: string }>('SELECT value FROM secrets WHERE name = ?'),
    keepSecret: query<never>('INSERT INTO secrets VALUES (?, ?) ON CONFLICT DO NOTHING'),
  }
}
