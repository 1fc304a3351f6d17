import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Seat } from '@riposte/kernel'
import type { Change } from '../store/store.ts'

/** What processes tell each other of a table. */
export type TableNews =
  /** Something has been stored. */
  | Exclude<Change, { is: 'missed' }>
  /** Who is connected in that process. */
  | PresenceNews
  /** The owner knows now which processes hold the table: they have to read what was stored before. */
  | { readonly is: 'noted'; readonly table: string }

export interface PresenceNews {
  readonly is: 'present'
  readonly table: string
  readonly worker: number
  readonly online: readonly Seat[]
  readonly watching: number
}

/** What a process does with what it gets from others. */
export interface PeerHandlers {
  receiveNews(news: TableNews): void
  /** Another process holds this table now and wants news of it. */
  watched(table: string): void
  /** That process has ended. */
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
  /** Which process runs the clocks and bots of this table. `shared`: every process that holds it, also of other servers. */
  ownership(table: string): 'here' | 'elsewhere' | 'shared'
  /** Whether it has a port of its own. */
  readonly listens: boolean
  /** Resolves when the other processes are open too, or have not opened in time. */
  open(handlers: PeerHandlers): Promise<void>
  /** Hands a connection over to the owner of its table. False: it stays here. */
  handOver(request: IncomingMessage, socket: Socket, head: Buffer): boolean
  /** From now on this process gets news of a table that another one owns. */
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

/** The table that the address of a connection names; null if it names none. */
export function tableInUrl(url: string | undefined): string | null {
  const query = (url ?? '').split('?', 2)[1]
  return query === undefined ? null : new URLSearchParams(query).get('table')
}
