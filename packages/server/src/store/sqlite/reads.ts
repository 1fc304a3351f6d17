import { statSync } from 'node:fs'
import type { Json } from '@riposte/kernel'
import type Database from 'libsql'
import { readTable } from '../rows.ts'
import type {
  Ban,
  CampaignRow,
  ChatLine,
  ListQuery,
  LogEntry,
  Retention,
  Spending,
  Subscription,
  TableRow,
  TableStatus,
  TableSummary,
  Wake,
} from '../store.ts'
import { SqliteAccounts } from './accounts.ts'
import { SqliteCampaigns } from './campaigns.ts'
import { SqliteChat } from './chat.ts'
import { SqliteGuests } from './guests.ts'
import type { SqliteLogs } from './logs.ts'
import { Query } from './query.ts'
import { SqliteReviews } from './reviews.ts'
import { SqliteSubscriptions } from './subscriptions.ts'
import { SqliteTables } from './tables.ts'

/** All that can be read from a SQLite database. */
export class SqliteReads {
  readonly #file: string
  readonly #inode: number
  readonly #db: Database.Database
  readonly #logs: SqliteLogs
  readonly #tables: SqliteTables
  readonly #chat: SqliteChat
  readonly #reviews: SqliteReviews
  readonly #campaigns: SqliteCampaigns
  readonly #subscriptions: SqliteSubscriptions
  readonly #accounts: SqliteAccounts
  readonly #guests: SqliteGuests
  readonly #secret: Query<{ value: string }>

  constructor(file: string, db: Database.Database, logs: SqliteLogs) {
    this.#file = file
    this.#inode = statSync(file).ino
    this.#db = db
    this.#logs = logs
    this.#tables = new SqliteTables(db)
    this.#chat = new SqliteChat(db)
    this.#reviews = new SqliteReviews(db)
    this.#campaigns = new SqliteCampaigns(db)
    this.#subscriptions = new SqliteSubscriptions(db)
    this.#accounts = new SqliteAccounts(db)
    this.#guests = new SqliteGuests(db)
    this.#secret = new Query(db, 'SELECT value FROM secrets WHERE name = ?')
  }

  load(id: string, after: number): { readonly table: TableRow; readonly entries: readonly LogEntry[] } | null {
    const row = this.#tables.read(id)
    if (row === undefined) return null
    return { table: readTable(row), entries: row.head > after ? this.#logs.entries(id, row.last, after) : [] }
  }

  /** A table, and the id of the last entry of its log. */
  table(id: string): { readonly table: TableRow; readonly last: number | null } | null {
    const row = this.#tables.read(id)
    return row === undefined ? null : { table: readTable(row), last: row.last }
  }

  entryIds(last: number | null, after: number): readonly number[] {
    return this.#logs.ids(last, after)
  }

  piece(table: string, ids: readonly number[], after: number): readonly LogEntry[] {
    return this.#logs.piece(table, ids, after)
  }

  answered(table: string, commandId: string): LogEntry | null {
    return this.#logs.answered(table, commandId)
  }

  heads(ids: readonly string[]): ReadonlyMap<string, number> {
    return this.#logs.heads(ids)
  }

  invited(invitation: string): string | null {
    return this.#tables.invited(invitation)
  }

  list(query: ListQuery): readonly TableSummary[] {
    return this.#tables.list(query)
  }

  newest(query: ListQuery): readonly Pick<TableRow, 'id' | 'createdAt'>[] {
    return this.#tables.newest(query)
  }

  wakes(until: number, limit: number, after: Wake | null): readonly Wake[] {
    return this.#logs.wakes(until, limit, after)
  }

  chat(table: string, after: number | undefined, limit: number): readonly ChatLine[] {
    return this.#chat.read(table, after, limit)
  }

  subscriptions(person: string): readonly Subscription[] {
    return this.#subscriptions.of(person)
  }

  guestIds(after: string, limit: number): readonly string[] {
    return this.#guests.ids(after, limit)
  }

  bans(): readonly Ban[] {
    return this.#guests.bans()
  }

  review(table: string): Json | null {
    return this.#reviews.read(table)
  }

  spent(player: string, account: string): Spending {
    return this.#accounts.read(player, account)
  }

  campaign(id: string): CampaignRow | null {
    return this.#campaigns.read(id)
  }

  campaigns(person: string, limit: number): readonly CampaignRow[] {
    return this.#campaigns.of(person, limit)
  }

  campaignIds(after: string, limit: number): readonly string[] {
    return this.#campaigns.ids(after, limit)
  }

  /** What SQLite finds wrong with its own file. */
  damage(): readonly string[] {
    return new Query<{ integrity_check: string }>(this.#db, 'PRAGMA integrity_check')
      .all()
      .map(({ integrity_check }) => integrity_check)
      .filter((found) => found !== 'ok')
  }

  counts(): Readonly<Record<TableStatus, number>> {
    return this.#tables.counts()
  }

  secret(name: string): string | null {
    return this.#secret.first(name)?.value ?? null
  }

  /** The tables that may be deleted, by the keys of their logs. */
  old(retention: Retention): readonly number[] {
    return this.#tables.old(retention)
  }

  /** Throws where the file is gone, or another one is in its place: SQLite would go on with the one that nobody finds. */
  ready(): void {
    if (statSync(this.#file).ino !== this.#inode) throw new Error(`${this.#file} is another file than the one in use`)
    this.#tables.counts()
  }
}
