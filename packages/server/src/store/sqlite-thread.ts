import type { Json } from '@riposte/kernel'
import { startWorker } from '../start-worker.ts'
import { Listeners } from './listeners.ts'
import { writeStep } from './rows.ts'
import type {
  Append,
  Appended,
  CampaignRun,
  Change,
  ListQuery,
  Member,
  NewCampaign,
  NewChatLine,
  NewTable,
  Retention,
  Said,
  Spending,
  Store,
  Subscription,
} from './store.ts'
import { ThreadLine } from './thread-line.ts'

/** In the bundle it lies beside everything else. */
const MODULE = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './store-worker.js', import.meta.url)

/**
 * A SqliteStore in a thread of its own: SQLite answers only when the disk has, and whoever serves tables does not stand
 * still for that. It keeps the same promises. What a thread was asked for when it died is rejected, stored or not; another
 * takes its place.
 */
export class SqliteThread implements Store {
  readonly hearsOthers = false
  readonly #file: string
  readonly #listeners = new Listeners()
  #line: ThreadLine

  private constructor(file: string) {
    this.#file = file
    this.#line = this.#start()
  }

  #start(): ThreadLine {
    const worker = startWorker(MODULE, { workerData: { file: this.#file } })
    const tell = (changes: readonly Change[]) => this.#listeners.tellLater(changes)
    return new ThreadLine(worker, tell, () => {
      this.#line = this.#start()
      // Whoever asks for something is told.
      this.#line.opened.catch(() => {})
    })
  }

  static async open(file: string): Promise<SqliteThread> {
    const store = new SqliteThread(file)
    await store.#line.opened
    return store
  }

  // ---- writing ------------------------------------------------------------------------------------------------------

  create(table: NewTable) {
    return this.#line.ask('create', table)
  }

  async append(step: Append): Promise<Appended> {
    return this.#line.append(writeStep(step))
  }

  async say(table: string, line: NewChatLine): Promise<Said> {
    const said = await this.#line.ask('say', table, line)
    if (said.is === 'said') this.#listeners.tellLater([{ is: 'said', table, number: said.number, own: true }])
    return said
  }

  subscribe(person: string, subscription: Subscription, at: number) {
    return this.#line.ask('subscribe', person, subscription, at)
  }

  unsubscribe(endpoint: string, person?: string) {
    return this.#line.ask('unsubscribe', endpoint, person)
  }

  createCampaign(campaign: NewCampaign) {
    return this.#line.ask('createCampaign', campaign)
  }

  enterCampaign(id: string, member: Member, at: number, most: number) {
    return this.#line.ask('enterCampaign', id, member, at, most)
  }

  exitCampaign(id: string, person: string) {
    return this.#line.ask('exitCampaign', id, person)
  }

  resetCampaign(campaign: CampaignRun, at: number) {
    return this.#line.ask('resetCampaign', campaign, at)
  }

  pruneCampaigns(unusedBefore: number, dryRun?: boolean) {
    return this.#line.ask('pruneCampaigns', unusedBefore, dryRun)
  }

  keepReview(table: string, review: Json) {
    return this.#line.ask('keepReview', table, review)
  }

  spend(player: string, account: string, more: Spending, at: number) {
    return this.#line.ask('spend', player, account, more, at)
  }

  /** Made in any case: the thread cannot call back. */
  async secret(name: string, make: () => string): Promise<string> {
    return this.#line.ask('keepSecret', name, make())
  }

  prune(retention: Retention) {
    return this.#line.ask('prune', retention)
  }

  // ---- reading ------------------------------------------------------------------------------------------------------

  load(id: string, after?: number) {
    return this.#line.ask('load', id, after)
  }

  answered(table: string, commandId: string) {
    return this.#line.ask('answered', table, commandId)
  }

  heads(ids: readonly string[]) {
    return this.#line.ask('heads', ids)
  }

  invited(invitation: string) {
    return this.#line.ask('invited', invitation)
  }

  list(query: ListQuery) {
    return this.#line.ask('list', query)
  }

  wakes(until: number, limit: number) {
    return this.#line.ask('wakes', until, limit)
  }

  chat(table: string, query: { readonly after?: number; readonly limit: number }) {
    return this.#line.ask('chat', table, query)
  }

  subscriptions(person: string) {
    return this.#line.ask('subscriptions', person)
  }

  campaign(id: string) {
    return this.#line.ask('campaign', id)
  }

  campaigns(person: string, limit: number) {
    return this.#line.ask('campaigns', person, limit)
  }

  review(table: string) {
    return this.#line.ask('review', table)
  }

  spent(player: string, account: string) {
    return this.#line.ask('spent', player, account)
  }

  counts() {
    return this.#line.ask('counts')
  }

  changes(listener: (change: Change) => void): () => void {
    return this.#listeners.add(listener)
  }

  ready() {
    return this.#line.ask('ready')
  }

  close(): Promise<void> {
    return this.#line.close()
  }
}
