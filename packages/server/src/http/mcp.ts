import type { Server } from 'node:http'
import { type Duplex, duplexPair, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { McpOverHttp, ServerApi } from '@riposte/agents/mcp'
import type { Blocked } from '@riposte/kernel'
import { refusal, type Socket } from '@riposte/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { WebSocket } from 'ws'
import { addressOf, fromOurPage, tokenOf } from '../access/origin.ts'
import type { Services } from '../socket/sockets.ts'

const HOST = /^[\w.:[\]-]+$/
/** Of a request, what the protocol of agents has to know. */
const HEADERS = [
  'accept',
  'content-type',
  'last-event-id',
  'mcp-session-id',
  'mcp-protocol-version',
  'mcp-method',
  'mcp-name',
]

/**
 * Agents at /mcp. They are let in the same way as everybody else: whatever an agent is told comes from a
 * connection of its own to this server, with the limits of the address it calls from.
 */
export function serveAgents(
  app: FastifyInstance,
  { context, identity }: Services,
  refuse: (reply: FastifyReply, refused: Blocked) => Blocked,
): void {
  const { config, log } = context
  const { connections, connectionsPerAddress } = config.limits
  let agents: Promise<McpOverHttp> | null = null
  /** Loaded when the first agent comes: most servers have none. */
  const loaded = () => {
    agents ??= import('@riposte/agents/mcp').then(
      ({ McpOverHttp }) =>
        new McpOverHttp({
          sessions: connections,
          sessionsPerAddress: connectionsPerAddress,
          report: (error) => log.warn({ err: error }, 'an agent was not served'),
        }),
    )
    return agents
  }

  async function handle(request: FastifyRequest, reply: FastifyReply) {
    if (!fromOurPage(request.headers, config)) return refuse(reply, refusal('badOrigin'))
    const token = tokenOf(request.headers)
    if (token !== null && identity.recognise(token) === null) return refuse(reply, refusal('badToken'))
    const address = addressOf(request.raw, config)
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    const headers = HEADERS.flatMap((name): [string, string][] => {
      const value = request.headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    })
    const answer = await (await loaded()).answer({
      request: new Request('http://riposte/mcp', { method: request.method, headers, signal: gone.signal }),
      body: request.body ?? undefined,
      token,
      address,
      api: serverApiFor(app, address, pageOf(request)),
    })
    reply.hijack()
    const { raw } = reply
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
    for (const [name, value] of answer.headers) raw.setHeader(name, value)
    raw.statusCode = answer.status
    // Somebody who listens has to know that they are heard before anything happens.
    raw.flushHeaders()
    if (answer.body === null) raw.end()
    // Whoever hangs up in the middle has heard enough.
    else await pipeline(Readable.from(chunksOf(answer.body.getReader(), gone.signal)), raw).catch(() => {})
    return reply
  }

  app.route({ method: ['GET', 'POST', 'DELETE'], url: '/mcp', handler: handle })
  app.addHook('preClose', async () => {
    await (await agents)?.close()
  })
}

interface Reader {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>
  cancel(): Promise<void>
}

/** What is read, piece by piece, as long as somebody is there. */
async function* chunksOf(reader: Reader, gone: AbortSignal): AsyncGenerator<Uint8Array> {
  gone.addEventListener('abort', () => void reader.cancel().catch(() => {}))
  for (;;) {
    const { done, value } = await reader.read()
    if (done || value === undefined) return
    yield value
  }
}

/** Where people open this server, as the agent's own request has found it. */
function pageOf({ headers }: FastifyRequest): string {
  const host = headers.host !== undefined && HOST.test(headers.host) ? headers.host : 'localhost'
  return `${headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'}://${host}`
}

/** The way into this very server, for somebody at this address: no network, and nothing that others do not get. */
function serverApiFor(app: FastifyInstance, address: string, page: string): ServerApi {
  return {
    page,
    socket: 'ws://riposte/socket',
    open: (url) => new WebSocket(url, { createConnection: () => lineInto(app.server, address) }) as unknown as Socket,
    async ask({ method, path, token, body }) {
      const answer = await app.inject({
        method,
        url: path,
        remoteAddress: address,
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
        ...(body === null ? {} : { payload: body }),
      })
      return { status: answer.statusCode, body: answer.json() as unknown }
    },
  }
}

/** A connection to the server that goes over no wire. */
function lineInto(server: Server, address: string): Duplex {
  const [theirs, ours] = duplexPair()
  server.emit('connection', Object.assign(ours, { remoteAddress: address }))
  return theirs
}
