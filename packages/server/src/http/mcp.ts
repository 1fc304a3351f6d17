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
/** The headers of a request that MCP needs. */
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
    // The headers go out at once: a client that waits for events has to know that it is connected.
    raw.flushHeaders()
    if (answer.body === null) raw.end()
    // A client may close the connection at any time; that is no error.
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

/** The pieces of a body, until the client is gone. */
async function* chunksOf(reader: Reader, gone: AbortSignal): AsyncGenerator<Uint8Array> {
  gone.addEventListener('abort', () => void reader.cancel().catch(() => {}))
  for (;;) {
    const { done, value } = await reader.read()
    if (done || value === undefined) return
    yield value
  }
}

/** The address of the page, taken from the agent's own request. */
function pageOf({ headers }: FastifyRequest): string {
  const host = headers.host !== undefined && HOST.test(headers.host) ? headers.host : 'localhost'
  return `${headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'}://${host}`
}

/** The API of this very server for a client at this address: without a network, and with the same limits as everybody. */
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

/** A WebSocket to this server over a pair of streams instead of a network. */
function lineInto(server: Server, address: string): Duplex {
  const [theirs, ours] = duplexPair()
  server.emit('connection', Object.assign(ours, { remoteAddress: address }))
  return theirs
}
