import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { McpOverHttp } from './http.ts'
import type { ServerApi } from './server-api.ts'

/** Longer than any call of a tool. */
const BODY_BYTES = 1024 * 1024
const HERE = '127.0.0.1'

export interface OpenSeat {
  /** Where a client finds it. Nobody else can guess the address, so whoever has it has the seat. */
  readonly url: string
  close(): Promise<void>
}

/** Serves the one seat that an API gives access to over streamable HTTP, to clients on this machine. */
export async function openSeat(api: ServerApi, report: (error: unknown) => void): Promise<OpenSeat> {
  const key = randomBytes(18).toString('base64url')
  const path = `/${key}/mcp`
  const mcp = new McpOverHttp({ sessions: 16, sessionsPerAddress: 16, report })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url !== path) return refuse(response, 404)
    const body = await bodyOf(request)
    if (body === null) return refuse(response, 400)
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    const answer = await mcp.answer({
      request: new Request(`http://${HERE}${path}`, {
        method: request.method ?? 'GET',
        headers: headersOf(request),
        signal: gone.signal,
      }),
      body: body.json,
      token: key,
      address: HERE,
      api,
    })
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    // Somebody who listens has to know that they are heard before anything happens.
    response.flushHeaders()
    if (answer.body === null) response.end()
    // Whoever hangs up in the middle has heard enough.
    else await pipeline(Readable.fromWeb(answer.body as WebStream), response, { signal: gone.signal }).catch(() => {})
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      report(error)
      response.destroy()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, HERE, resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${HERE}:${port}${path}`,
    async close() {
      await mcp.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status).end()
}

function headersOf({ headers }: IncomingMessage): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
}

/** What was sent; undefined for nothing, null where it is no JSON or too much of it. */
async function bodyOf(request: IncomingMessage): Promise<{ readonly json: unknown } | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > BODY_BYTES) return null
    chunks.push(chunk)
  }
  if (bytes === 0) return { json: undefined }
  try {
    return { json: JSON.parse(Buffer.concat(chunks).toString()) as unknown }
  } catch {
    return null
  }
}
