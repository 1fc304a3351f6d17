import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { type Blocked, isBlocked, type Json, record } from '@riposte/kernel'
import {
  type createRequest,
  type emptyRequest,
  type forgetPushRequest,
  type joinRequest,
  type kickRequest,
  messageSchema,
  type muteRequest,
  openapi,
  type optionsRequest,
  type pushRequest,
  type RefusalCode,
  ROUTES,
  type Route,
  refusal,
  type rematchRequest,
  type seatRequest,
  type settingsRequest,
  type TableInfo,
  type wordsRequest,
} from '@riposte/protocol'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Person } from '../access/identity.ts'
import { addressOf, COOKIE, fromOurPage, tokenOf } from '../access/origin.ts'
import { Buckets } from '../access/rate-limits.ts'
import type { Campaigns } from '../campaign/campaigns.ts'
import { campaignHandlers } from '../campaign/handlers.ts'
import type { RemotePresence } from '../cluster/remote-presence.ts'
import type { Lobby } from '../lobby/lobby.ts'
import { reviewHandlers } from '../review/handlers.ts'
import type { Services, Sockets } from '../socket/sockets.ts'
import type { TableSummary } from '../store/store.ts'
import type { LiveTable } from '../table/live-table.ts'
import { describeTable, seatOf } from '../table/seating.ts'
import { isShown } from '../table/set-aside.ts'
import { serveReports } from './arena-reports.ts'
import type { Caller } from './caller.ts'
import { describeGame } from './describe-game.ts'
import { serveAgents } from './mcp.ts'
import { ownTables } from './own-tables.ts'
import { answerVisit, isForPage, policyFor, servePage } from './page.ts'
import { Readiness } from './readiness.ts'
import { recordWithoutRules } from './record-without-rules.ts'
import { replayRefused } from './replay-refused.ts'
import { languageOf, wordsFor } from './words.ts'

const BODY_BYTES = 32 * 1024
const WORDS_BYTES = 256 * 1024
const TABLES_LISTED = 100
const YEAR = 365 * 86_400

/** Routes that store something or cost much processor time: they have a stricter rate limit. */
const CREATES: ReadonlySet<keyof typeof ROUTES> = new Set([
  'guest',
  'create',
  'rematch',
  'newCampaign',
  'campaignTable',
  'startReview',
])

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const

const STATUS: Readonly<Partial<Record<string, number>>> = {
  badToken: 401,
  noToken: 401,
  banned: 403,
  badOrigin: 403,
  notHost: 403,
  notInvited: 403,
  noSpectators: 403,
  notSeated: 403,
  notMember: 403,
  noTable: 404,
  noCampaign: 404,
  noGame: 404,
  notFound: 404,
  oversized: 413,
  malformedJson: 400,
  malformedMessage: 400,
  tooFast: 429,
  reviewUnderWay: 429,
  notYourReview: 403,
  tooMany: 503,
  tooManyReviews: 503,
  internal: 500,
  unavailable: 503,
  stopping: 503,
}

type Handler = (caller: Caller, body: never, table: LiveTable) => Promise<object | Blocked>

/** The HTTP side: every address of the protocol, health, metrics and the descriptions. */
export async function httpServer(
  services: Services,
  lobby: Lobby,
  campaigns: Campaigns,
  sockets: Sockets,
  remotePresence: RemotePresence,
  page: string | null,
): Promise<FastifyInstance> {
  const { context, tables, identity, bans, push, reviews } = services
  const { config, metrics, clock, log } = context
  const requests = new Buckets(config.limits.requests, clock)
  const visits = new Buckets(config.limits.visits, clock)
  const creations = new Buckets(config.limits.creations, clock)
  const readiness = new Readiness(context)
  const app = fastify({ bodyLimit: BODY_BYTES, logger: false, forceCloseConnections: true })

  const info = (row: TableSummary): TableInfo =>
    tables.held(row.id)?.info() ?? describeTable(row, remotePresence.at(row.id))
  const personOf = (request: FastifyRequest): Person | null | 'bad' => {
    const token = tokenOf(request.headers)
    return token === null ? null : (identity.recognise(token) ?? 'bad')
  }
  const changed = (refused: Blocked | null, table: LiveTable) => refused ?? { table: table.info() }

  const handlers: Readonly<Record<keyof typeof ROUTES, Handler>> = {
    ...campaignHandlers(campaigns, tables),
    ...reviewHandlers(reviews, config),
    async guest({ person, request, reply }) {
      const token = person === null ? identity.issue() : (tokenOf(request.headers) ?? identity.issue())
      const secure = request.headers['x-forwarded-proto'] === 'https' ? '; Secure' : ''
      reply.header('set-cookie', `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR}${secure}`)
      return { token }
    },
    async games() {
      return { games: context.games.map(describeGame), arena: config.arena !== null }
    },
    async open() {
      const rows = await context.store.list({ status: 'lobby', listed: true, limit: TABLES_LISTED })
      const playable = rows.filter((row) => tables.troubleWith(row) === null && isShown(row))
      return { tables: playable.filter(({ seats }) => seats.some(({ kind }) => kind === 'free')).map(info) }
    },
    async mine({ person }) {
      return { tables: await ownTables(context, tables, person!) }
    },
    async words({ request }, body: z.output<typeof wordsRequest>) {
      const entry = tables.gameOf((request.params as { game: string }).game)
      return entry === undefined ? refusal('noGame') : wordsFor(entry, body)
    },
    async language({ request }) {
      const { game, language } = request.params as { game: string; language: string }
      const entry = tables.gameOf(game)
      return entry === undefined ? refusal('noGame') : languageOf(entry, language)
    },
    async rules({ request }) {
      const entry = tables.gameOf((request.params as { game: string }).game)
      return entry === undefined ? refusal('noGame') : { rules: entry.rulebook?.() ?? [] }
    },
    async create({ bearer }, body: z.output<typeof createRequest>) {
      const made = await lobby.create(bearer, body)
      if (isBlocked(made)) return made
      const table = await tables.get(made.id)
      if (typeof table === 'string') return refusal(table)
      return { table: table.info(), seat: 0, invitation: made.invitation }
    },
    async table({ person }, _body, table) {
      const seat = seatOf(table.row, person)
      return { table: table.info(), seat, host: person !== null && table.row.host === person }
    },
    async join({ person }, body: z.output<typeof joinRequest>, table) {
      const refused = await lobby.join(table, person!, body)
      const seat = seatOf(table.row, person)
      // The answer to a first request may have been lost: whoever has a seat keeps it.
      if (refused !== null && !(refused.code === 'seated' && seat !== null)) return refused
      return { table: table.info(), seat }
    },
    async leave({ person }, _body: z.output<typeof emptyRequest>, table) {
      return changed(await lobby.leave(table, person!), table)
    },
    async seat({ person }, { seat, bot }: z.output<typeof seatRequest>, table) {
      return changed(await lobby.seatBot(table, person!, seat, bot), table)
    },
    async kick({ person }, { seat }: z.output<typeof kickRequest>, table) {
      return changed(await lobby.kick(table, person!, seat), table)
    },
    async mute({ person }, { seat, muted }: z.output<typeof muteRequest>, table) {
      return changed(await lobby.mute(table, person!, seat, muted), table)
    },
    async options({ person }, { options }: z.output<typeof optionsRequest>, table) {
      return changed(await lobby.setOptions(table, person!, options), table)
    },
    async settings({ person }, body: z.output<typeof settingsRequest>, table) {
      return changed(await lobby.setSettings(table, person!, body), table)
    },
    async start({ person }, _body: z.output<typeof emptyRequest>, table) {
      return changed(await lobby.start(table, person!), table)
    },
    async invitation({ bearer }, _body: z.output<typeof emptyRequest>, table) {
      return lobby.invitation(table, bearer)
    },
    async rematch({ bearer }, { stage }: z.output<typeof rematchRequest>, table) {
      const made = await lobby.rematch(table, bearer, stage)
      if (isBlocked(made)) return made
      const next = await tables.get(made.id)
      if (typeof next === 'string') return refusal(next)
      return { table: next.info(), seat: seatOf(next.row, bearer.person) }
    },
    async replay({ person }, _body, table) {
      const refused = replayRefused(table, person)
      if (refused !== null || table.match === null) return refused ?? refusal('notFinished')
      return {
        table: table.info(),
        record: record(table.match, table.row.sealed.salt),
        at: table.state.times,
        standIns: table.state.standIns,
      }
    },
    async pushKey() {
      return { key: push.key }
    },
    async push({ person }, { subscription }: z.output<typeof pushRequest>) {
      return (await push.subscribe(person!, subscription)) ?? { ok: true }
    },
    async forgetPush({ person }, { endpoint }: z.output<typeof forgetPushRequest>) {
      await push.forget(person!, endpoint)
      return { ok: true }
    },
  }

  function refuse(reply: FastifyReply, refused: Blocked): Blocked {
    metrics.refused(refused.code)
    reply.status(STATUS[refused.code] ?? 409)
    return refused
  }

  async function handle(id: keyof typeof ROUTES, request: FastifyRequest, reply: FastifyReply) {
    const route: Route = ROUTES[id]
    const person = personOf(request)
    if (person === 'bad' && id !== 'guest') return refuse(reply, refusal('badToken'))
    if (person !== null && person !== 'bad' && bans.has(person)) return refuse(reply, refusal('banned'))
    if (person === null && route.by !== 'anybody') return refuse(reply, refusal('noToken'))
    if (CREATES.has(id) && !creations.take(addressOf(request.raw, config))) return refuse(reply, refusal('tooFast'))
    const body = route.body?.safeParse(request.body ?? {})
    if (body?.success === false) return refuse(reply, refusal('malformedMessage'))
    const tableId = (request.params as { id?: string }).id
    const table = tableId === undefined ? null : await tables.get(tableId)
    const known = person === 'bad' ? null : person
    if (typeof table === 'string') {
      const instead =
        id === 'replay' && table !== 'noTable'
          ? await recordWithoutRules(context.store, tableId!, known, table)
          : refusal(table)
      return isBlocked(instead) ? refuse(reply, instead) : instead
    }
    const bearer = { person: known as Person, token: tokenOf(request.headers) ?? '' }
    const caller = { person: known, bearer, request, reply }
    const answer = await handlers[id](caller, body?.data as never, table as LiveTable)
    return isBlocked(answer) ? refuse(reply, answer) : answer
  }

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS)
    reply.header('content-security-policy', policyFor(request.headers.host))
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store')
    // The page consists of many files; they must not use up the rate limit of its requests.
    const buckets = page !== null && isForPage(request) ? visits : requests
    if (!buckets.take(addressOf(request.raw, config))) return reply.send(refuse(reply, refusal('tooFast')))
    if (request.method !== 'GET' && request.method !== 'HEAD' && !fromOurPage(request.headers, config)) {
      return reply.send(refuse(reply, refusal('badOrigin')))
    }
    return undefined
  })
  app.addHook('onResponse', async (request, reply) => {
    // The pattern of the address and not the address, which may contain an invitation.
    const { method, routeOptions } = request
    log.debug(
      { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    )
  })

  for (const id of Object.keys(ROUTES) as (keyof typeof ROUTES)[]) {
    const { method, path } = ROUTES[id]
    const bodyLimit = id === 'words' ? WORDS_BYTES : BODY_BYTES
    app.route({ method, url: path, bodyLimit, handler: (request, reply) => handle(id, request, reply) })
  }

  serveAgents(app, services, refuse)
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    return (await readiness.isReady()) ? { ok: true } : refuse(reply, refusal('unavailable'))
  })
  app.get('/metrics', async (_request, reply) => {
    // Figures are wanted most of all while the store is away.
    if (await readiness.isReady()) metrics.stored(await context.store.counts())
    const { type, body } = await metrics.text()
    return reply.type(type).send(await context.cluster.metrics(body))
  })
  const descriptions: readonly [path: string, body: Json][] = [
    ['/openapi.json', openapi()],
    ['/protocol.json', messageSchema()],
  ]
  for (const [path, body] of descriptions) app.get(path, async () => body)

  if (config.arena !== null) await serveReports(app, config.arena)
  if (page !== null) await servePage(app, page)
  app.setNotFoundHandler((request, reply) => {
    if (page === null || !answerVisit(request, reply)) reply.send(refuse(reply, refusal('notFound')))
  })
  app.setErrorHandler((error: { code?: string; statusCode?: number }, request, reply) => {
    // Without a body only the address can be malformed.
    const code = codeOf(error) === 'malformedJson' && request.method === 'GET' ? 'notFound' : codeOf(error)
    if (code === 'internal') log.error({ route: request.routeOptions.url, err: error }, 'a request failed')
    return reply.send(refuse(reply, refusal(code)))
  })

  app.server.on('upgrade', (request, socket: Socket, head) => {
    socket.on('error', () => socket.destroy())
    const path = (request.url ?? '').split('?', 1)[0]
    if (path !== '/socket') turnAway(socket, 'notFound')
    else if (!requests.take(addressOf(request, config))) turnAway(socket, 'tooFast')
    else if (!context.cluster.handOver(request, socket, head)) admit(sockets, request, socket, head)
  })
  return app
}

/** Makes a WebSocket connection of a request at /socket, or says why not. */
export function admit(sockets: Sockets, request: IncomingMessage, socket: Socket, head: Buffer): void {
  const code = sockets.refuses(request)
  if (code !== null) turnAway(socket, code)
  else sockets.server.handleUpgrade(request, socket, head, (connection) => sockets.accept(connection, request))
}

function turnAway(socket: Socket, code: RefusalCode): void {
  const body = JSON.stringify(refusal(code))
  const status = STATUS[code] ?? 403
  socket.end(
    `HTTP/1.1 ${status} Refused\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
  )
}

function codeOf({ code, statusCode }: { code?: string; statusCode?: number }): RefusalCode {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'oversized'
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return 'malformedJson'
  return 'internal'
}
