import { isBlocked } from '@riposte/kernel'
import { ROUTES, refusal, type Socket } from '@riposte/protocol'
import type { z } from 'zod'
import { declined, Refused } from './refused.ts'

export interface Asked {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly token: string | null
  readonly body: object | null
}

/** The way to a Riposte server. Agents have no other: what they know came through it. */
export interface ServerApi {
  /** Where people open the server in a browser, without a slash at the end. */
  readonly page: string
  /** Where its sockets are opened. */
  readonly socket: string
  /** The one table it leads to, where it leads to no other: whoever comes through it has a seat there already. */
  readonly table?: string
  open(url: string): Socket
  ask(asked: Asked): Promise<{ readonly status: number; readonly body: unknown }>
}

/** The way to a server on the network. */
export function serverApiAt(url: string, open: (url: string) => Socket): ServerApi {
  const page = url.replace(/\/+$/, '')
  return {
    page,
    socket: `${page.replace(/^http/, 'ws')}/socket`,
    open,
    async ask({ method, path, token, body }) {
      const response = await fetch(page + path, {
        method,
        headers: {
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(body === null ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === null ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE),
      })
      return { status: response.status, body: (await response.json()) as unknown }
    },
  }
}

const PATIENCE = 15_000

type Routes = typeof ROUTES
type Id = keyof Routes
type BodyOf<I extends Id> = Routes[I] extends { body: z.ZodType } ? z.input<Routes[I]['body']> : null

/** One request, typed by its route. Throws `Refused` with the server's own words. */
export async function call<I extends Id>(
  api: ServerApi,
  token: string | null,
  id: I,
  body: BodyOf<I>,
  params: Readonly<Record<string, string>> = {},
): Promise<z.output<Routes[I]['answer']>> {
  const { method, path, answer } = ROUTES[id]
  const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const reply = await api.ask({ method, path: address, token, body: body as object | null }).catch(() => {
    throw declined('unreachable')
  })
  if (reply.status !== 200) throw new Refused(isBlocked(reply.body) ? reply.body : refusal('internal'))
  const read = answer.safeParse(reply.body)
  if (!read.success) throw new Refused(refusal('wrongVersion'))
  return read.data as z.output<Routes[I]['answer']>
}
