import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Seat } from '@riposte/kernel'
import type { Change } from '../store/store.ts'

/** What processes tell each other of a table. */
export type TableNews =
  /** What has been stored. */
  | Exclude<Change, { is: 'missed' }>
  /** Who is there, in that process. */
  | PresenceNews
  /** Its owner has taken note of who else holds it: what was stored before they have to look up. */
  | { readonly is: 'noted'; readonly table: string }

export interface PresenceNews {
  readonly is: 'present'
  readonly table: string
  readonly worker: number
  readonly online: readonly Seat[]
  readonly watching: number
}

/** What a process does with what reaches it from outside. */
export interface PeerHandlers {
  receiveNews(news: TableNews): void
  /** Another process has come to hold this table, and wants to know about it. */
  watched(table: string): void
  /** That process has ended, and nobody is in it any more. */
  lost(worker: number): void
  /** A connection for a table of this process. */
  receiveConnection(request: IncomingMessage, socket: Socket, head: Buffer): void
  /** The metrics of this process. */
  metrics(): Promise<string>
}

/**
 * One of the processes that a server is made of. They share its store, and each owns some of the tables: their clocks,
 * their bots, and the connections that name one of them in their address. The first one listens, and answers all requests.
 * Any process can serve any table, as any process on the same database can; it only costs more when two of them do.
 */
export interface ClusterMember {
  readonly number: number
  /** Where clocks and bots of this table are kept: by whoever holds it, where there may be processes of other servers. */
  ownership(table: string): 'here' | 'elsewhere' | 'shared'
  /** Whether it has a port of its own. */
  readonly listens: boolean
  /** Resolves when the others are open as well, or are not to be waited for any longer. */
  open(handlers: PeerHandlers): Promise<void>
  /** Hands a connection to the process of its table. False: it stays. */
  handOver(request: IncomingMessage, socket: Socket, head: Buffer): boolean
  /** From now on this process hears of a table that another one owns. */
  watch(table: string): void
  unwatch(table: string): void
  /** Tells the processes that hold the same table. */
  tell(news: TableNews): void
  /** The metrics of all processes together. */
  metrics(own: string): Promise<string>
  close(): Promise<void>
}

/** A server of one process. */
export const SINGLE_PROCESS: ClusterMember = {
  number: 0,
  ownership: () => 'shared',
  listens: true,
  open: async () => {},
  handOver: () => false,
  watch: () => {},
  unwatch: () => {},
  tell: () => {},
  metrics: async (own) => own,
  close: async () => {},
}

/** The number of the process that owns this table, counted from 0. */
export function workerOf(table: string, workers: number): number {
  let sum = 0
  for (let at = 0; at < table.length; at++) sum = (sum * 31 + table.charCodeAt(at)) >>> 0
  return sum % workers
}

/** The table that a connection is for, where its address says so. */
export function tableInUrl(url: string | undefined): string | null {
  const query = (url ?? '').split('?', 2)[1]
  return query === undefined ? null : new URLSearchParams(query).get('table')
}
