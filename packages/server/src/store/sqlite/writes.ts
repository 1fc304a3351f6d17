import type Database from 'libsql'
import type { ChatColumns, MemberColumns, WrittenCampaign, WrittenStep, WrittenTable } from '../rows.ts'
import type { AppendOutcome, Ban, CampaignRun, Pruned, Retention, Said, Spending, Subscription } from '../store.ts'
import { SqliteAccounts } from './accounts.ts'
import { SqliteCampaigns } from './campaigns.ts'
import { SqliteChat } from './chat.ts'
import { SqliteGuests } from './guests.ts'
import type { SqliteLogs } from './logs.ts'
import { Query } from './query.ts'
import { SqliteReviews } from './reviews.ts'
import { SqliteSubscriptions } from './subscriptions.ts'
import { SqliteTables } from './tables.ts'

/** All that can be written to a SQLite database. Each runs within a transaction that it may share with others. */
export class SqliteWrites {
  readonly #logs: SqliteLogs
  readonly #tables: SqliteTables
  readonly #chat: SqliteChat
  readonly #reviews: SqliteReviews
  readonly #campaigns: SqliteCampaigns
  readonly #subscriptions: SqliteSubscriptions
  readonly #accounts: SqliteAccounts
  readonly #guests: SqliteGuests
  readonly #keepSecret: Query<never>
  readonly #touch: Query<never>
  readonly #secret: Query<{ value: string }>

  constructor(db: Database.Database, logs: SqliteLogs) {
    this.#logs = logs
    this.#tables = new SqliteTables(db)
    this.#chat = new SqliteChat(db)
    this.#reviews = new SqliteReviews(db)
    this.#campaigns = new SqliteCampaigns(db)
    this.#subscriptions = new SqliteSubscriptions(db)
    this.#accounts = new SqliteAccounts(db)
    this.#guests = new SqliteGuests(db)
    this.#keepSecret = new Query(db, 'INSERT INTO secrets VALUES (?, ?) ON CONFLICT DO NOTHING')
    // Nobody reads this number. To update a row to what it was would write nothing.
    this.#touch = new Query(db, 'PRAGMA user_version = 0')
    this.#secret = new Query(db, 'SELECT value FROM secrets WHERE name = ?')
  }

  /** Writes what is there already, which goes to the disk all the same. */
  touch(): void {
    this.#touch.run()
  }

  append(step: WrittenStep): AppendOutcome {
    const { key, outcome } = this.#logs.append(step)
    if (key !== null) {
      this.#tables.change(key, step)
      if (step.result !== null) this.#campaigns.count(step.result)
    }
    return outcome
  }

  create(table: WrittenTable): 'created' | 'taken' {
    const { id, columns } = table
    if (this.#logs.of(id) !== undefined) return 'taken'
    if (this.#tables.invited(columns.invitation as string) !== null) return 'taken'
    this.#tables.insert(this.#logs.begin(id, columns.wake_at ?? null), table)
    if (typeof columns.campaign === 'string') this.#campaigns.use(columns.campaign, columns.created_at)
    return 'created'
  }

  say(table: string, line: Omit<ChatColumns, 'number'>): Said {
    const log = this.#logs.of(table)
    return log === undefined ? { is: 'gone' } : this.#chat.say(log.key, line)
  }

  subscribe(person: string, subscription: Subscription, at: number): void {
    this.#subscriptions.add(person, subscription, at)
  }

  unsubscribe(endpoint: string, person: string | null): void {
    this.#subscriptions.forget(endpoint, person)
  }

  ban(ban: Ban): void {
    this.#guests.ban(ban)
  }

  unban(guest: string): boolean {
    return this.#guests.unban(guest)
  }

  forgetGuest(guest: string): void {
    this.#guests.forget(guest)
  }

  retract(table: string, name: string, instead: string): number {
    return this.#guests.retract(table, name, instead)
  }

  createCampaign(campaign: WrittenCampaign): 'created' | 'taken' {
    return this.#campaigns.insert(campaign)
  }

  enterCampaign(id: string, member: MemberColumns, at: number, most: number): 'entered' | 'full' | 'gone' {
    return this.#campaigns.enter(id, member, at, most)
  }

  exitCampaign(id: string, person: string): void {
    this.#campaigns.exit(id, person)
  }

  resetCampaign(campaign: CampaignRun, at: number): void {
    this.#campaigns.reset(campaign, at)
  }

  pruneCampaigns(unusedBefore: number, dryRun: boolean): number {
    return this.#campaigns.prune(unusedBefore, dryRun)
  }

  keepReview(table: string, review: string): void {
    this.#reviews.keep(table, review)
  }

  /** What has been spent in all. */
  spend(player: string, account: string, more: Spending, at: number): Spending {
    this.#accounts.add(player, account, more, at)
    return this.#accounts.read(player, account)
  }

  pruneAccounts(unusedBefore: number): void {
    this.#accounts.prune(unusedBefore)
  }

  /** The secret of that name: this one, unless there was one before. */
  keepSecret(name: string, made: string): string {
    this.#keepSecret.run(name, made)
    return this.#secret.first(name)!.value
  }

  /** Deletes those of these tables (by the keys of their logs) that are still old. */
  prune(retention: Retention, keys: readonly number[]): Pruned {
    const total = { tables: 0, entries: 0, chat: 0 }
    for (const key of keys) {
      const log = this.#tables.oldStill(retention, key)
      if (log === undefined) continue
      total.tables++
      total.entries += log.head
      total.chat += this.#chat.count(key)
      if (retention.dryRun !== true) this.#delete(key, log.last)
    }
    return total
  }

  deleteTable(id: string): Pruned | null {
    const log = this.#logs.of(id)
    if (log === undefined) return null
    const gone = { tables: 1, entries: log.head, chat: this.#chat.count(log.key) }
    this.#delete(log.key, log.last)
    return gone
  }

  #delete(key: number, last: number | null): void {
    this.#logs.deleteEntries(last)
    this.#chat.delete(key)
    this.#reviews.delete(key)
    this.#tables.delete(key)
    this.#logs.delete(key)
  }
}
