import type { Blocked } from '@riposte/kernel'
import { ROUTES } from '@riposte/protocol'
import type { z } from 'zod'

type Routes = typeof ROUTES
type Id = keyof Routes
type BodyOf<I extends Id> = Routes[I] extends { body: z.ZodType } ? z.input<Routes[I]['body']> : undefined
type AnswerOf<I extends Id> = z.output<Routes[I]['answer']>

/** What a server says instead of an answer, or what is said for a server that cannot be reached. */
export class Refused extends Error {
  readonly blocked: Blocked
  constructor(blocked: Blocked) {
    super(blocked.message)
    this.blocked = blocked
  }
}

const UNREACHED: Blocked = { code: 'unreached', rule: 'protocol', message: 'The server cannot be reached. Try again.' }

/** One request to the server, typed by its route. Throws `Refused` with the server's own words. */
export async function call<I extends Id>(
  id: I,
  ...[body, params]: BodyOf<I> extends undefined
    ? [body?: undefined, params?: Readonly<Record<string, string>>]
    : [body: BodyOf<I>, params?: Readonly<Record<string, string>>]
): Promise<AnswerOf<I>> {
  const { method, path } = ROUTES[id]
  const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
  let response: Response
  try {
    response = await fetch(url, {
      method,
      ...(method === 'POST'
        ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }
        : {}),
    })
  } catch {
    throw new Refused(UNREACHED)
  }
  const json: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new Refused((json as Blocked | null) ?? UNREACHED)
  return json as AnswerOf<I>
}

let guest: Promise<unknown> | null = null

/** Makes sure that this browser is somebody: the token comes as a cookie that the page itself cannot read. */
export function beSomebody(): Promise<unknown> {
  guest ??= call('guest', {}).catch((error: unknown) => {
    guest = null
    throw error
  })
  return guest
}
