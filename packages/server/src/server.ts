import type { AddressInfo } from 'node:net'
import { type Logger, pino } from 'pino'
import { Campaigns } from './campaign/campaigns.ts'
import { chanceOf, tokenKey } from './chance.ts'
import { Chat } from './chat.ts'
import { type Clock, systemClock } from './clock.ts'
import { type Config, DEFAULTS, forThisMachine } from './config.ts'
import { type Delivery, delivery } from './delivery.ts'
import { failpoint } from './failpoint.ts'
import { type GameEntry, games } from './games.ts'
import { Elsewhere } from './halls/elsewhere.ts'
import { type Hall, ONE_HALL } from './halls/hall.ts'
import { Neighbours } from './halls/neighbours.ts'
import { admit, httpServer } from './http.ts'
import { Identity } from './identity.ts'
import { Lobby } from './lobby.ts'
import { Metrics } from './metrics.ts'
import { Pipeline } from './pipeline.ts'
import { Presence } from './presence.ts'
import { Push } from './push.ts'
import { Reviews } from './review/reviews.ts'
import { seatSearchers } from './search/seat-searchers.ts'
import { type ThreadSettings, Threads } from './search/threads.ts'
import { Sockets } from './socket.ts'
import { standInId, standInWords } from './stand-in-words.ts'
import type { Change, Store } from './store/store.ts'
import type { LiveTable } from './table/live-table.ts'
import { type House, Tables } from './tables.ts'
import type { Thinker } from './thinker.ts'
import { Webhooks } from './webhook.ts'

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
  readonly hall?: Hall
}

export interface RunningServer {
  readonly port: number
  readonly url: string
  /** Finishes what is under way, says goodbye, and lets go of the store. Nothing is lost. */
  close(): Promise<void>
  /** Resolves when no table has anything under way. */
  settled(): Promise<void>
}

const WOKEN_AT_ONCE = 500

/** Starts a server on its port; 0 for any. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const clock = options.clock ?? systemClock
  const config = forThisMachine(options.config ?? DEFAULTS)
  const hall = options.hall ?? ONE_HALL
  const threads = new Threads(options.threads)
  const seated = (options.games ?? games).map((entry) => seatSearchers(entry, threads, clock, config.searchLines))
  const house: House = {
    store: options.store,
    clock,
    chance: await chanceOf(options.store, config.seed, hall.number),
    config,
    metrics: new Metrics(),
    log: options.log ?? pino({ level: 'silent' }),
    games: seated.map((entry) => ({ ...entry, thinkers: { ...entry.thinkers, ...options.players } })),
    hall,
    since: clock.now(),
  }
  const { store, log } = house
  if (config.seed !== null) {
    log.warn({ seed: config.seed }, 'NOT FOR STRANGERS: everything is drawn from a seed, every card and every token')
  }
  const identity = new Identity(await tokenKey(store, config.seed), house.chance)
  const tables = new Tables(house)
  const pipeline = new Pipeline(house)
  const chat = new Chat(house, pipeline)
  const webhooks = new Webhooks(config, log)
  const push = new Push(house, options.delivery ?? delivery)
  pipeline.onMoved = (table) => webhooks.tell(table)
  pipeline.onAsked = (table) => push.asked(table)
  pipeline.onStoodIn = (table, standIn) => {
    const told = chat.announce(table, standInId(standIn), standInWords(table, standIn))
    told.catch((error: unknown) => log.error({ table: table.id, err: error }, 'telling of a stand-in failed'))
  }
  const reviews = new Reviews(house)
  const presence = new Presence(house)
  const services = { house, tables, pipeline, chat, presence, push, reviews, identity }
  const lobby = new Lobby(house, tables, pipeline, identity)
  const sockets = new Sockets(services)
  const campaigns = new Campaigns(house, tables, lobby)
  const elsewhere = new Elsewhere()
  const app = await httpServer(services, lobby, campaigns, sockets, elsewhere, options.page ?? null)

  const report = (what: string) => (error: unknown) => log.error({ err: error }, what)
  const follow = (table: LiveTable) =>
    table.queue.run(() => pipeline.steps.follow(table)).catch(report('following failed'))
  tables.onLoad = (table, changed) => {
    // What was asked while this process was not there nobody may be thinking about.
    pipeline.automatic.schedule(table, table.state.timing.askedAt <= house.since)
    table.audience.setElsewhere(elsewhere.at(table.id))
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
      // Its clocks and bots are kept here, whoever has moved it.
      if (!change.own && hall.keeps(change.table) === 'here') {
        tables.get(change.table).catch(report('loading failed'))
      }
      return
    }
    // Whoever keeps it has moved it; here nobody looks.
    if (!change.own && hall.keeps(table.id) === 'elsewhere' && tables.forget(table)) return
    if (change.is === 'said') return void chat.news(table).catch(report('chat failed'))
    if (table.isNews(change.seq)) void follow(table)
  }
  const ignore = store.changes(onChange)
  const passOn = store.hearsOthers
    ? () => {}
    : store.changes((change) => {
        if (change.is !== 'missed') hall.tell(change)
      })
  const lookUp = (id: string) => {
    const table = tables.held(id)
    if (table === undefined) tables.changed(id)
    else {
      void follow(table)
      void chat.news(table).catch(report('chat failed'))
    }
  }
  const neighbours = new Neighbours(hall, tables, presence, elsewhere, { changed: onChange, lookUp })

  /** Tables that nobody looks at still have clocks and bots. */
  const lookOut = async () => {
    tables.sweep()
    for (const { table: id } of await store.wakes(clock.now() + config.pace.lookout, WOKEN_AT_ONCE)) {
      if (tables.held(id) === undefined && hall.keeps(id) !== 'elsewhere') await tables.get(id)
    }
  }
  let stopped = false
  let forgetLookout = () => {}
  const keepLookout = () => {
    if (stopped) return
    forgetLookout = clock.at(clock.now() + config.pace.lookout, () => {
      void lookOut().catch(report('looking out failed')).then(keepLookout)
    })
  }
  const settled = async () => {
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
    const othersGone = hall.close()
    for (const table of tables.all()) pipeline.automatic.forget(table)
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

  await lookOut()
  keepLookout()

  try {
    await app.ready()
    await hall.open({
      hear: (word) => neighbours.hear(word),
      watched: (table) => neighbours.watched(table),
      lost: (other) => neighbours.lost(other),
      receive: (request, socket, head) => admit(sockets, request, socket, head),
      figures: async () => (await house.metrics.text()).body,
    })
    if (hall.listens) await app.listen({ port: config.port, host: config.host })
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
