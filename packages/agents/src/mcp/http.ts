import { randomUUID } from 'node:crypto'
import {
  createMcpHandler,
  isInitializeRequest,
  isLegacyRequest,
  type McpServer,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { Agents } from './agents.ts'
import { Caller } from './caller.ts'
import { mcpServer } from './server.ts'
import type { ServerApi } from './server-api.ts'
import { toolsChanged } from './tools-changed.ts'

/** One HTTP request, with what the server has found out about it. */
export interface Visit {
  readonly request: Request
  /** Its body, read already; undefined where it has none. */
  readonly body: unknown
  /** The token it brings, valid; null for none. */
  readonly token: string | null
  readonly address: string
  /** The way in for an agent from this address. */
  readonly api: ServerApi
}

export interface HttpOptions {
  /** Sessions at once, in all and from one address. */
  readonly sessions: number
  readonly sessionsPerAddress: number
  readonly report: (error: unknown) => void
}

interface Session {
  readonly mcp: McpServer
  readonly transport: WebStandardStreamableHTTPServerTransport
  readonly token: string | null
  readonly address: string
  lastUse: number
  /** Requests that are being answered, streams included. */
  busy: number
}

/** A session in which nothing happens for this long is closed; its seats stay. */
const IDLE = 30 * 60_000

/**
 * Agents over streamable HTTP. Clients of the older revisions of MCP have a session, which knows who they are; those of
 * the newer ones send every request by itself, with a token or with the key of their seat.
 */
export class McpOverHttp {
  readonly #agents = new Agents()
  readonly #sessions = new Map<string, Session>()
  readonly #open = new Set<{ close(): Promise<void> }>()
  readonly #options: HttpOptions
  readonly #sweeper: ReturnType<typeof setInterval>

  constructor(options: HttpOptions) {
    this.#options = options
    this.#sweeper = setInterval(() => this.#sweep(), IDLE / 10)
    this.#sweeper.unref()
  }

  async answer(visit: Visit): Promise<Response> {
    if (await isLegacyRequest(visit.request, visit.body)) return this.#inSession(visit)
    return this.#alone(visit)
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeper)
    await Promise.all([...this.#sessions.keys()].map((id) => this.#end(id)))
    await Promise.all([...this.#open].map((handler) => handler.close()))
    this.#agents.close()
  }

  /** A request that stands by itself. */
  async #alone({ request, body, token, api }: Visit): Promise<Response> {
    const news = toolsChanged()
    const caller = new Caller(this.#agents, api, { token, namesPlayer: token === null, onAgent: news.follow })
    const handler = createMcpHandler(() => mcpServer(caller, this.#options.report), {
      legacy: 'reject',
      onerror: this.#options.report,
    })
    // Only for this request: it may be the one by which a client listens for news of its own tools.
    caller.known(undefined)
    news.tell = () => handler.notify.toolsChanged()
    this.#open.add(handler)
    const over = () => {
      news.end()
      this.#open.delete(handler)
      void handler.close()
    }
    const response = await handler.fetch(request, body === undefined ? {} : { parsedBody: body })
    return untilRead(response, over)
  }

  async #inSession(visit: Visit): Promise<Response> {
    const id = visit.request.headers.get('mcp-session-id')
    const session = id === null ? await this.#begin(visit) : this.#sessions.get(id)
    if (session === undefined) return rpcError(404, -32_001, 'There is no such session; initialize a new one.')
    if (session instanceof Response) return session
    // A session that was opened with a token is of no use to anybody else who learns its id.
    if (session.token !== null && session.token !== visit.token) {
      return rpcError(404, -32_001, 'There is no such session; initialize a new one.')
    }
    session.lastUse = Date.now()
    session.busy++
    const { request, body } = visit
    const response = await session.transport.handleRequest(request, body === undefined ? {} : { parsedBody: body })
    return untilRead(response, () => {
      session.busy--
      session.lastUse = Date.now()
    })
  }

  async #begin({ request, body, token, address, api }: Visit): Promise<Session | Response> {
    if (request.method !== 'POST' || !isInitializeRequest(body)) {
      return rpcError(400, -32_000, 'The first message of a session is initialize.')
    }
    const { sessions, sessionsPerAddress, report } = this.#options
    const here = [...this.#sessions.values()].filter((other) => other.address === address).length
    if (this.#sessions.size >= sessions || here >= sessionsPerAddress) {
      return rpcError(503, -32_000, 'Too many sessions are open.')
    }
    const news = toolsChanged()
    const caller = new Caller(this.#agents, api, { token, namesPlayer: token === null, onAgent: news.follow })
    const mcp = mcpServer(caller, report)
    news.tell = () => mcp.sendToolListChanged()
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => randomUUID(),
      onsessioninitialized: (id) => {
        this.#sessions.set(id, session)
      },
      onsessionclosed: (id) => this.#end(id),
    })
    const session: Session = { mcp, transport, token, address, lastUse: Date.now(), busy: 0 }
    transport.onclose = () => news.end()
    await mcp.connect(transport)
    return session
  }

  async #end(id: string): Promise<void> {
    const session = this.#sessions.get(id)
    if (session === undefined) return
    this.#sessions.delete(id)
    await session.mcp.close()
  }

  #sweep(): void {
    for (const [id, { lastUse, busy }] of this.#sessions) {
      if (busy === 0 && Date.now() - lastUse > IDLE) this.#end(id).catch(this.#options.report)
    }
  }
}

function rpcError(status: number, code: number, message: string): Response {
  return Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status })
}

/** The same response; calls back once it was read to its end, or nobody reads it any more. */
function untilRead(response: Response, over: () => void): Response {
  if (response.body === null) {
    over()
    return response
  }
  const reader = response.body.getReader()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (!done) return controller.enqueue(value)
        over()
        controller.close()
      } catch (error) {
        over()
        controller.error(error)
      }
    },
    async cancel(reason) {
      over()
      await reader.cancel(reason)
    },
  })
  return new Response(body, { status: response.status, headers: response.headers })
}
