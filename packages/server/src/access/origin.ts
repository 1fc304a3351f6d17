import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'

/** Whether the page that sends this is one of ours. Programs send no origin; browsers cannot leave it out. */
export function fromOurPage(headers: IncomingMessage['headers'], { origins }: Pick<Config, 'origins'>): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (origins.includes(origin)) return true
  try {
    return host !== undefined && new URL(origin).host === host
  } catch {
    return false
  }
}

/** Where a connection comes from. */
export function addressOf(request: IncomingMessage, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined
  const hops = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',')
  // Our own proxy has written the last one. Anybody may have written those before it.
  const last = hops[hops.length - 1].trim()
  return last === '' ? (request.socket.remoteAddress ?? 'unknown') : last
}

/** The token of a request, from a header or the cookie. It is never in the address, which would be logged. */
export function tokenOf(headers: IncomingMessage['headers']): string | null {
  const bearer = headers.authorization?.match(/^Bearer (\S+)$/)?.[1]
  if (bearer !== undefined) return bearer
  for (const part of (headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2)
    if (name === COOKIE && value !== undefined) return value
  }
  return null
}

export const COOKIE = 'riposte'
