import type { Json } from '@riposte/kernel'
import { GroupCommit } from '../group-commit.ts'
import { Listeners } from '../listeners.ts'
import { answerTo, text, writeBan, writeCampaign, writeChatLine, writeMember, writeStep, writeTable } from '../rows.ts'
import {
  type Append,
  type Appended,
  type AppendOutcome,
  type Ban,
  type CampaignRow,
  type CampaignRun,
  type Change,
  type ChatLine,
  type ListQuery,
  type LoadedInPieces,
  type LogEntry,
  type Member,
  type NewCampaign,
  type NewChatLine,
  type NewTable,
  PIECE,
  type Pruned,
  type Retention,
  type Said,
  type Spending,
  type Store,
  type Subscription,
  type TableRow,
  type TableStatus,
  type TableSummary,
  type Wake,
} from '../store.ts'
import { UnreadableTable } from '../unreadable.ts'
import type { Call, SqliteConnection } from './connection.ts'
import type { SqliteReads } from './reads.ts'
import type { SqliteWrites } from './writes.ts'

/** So many tables are deleted in one transaction. */
const PRUNED_AT_ONCE = 50

/**
 * Tables in a SQLite file. Everything that is written goes one way: into columns (rows.ts), together with other writes
 * into one transaction (group-commit.ts), and through the connection to the database (writes.ts), here or in a thread.
 */
export class SqliteStore implements Store {
  readonly hearsOthers = false
  readonly #connection: SqliteConnection
  readonly #listeners = new Listeners()
  readonly #commits: GroupCommit<Call<SqliteWrites>, unknown>
  #closed = false

  constructor(connection: SqliteConnection) {
    this.#connection = connection
    this.#commits = new GroupCommit({
      transact: (writes: readonly Call<SqliteWrites>[]) => connection.transact(writes),
      isOwnFault: (error) =>
        error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_CONSTRAINT'),
      // Only steps of a table's log are in chains.
      holds: (outcome) => (outcome as AppendOutcome | undefined)?.is === 'stored',
    })
    connection.onLost = (error) => this.#commits.abort(error)
  }

  // ---- writing ------------------------------------------------------------------------------------------------------

  async create(table: NewTable): Promise<'created' | 'taken'> {
    return this.#write('create', writeTable(table))
  }

  async append(step: Append): Promise<Appended> {
    this.#checkOpen()
    const written = writeStep(step)
    const { table, last } = written
    const outcome = await this.#commits.add({ method: 'append', args: [written] }, table)
    const answer = answerTo(written, outcome as AppendOutcome | null)
    if (answer.is === 'stored') this.#listeners.tellLater([{ is: 'moved', table, seq: last, own: true }])
    return answer
  }

  async say(table: string, line: NewChatLine): Promise<Said> {
    const said = await this.#write('say', table, writeChatLine(line))
    if (said.is === 'said') this.#listeners.tellLater([{ is: 'said', table, number: said.number, own: true }])
    return said
  }

  async subscribe(person: string, subscription: Subscription, at: number): Promise<void> {
    await this.#write('subscribe', person, subscription, at)
  }

  async unsubscribe(endpoint: string, person?: string): Promise<void> {
    await this.#write('unsubscribe', endpoint, person ?? null)
  }

  async ban(ban: Ban): Promise<void> {
    await this.#write('ban', writeBan(ban))
  }

  async unban(guest: string): Promise<boolean> {
    return this.#write('unban', guest)
  }

  async forgetGuest(guest: string): Promise<void> {
    await this.#write('forgetGuest', guest)
  }

  async retract(table: string, name: string, instead: string): Promise<number> {
    return this.#write('retract', table, text(name), text(instead))
  }

  async createCampaign(campaign: NewCampaign): Promise<'created' | 'taken'> {
    return this.#write('createCampaign', writeCampaign(campaign))
  }

  async enterCampaign(id: string, member: Member, at: number, most: number): Promise<'entered' | 'full' | 'gone'> {
    return this.#write('enterCampaign', id, writeMember(member), at, most)
  }

  async exitCampaign(id: string, person: string): Promise<void> {
    await this.#write('exitCampaign', id, person)
  }

  async resetCampaign(campaign: CampaignRun, at: number): Promise<void> {
    await this.#write('resetCampaign', campaign, at)
  }

  async pruneCampaigns(unusedBefore: number, dryRun = false): Promise<number> {
    return this.#write('pruneCampaigns', unusedBefore, dryRun)
  }

  async keepReview(table: string, review: Json): Promise<void> {
    await this.#write('keepReview', table, JSON.stringify(review))
  }

  async spend(player: string, account: string, more: Spending, at: number): Promise<Spending> {
    return this.#write('spend', player, account, more, at)
  }

  async secret(name: string, make: () => string): Promise<string> {
    return (await this.#read('secret', name)) ?? this.#write('keepSecret', name, make())
  }

  async prune(retention: Retention): Promise<Pruned> {
    const { finishedBefore, dryRun = false } = retention
    if (finishedBefore !== undefined && !dryRun) await this.#write('pruneAccounts', finishedBefore)
    const total = { tables: 0, entries: 0, chat: 0 }
    const old = await this.#read('old', retention)
    for (let at = 0; at < old.length; at += PRUNED_AT_ONCE) {
      const { tables, entries, chat } = await this.#write('prune', retention, old.slice(at, at + PRUNED_AT_ONCE))
      total.tables += tables
      total.entries += entries
      total.chat += chat
    }
    return total
  }

  async delete(id: string): Promise<Pruned | null> {
    return this.#write('deleteTable', id)
  }

  /** Does something in the next transaction and answers when it is on disk. */
  async #write<M extends keyof SqliteWrites>(
    method: M,
    ...args: Parameters<SqliteWrites[M]>
  ): Promise<ReturnType<SqliteWrites[M]>> {
    this.#checkOpen()
    return this.#commits.add({ method, args } as Call<SqliteWrites>, null) as Promise<ReturnType<SqliteWrites[M]>>
  }

  // ---- reading ------------------------------------------------------------------------------------------------------

  async load(
    id: string,
    after = 0,
  ): Promise<{ readonly table: TableRow; readonly entries: readonly LogEntry[] } | null> {
    return this.#read('load', id, after)
  }

  async loadInPieces(id: string, after = 0): Promise<LoadedInPieces | null> {
    const found = await this.#read('table', id)
    return found === null ? null : { table: found.table, pieces: this.#pieces(found.table, found.last, after) }
  }

  async *#pieces({ id, head }: TableRow, last: number | null, after: number): AsyncGenerator<readonly LogEntry[]> {
    if (head <= after) return
    const ids = await this.#read('entryIds', last, after)
    if (ids.length !== head - after) throw new UnreadableTable(id, `it has ${ids.length} of ${head - after} entries`)
    for (let at = 0; at < ids.length; at += PIECE) {
      yield await this.#read('piece', id, ids.slice(at, at + PIECE), after + at)
    }
  }

  async answered(table: string, commandId: string): Promise<LogEntry | null> {
    return this.#read('answered', table, commandId)
  }

  async heads(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.#read('heads', ids)
  }

  async invited(invitation: string): Promise<string | null> {
    return this.#read('invited', invitation)
  }

  async list(query: ListQuery): Promise<readonly TableSummary[]> {
    return this.#read('list', query)
  }

  async newest(query: ListQuery): Promise<readonly Pick<TableRow, 'id' | 'createdAt'>[]> {
    return this.#read('newest', query)
  }

  async wakes(until: number, limit: number, after?: Wake): Promise<readonly Wake[]> {
    return this.#read('wakes', until, limit, after ?? null)
  }

  async chat(
    table: string,
    { after, limit }: { readonly after?: number; readonly limit: number },
  ): Promise<readonly ChatLine[]> {
    return this.#read('chat', table, after, limit)
  }

  async subscriptions(person: string): Promise<readonly Subscription[]> {
    return this.#read('subscriptions', person)
  }

  async guestIds(after: string, limit: number): Promise<readonly string[]> {
    return this.#read('guestIds', after, limit)
  }

  async bans(): Promise<readonly Ban[]> {
    return this.#read('bans')
  }

  async review(table: string): Promise<Json | null> {
    return this.#read('review', table)
  }

  async spent(player: string, account: string): Promise<Spending> {
    return this.#read('spent', player, account)
  }

  async campaign(id: string): Promise<CampaignRow | null> {
    return this.#read('campaign', id)
  }

  async campaigns(person: string, limit: number): Promise<readonly CampaignRow[]> {
    return this.#read('campaigns', person, limit)
  }

  async campaignIds(after: string, limit: number): Promise<readonly string[]> {
    return this.#read('campaignIds', after, limit)
  }

  async damage(): Promise<readonly string[]> {
    return this.#read('damage')
  }

  async counts(): Promise<Readonly<Record<TableStatus, number>>> {
    return this.#read('counts')
  }

  async ready(): Promise<void> {
    await this.#read('ready')
    await this.#write('touch')
  }

  async #read<M extends keyof SqliteReads>(
    method: M,
    ...args: Parameters<SqliteReads[M]>
  ): Promise<ReturnType<SqliteReads[M]>> {
    this.#checkOpen()
    return this.#connection.read({ method, args } as Call<SqliteReads>) as Promise<ReturnType<SqliteReads[M]>>
  }

  // -------------------------------------------------------------------------------------------------------------------

  changes(listener: (change: Change) => void): () => void {
    return this.#listeners.add(listener)
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    await this.#commits.drained()
    await this.#connection.close()
  }

  #checkOpen(): void {
    if (this.#closed) throw new Error('the store is closed')
  }
}
