import type { Json } from '@riposte/kernel'
import { Pool } from 'pg'
import { GroupCommit } from '../group-commit.ts'
import { Listeners } from '../listeners.ts'
import { migratePostgres } from '../migrations.ts'
import {
  answerTo,
  text,
  type WrittenStep,
  writeBan,
  writeCampaign,
  writeChatLine,
  writeMember,
  writeStep,
  writeTable,
} from '../rows.ts'
import type {
  Append,
  Appended,
  AppendOutcome,
  Ban,
  CampaignRow,
  CampaignRun,
  Change,
  ChatLine,
  ListQuery,
  LoadedInPieces,
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
  Wake,
} from '../store.ts'
import { addToAccount, pruneAccounts, readAccount } from './accounts.ts'
import {
  campaignIds,
  campaignsOf,
  enterCampaign,
  exitCampaign,
  insertCampaign,
  pruneCampaigns,
  readCampaign,
  resetCampaign,
} from './campaigns.ts'
import { insertChatLine, readChat } from './chat.ts'
import { isOwnFault, PostgresDatabase } from './database.ts'
import { ban, forgetGuest, guestIds, readBans, retract, unban } from './guests.ts'
import { answeredBy, appendSteps } from './logs.ts'
import { Notifications } from './notifications.ts'
import { NUMBERS } from './numbers.ts'
import { deleteTable, pruneTables } from './retention.ts'
import { keepReview, readReview } from './reviews.ts'
import { readSubscriptions, subscribe, unsubscribe } from './subscriptions.ts'
import {
  countTables,
  insertTable,
  invitedTo,
  listTables,
  loadTable,
  loadTableInPieces,
  newestTables,
  readHeads,
  tablesToWake,
} from './tables.ts'

/** Opens a PostgreSQL database, brings it up to date and listens to what other processes do in it. */
export async function openPostgres(databaseUrl: string): Promise<Store> {
  const pool = new Pool({ connectionString: databaseUrl, types: NUMBERS, connectionTimeoutMillis: 10_000 })
  // A connection that breaks while nobody uses it is replaced when somebody needs one.
  pool.on('error', () => {})
  const listeners = new Listeners()
  const notifications = new Notifications(databaseUrl, (change) => listeners.tell(change))
  try {
    const client = await pool.connect()
    try {
      await migratePostgres(client)
    } finally {
      client.release()
    }
    await notifications.open()
  } catch (error) {
    await notifications.close()
    await pool.end()
    throw error
  }
  return new PostgresStore(new PostgresDatabase(pool), notifications, listeners)
}

/** Tables in PostgreSQL, shared by as many processes as there are. */
class PostgresStore implements Store {
  readonly hearsOthers = true
  readonly #database: PostgresDatabase
  readonly #notifications: Notifications
  readonly #listeners: Listeners
  readonly #commits: GroupCommit<WrittenStep, AppendOutcome>
  #closed = false

  constructor(database: PostgresDatabase, notifications: Notifications, listeners: Listeners) {
    this.#database = database
    this.#notifications = notifications
    this.#listeners = listeners
    this.#commits = new GroupCommit({
      transact: (steps: readonly WrittenStep[]) => this.#append(steps),
      isOwnFault,
      holds: ({ is }) => is === 'stored',
    })
  }

  /** The database; throws once the store is closed. */
  get #db(): PostgresDatabase {
    if (this.#closed) throw new Error('the store is closed')
    return this.#database
  }

  // ---- tables and their logs ----------------------------------------------------------------------------------------

  async create(table: NewTable): Promise<'created' | 'taken'> {
    return insertTable(this.#db, writeTable(table))
  }

  async append(step: Append): Promise<Appended> {
    if (this.#closed) throw new Error('the store is closed')
    const written = writeStep(step)
    return answerTo(written, await this.#commits.add(written, written.table))
  }

  /** What was handed over before the store was closed is still stored. */
  async #append(steps: readonly WrittenStep[]): Promise<readonly AppendOutcome[]> {
    // Every process locks rows in the order of their names, so that no two wait for each other.
    const sorted = steps.toSorted((a, b) => (a.table < b.table ? -1 : 1))
    const [outcomes, stored] = await this.#database.transaction(async (client) => {
      const outcomes = await appendSteps(client, sorted)
      const stored = sorted.filter((_, at) => outcomes[at].is === 'stored')
      if (stored.length > 0) {
        await client.query({
          name: 'moved',
          text: 'SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message',
          values: [
            this.#notifications.channel,
            stored.map(({ table, last }) => this.#notifications.moved(table, last)),
          ],
        })
      }
      return [outcomes, stored] as const
    })
    this.#listeners.tellLater(stored.map(({ table, last }) => ({ is: 'moved', table, seq: last, own: true })))
    return steps.map((step) => outcomes[sorted.indexOf(step)])
  }

  async load(
    id: string,
    after = 0,
  ): Promise<{ readonly table: TableRow; readonly entries: readonly LogEntry[] } | null> {
    return loadTable(this.#db, id, after)
  }

  async loadInPieces(id: string, after = 0): Promise<LoadedInPieces | null> {
    return loadTableInPieces(this.#db, id, after)
  }

  async answered(table: string, commandId: string): Promise<LogEntry | null> {
    return answeredBy(this.#db, table, commandId)
  }

  async heads(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return readHeads(this.#db, ids)
  }

  async invited(invitation: string): Promise<string | null> {
    return invitedTo(this.#db, invitation)
  }

  async list(query: ListQuery): Promise<readonly TableSummary[]> {
    return listTables(this.#db, query)
  }

  async newest(query: ListQuery): Promise<readonly Pick<TableRow, 'id' | 'createdAt'>[]> {
    return newestTables(this.#db, query)
  }

  async wakes(until: number, limit: number, after?: Wake): Promise<readonly Wake[]> {
    return tablesToWake(this.#db, until, limit, after)
  }

  async counts(): Promise<Readonly<Record<TableStatus, number>>> {
    return countTables(this.#db)
  }

  async delete(id: string): Promise<Pruned | null> {
    return deleteTable(this.#db, id)
  }

  async prune(retention: Retention): Promise<Pruned> {
    const { finishedBefore, dryRun = false } = retention
    if (finishedBefore !== undefined && !dryRun) await pruneAccounts(this.#db, finishedBefore)
    return pruneTables(this.#db, retention)
  }

  // ---- what belongs to tables ---------------------------------------------------------------------------------------

  async say(table: string, line: NewChatLine): Promise<Said> {
    const written = writeChatLine(line)
    const said = await this.#db.transaction(async (client) => {
      const said = await insertChatLine(client, table, written)
      if (said.is === 'said') {
        const message = this.#notifications.said(table, said.number)
        await client.query('SELECT pg_notify($1, $2)', [this.#notifications.channel, message])
      }
      return said
    })
    if (said.is === 'said') this.#listeners.tellLater([{ is: 'said', table, number: said.number, own: true }])
    return said
  }

  async chat(table: string, query: { readonly after?: number; readonly limit: number }): Promise<readonly ChatLine[]> {
    return readChat(this.#db, table, query)
  }

  async keepReview(table: string, review: Json): Promise<void> {
    await keepReview(this.#db, table, review)
  }

  async review(table: string): Promise<Json | null> {
    return readReview(this.#db, table)
  }

  // ---- campaigns ----------------------------------------------------------------------------------------------------

  async createCampaign(campaign: NewCampaign): Promise<'created' | 'taken'> {
    const written = writeCampaign(campaign)
    return this.#db.transaction((client) => insertCampaign(client, written))
  }

  async campaign(id: string): Promise<CampaignRow | null> {
    return readCampaign(this.#db, id)
  }

  async campaigns(person: string, limit: number): Promise<readonly CampaignRow[]> {
    return campaignsOf(this.#db, person, limit)
  }

  async campaignIds(after: string, limit: number): Promise<readonly string[]> {
    return campaignIds(this.#db, after, limit)
  }

  async enterCampaign(id: string, member: Member, at: number, most: number): Promise<'entered' | 'full' | 'gone'> {
    const written = writeMember(member)
    return this.#db.transaction((client) => enterCampaign(client, id, written, at, most))
  }

  async exitCampaign(id: string, person: string): Promise<void> {
    await exitCampaign(this.#db, id, person)
  }

  async resetCampaign(campaign: CampaignRun, at: number): Promise<void> {
    await this.#db.transaction((client) => resetCampaign(client, campaign, at))
  }

  async pruneCampaigns(unusedBefore: number, dryRun = false): Promise<number> {
    return this.#db.transaction((client) => pruneCampaigns(client, unusedBefore, dryRun))
  }

  // ---- people and players -------------------------------------------------------------------------------------------

  async subscribe(person: string, subscription: Subscription, at: number): Promise<void> {
    await subscribe(this.#db, person, subscription, at)
  }

  async unsubscribe(endpoint: string, person?: string): Promise<void> {
    await unsubscribe(this.#db, endpoint, person ?? null)
  }

  async subscriptions(person: string): Promise<readonly Subscription[]> {
    return readSubscriptions(this.#db, person)
  }

  async guestIds(after: string, limit: number): Promise<readonly string[]> {
    return guestIds(this.#db, after, limit)
  }

  async bans(): Promise<readonly Ban[]> {
    return readBans(this.#db)
  }

  async ban(one: Ban): Promise<void> {
    await ban(this.#db, writeBan(one))
  }

  async unban(guest: string): Promise<boolean> {
    return unban(this.#db, guest)
  }

  async forgetGuest(guest: string): Promise<void> {
    await forgetGuest(this.#db, guest)
  }

  async retract(table: string, name: string, instead: string): Promise<number> {
    return retract(this.#db, table, text(name), text(instead))
  }

  async spend(player: string, account: string, more: Spending, at: number): Promise<Spending> {
    return addToAccount(this.#db, player, account, more, at)
  }

  async spent(player: string, account: string): Promise<Spending> {
    return readAccount(this.#db, player, account)
  }

  // ---- the installation ---------------------------------------------------------------------------------------------

  async secret(name: string, make: () => string): Promise<string> {
    const ask = () => this.#db.query<{ value: string }>('SELECT value FROM riposte.secrets WHERE name = $1', [name])
    const kept = await ask()
    if (kept.length > 0) return kept[0].value
    await this.#db.query('INSERT INTO riposte.secrets VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, make()])
    return (await ask())[0].value
  }

  changes(listener: (change: Change) => void): () => void {
    return this.#listeners.add(listener)
  }

  /** PostgreSQL checks its own pages where it is told to (data checksums); there is nothing to ask it here. */
  async damage(): Promise<readonly string[]> {
    return []
  }

  async ready(): Promise<void> {
    // A row that stays as it is becomes a new version of itself, which is on disk when this returns.
    await this.#db.query('UPDATE riposte.migrations SET name = name WHERE number = 1')
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    await this.#commits.drained()
    await this.#notifications.close()
    await this.#database.close()
  }
}
