import { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Word } from './hall.ts'
import type { Call } from './switchboard.ts'

/**
 * What the first hall says to another one. A connection comes with its handle; until the first hall has heard that it
 * has arrived it still reads from it, and what the client says would be lost. Whatever is said behind a handle goes when
 * that is over, so `yours` follows it: then the connection may begin.
 */
export type ToHall =
  | { readonly is: 'words'; readonly words: readonly Word[] }
  | Exclude<Call, { is: 'word' }>
  | { readonly is: 'lost'; readonly hall: number }
  | { readonly is: 'connection'; readonly request: WrittenRequest; readonly head: string }
  | { readonly is: 'yours' }
  | { readonly is: 'figures'; readonly number: number }
  | { readonly is: 'stop' }

/** What a hall says to the first one. */
export type FromHall =
  | { readonly is: 'open' }
  | { readonly is: 'watch' | 'unwatch'; readonly table: string }
  | { readonly is: 'words'; readonly words: readonly Word[] }
  | { readonly is: 'figures'; readonly number: number; readonly text: string }

/** What a request for a connection has said before it was handed over. */
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
