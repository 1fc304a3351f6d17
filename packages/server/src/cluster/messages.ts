import { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { TableNews } from './member.ts'
import type { Call } from './message-router.ts'

/**
 * What the first process sends to another one. A connection comes with its handle. Until the first process knows that the
 * handle has arrived it still reads from it, and what the client sends would be lost. A message that follows a handle is
 * sent only after that, so `yours` says that the connection may begin.
 */
export type ToWorker =
  | { readonly is: 'news'; readonly news: readonly TableNews[] }
  | Exclude<Call, { is: 'news' }>
  | { readonly is: 'lost'; readonly worker: number }
  | { readonly is: 'connection'; readonly request: WrittenRequest; readonly head: string }
  | { readonly is: 'yours' }
  | { readonly is: 'metrics'; readonly number: number }
  | { readonly is: 'stop' }

/** What a process says to the first one. */
export type FromWorker =
  | { readonly is: 'open' }
  | { readonly is: 'watch' | 'unwatch'; readonly table: string }
  | { readonly is: 'news'; readonly news: readonly TableNews[] }
  | { readonly is: 'metrics'; readonly number: number; readonly text: string }

/** The request of a connection that is handed over. */
interface WrittenRequest {
  readonly url: string
  readonly headers: IncomingMessage['headers']
}

export function writeRequest({ url = '', headers }: IncomingMessage): WrittenRequest {
  return { url, headers }
}

export function readRequest({ url, headers }: WrittenRequest, socket: Socket): IncomingMessage {
  return Object.assign(new IncomingMessage(socket), { method: 'GET', url, headers })
}
