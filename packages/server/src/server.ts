import type { AddressInfo } from 'node:net'
import { type Logger, pino } from 'pino'
import { Bans } from './access/bans.ts'
import { Identity } from './access/identity.ts'
import { seatSearchers } from './bots/search/seat-searchers.ts'
import { type ThreadSettings, Threads } from './bots/search/threads.ts'
import { standInId, standInWords } from './bots/stand-in-words.ts'
import type { Thinker } from './bots/thinker.ts'
import { Campaigns } from './campaign/campaigns.ts'
import { chanceOf, tokenKey } from './chance.ts'
import { type Clock, systemClock } from './clock.ts'
import { type ClusterMember, SINGLE_PROCESS } from './cluster/member.ts'
import { Peers } from './cluster/peers.ts'
import { RemotePresence } from './cluster/remote-presence.ts'
import { type Config, DEFAULTS, forThisMachine } from './config.ts'
import type { ServerContext } from './context.ts'
import { type GameEntry, games } from './games.ts'
import { admit, httpServer } from './http/http-server.ts'
import { Lobby } from './lobby/lobby.ts'
import { Metrics } from './metrics/metrics.ts'
import { type Delivery, delivery } from './notify/delivery.ts'
import { Push } from './notify/push.ts'
import { Webhooks } from './notify/webhook.ts'
import { Chat } from './play/chat.ts'
import { failpoint } from './play/failpoint.ts'
import { Hints } from './play/hints.ts'
import { Pipeline } from './play/pipeline.ts'
import { StoreFailed } from './play/step-store.ts'
import { Reviews } from './review/reviews.ts'
import { Sockets } from './socket/sockets.ts'
import type { Change, Store, Wake } from './store/store.ts'
import type { LiveTable } from './table/live-table.ts'
import { Presence } from './table/presence.ts'
import { isBroken } from './table/set-aside.ts'
import { Tables } from './table/tables.ts'

export interface ServerOptions {
  readonly store: Store
  readonly config?: Config
  readonly games?: readonly GameEntry[]
  /** Players that take their time and know every game, by name: a host may put them on a seat like a bot. */
  readonly players?: Readonly<Record<string, Thinker>>
  /** Where bots that search do so. */
  readonly threads?: ThreadSettings
  readonly clock?: Clock
  readonly log?: Logger
  /** The folder of the built page; without one only the protocol is served. */
  readonly page?: string | null
  readonly delivery?: Delivery
  /** Which part of a server of several processes this is. */
  readonly cluster?: ClusterMember
}

export interface RunningServer {
  readonly port: number
  readonly url: string
  /** Finishes what is under way, closes all connections and then the store. Nothing is lost. */
  close(): Promise<void>
  /** Resolves when no table has anything under way. */
  settled(): Promise<void>
}

/** So many tables that have to be woken are asked for at a time. */
const WAKES_AT_ONCE = 500

/** Starts a server on its port; 0 for any. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const clock = options.clock ?? systemClock
  const config = forThisMachine(options.config ?? DEFAULTS)
  const cluster = options.cluster ?? SINGLE_PROCESS
  const threads = new Threads(options.threads)
  const seated = (options.games ?? games).map((entry) => seatSearchers(entry, threads, clock, config.searchLines))
  const context: ServerContext = {
    store: options.store,
    clock,
    chance: await chanceOf(options.store, config.seed, cluster.number),
    config,
    metrics: new Metrics(),
    log: options.log ?? pino({ level: 'silent' }),
    games: seated.map((entry) => ({ ...entry, thinkers: { ...entry.thinkers, ...options.players } })),
    cluster,
    since: clock.now(),
  }
  const { store, log } = context
  if (config.seed !== null) {
    log.warn({ seed: config.seed }, 'NOT FOR STRANGERS: everything is drawn from a seed, every card and every token')
  }
  const identity = new Identity(await tokenKey(store, config.seed), context.chance)
  const tables = new Tables(context)
  const pipeline = new Pipeline(context)
  const chat = new Chat(context, pipeline)
  const webhooks = new Webhooks(config, log)
  const push = new Push(context, options.delivery ?? delivery)
  pipeline.onMoved = (table) => webhooks.tell(table)
  pipeline.onAsked = (table) => push.asked(table)
  pipeline.onStoodIn = (table, standIn) => {
    const told = chat.announce(table, standInId(standIn), standInWords(table, standIn))
    told.catch((error: unknown) => log.error({ table: table.id, err: error }, 'telling of a stand-in failed'))
  }
  pipeline.onBroken = (table, error) => {
    if (table.ended !== null) return
    if (error instanceof StoreFailed) log.error({ table: table.id, err: error }, 'a step was not stored')
    else tables.setAside(table.id, error instanceof Error ? error : new Error(String(error)))
  }
  pipeline.steps.onLost = (table, error) => {
    if (isBroken(error)) {
      tables.setAside(table.id, error)
      return
    }
    log.error({ table: table.id, err: error }, 'the store cannot be reached; a table leaves memory')
    tables.drop(table, 'unavailable')
  }
  const reviews = new Reviews(context)
  const bans = new Bans(store)
  await bans.refresh()
  const presence = new Presence(context)
  const hints = new Hints(context, pipeline)
  const services = { context, tables, pipeline, chat, hints, presence, push, reviews, identity, bans }
  const lobby = new Lobby(context, tables, pipeline, identity)
  const sockets = new Sockets(services)
  const campaigns = new Campaigns(context, tables, lobby)
  const remotePresence = new RemotePresence()
  const app = await httpServer(services, lobby, campaigns, sockets, remotePresence, options.page ?? null)

  const report = (what: string) => (error: unknown) => log.error({ err: error }, what)
  const follow = (table: LiveTable) =>
    table.queue.run(() => pipeline.steps.follow(table)).catch(report('following failed'))
  tables.onLoad = (table, changed) => {
    // No process may be thinking about a question that was put before this one started.
    pipeline.automatic.schedule(table, table.state.timing.askedAt <= context.since)
    table.audience.setRemote(remotePresence.at(table.id))
    if (changed) void follow(table)
  }
  const missed = async () => {
    const held = [...tables.all()]
    const heads = await store.heads(held.map(({ id }) => id))
    for (const table of held) {
      if ((heads.get(table.id) ?? 0) > table.row.head) await follow(table)
      await chat.news(table)
    }
  }
  const onChange = (change: Change) => {
    if (change.is === 'missed') return void missed().catch(report('catching up failed'))
    const table = tables.held(change.table)
    if (table === undefined) {
      tables.changed(change.table)
      // This process runs its clocks and bots, whoever has moved it.
      if (!change.own && cluster.ownership(change.table) === 'here') {
        tables.get(change.table).catch(report('loading failed'))
      }
      return
    }
    // Its owner has moved it, and nobody here is connected to it.
    if (!change.own && cluster.ownership(table.id) === 'elsewhere' && tables.forget(table)) return
    if (change.is === 'said') return void chat.news(table).catch(report('chat failed'))
    if (table.isNews(change.seq)) void follow(table)
  }
  const ignore = store.changes(onChange)
  const passOn = store.hearsOthers
    ? () => {}
    : store.changes((change) => {
        if (change.is !== 'missed') cluster.tell(change)
      })
  const lookUp = (id: string) => {
    const table = tables.held(id)
    if (table === undefined) tables.changed(id)
    else {
      void follow(table)
      void chat.news(table).catch(report('chat failed'))
    }
  }
  const peers = new Peers(cluster, tables, presence, remotePresence, { changed: onChange, lookUp })

  let stopped = false
  /** Tables to which nobody is connected still have clocks and bots. */
  const lookOut = async () => {
    tables.sweep()
    await bans.refresh()
    sockets.closeBanned()
    const until = clock.now() + config.pace.lookout
    let failed: unknown = null
    for (let after: Wake | undefined, page: readonly Wake[] = []; ; after = page.at(-1)) {
      page = await store.wakes(until, WAKES_AT_ONCE, after)
      for (const { table: id } of page) {
        if (stopped) return
        if (tables.held(id) !== undefined || cluster.ownership(id) === 'elsewhere') continue
        await tables.get(id).catch((error: unknown) => {
          failed ??= error
        })
      }
      if (page.length < WAKES_AT_ONCE) break
    }
    if (failed !== null) throw failed
  }
  let forgetLookout = () => {}
  let lookingOut = Promise.resolve()
  const keepLookout = () => {
    if (stopped) return
    forgetLookout = clock.at(clock.now() + config.pace.lookout, () => {
      lookingOut = lookOut().catch(report('looking out failed')).then(keepLookout)
    })
  }
  const settled = async () => {
    await lookingOut
    for (let busy = true; busy; ) {
      busy = false
      for (const table of tables.all()) {
        if (table.queue.length === 0) continue
        busy = true
        await table.queue.drained()
      }
    }
  }

  /** Finishes what is under way and takes nothing new; then nothing here keeps the process alive. */
  const letGo = async () => {
    stopped = true
    forgetLookout()
    pipeline.stop()
    ignore()
    passOn()
    const othersGone = cluster.close()
    for (const table of tables.all()) table.automatic.stop()
    await settled()
    failpoint('on shutdown')
    await push.close()
    await reviews.close()
    await threads.close()
    sockets.closeAll('stopping')
    await othersGone
    await app.close()
    sockets.server.close()
    await store.close()
  }

  // Nobody waits until all tables are loaded that something is due at: there may be many, and long ones.
  lookingOut = lookOut().catch(report('looking out failed')).then(keepLookout)

  try {
    await app.ready()
    await cluster.open({
      receiveNews: (news) => peers.receiveNews(news),
      watched: (table) => peers.watched(table),
      lost: (other) => peers.lost(other),
      receiveConnection: (request, socket, head) => admit(sockets, request, socket, head),
      metrics: async () => (await context.metrics.text()).body,
    })
    if (cluster.listens) await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await letGo()
    throw error
  }
  const { port } = (app.server.address() ?? { port: 0 }) as AddressInfo
  log.info({ port }, 'listening')

  let closing: Promise<void> | null = null
  const close = async () => {
    log.info('stopping')
    await letGo()
    log.info('stopped')
  }

  return {
    port,
    url: `http://${config.host === '0.0.0.0' ? '127.0.0.1' : config.host}:${port}`,
    close: () => (closing ??= close()),
    settled,
  }
}
