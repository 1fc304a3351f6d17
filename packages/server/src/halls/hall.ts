import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Seat } from '@riposte/kernel'
import type { Change } from '../store/store.ts'

/** What halls tell each other of a table. */
export type Word =
  /** What has been stored. */
  | Exclude<Change, { is: 'missed' }>
  /** Who is there, in that hall. */
  | Present
  /** Its keeper has taken note of who else holds it: what was stored before they have to look up. */
  | { readonly is: 'noted'; readonly table: string }

export interface Present {
  readonly is: 'present'
  readonly table: string
  readonly hall: number
  readonly online: readonly Seat[]
  readonly watching: number
}

/** What a hall does with what reaches it from outside. */
export interface Doors {
  hear(word: Word): void
  /** Another hall has come to hold this table, and wants to know about it. */
  watched(table: string): void
  /** That hall has ended, and nobody is in it any more. */
  lost(hall: number): void
  /** A connection for a table of this hall. */
  receive(request: IncomingMessage, socket: Socket, head: Buffer): void
  /** The metrics of this hall. */
  figures(): Promise<string>
}

/**
 * One of the processes that a server is made of. They share its store, and each keeps some of the tables: their clocks,
 * their bots, and the connections that name one of them in their address. The first one listens, and answers all requests.
 * Any hall can serve any table, as any process on the same database can; it only costs more when two of them do.
 */
export interface Hall {
  readonly number: number
  /** Where clocks and bots of this table are kept: by whoever holds it, where there may be processes of other servers. */
  keeps(table: string): 'here' | 'elsewhere' | 'whoever'
  /** Whether it has a port of its own. */
  readonly listens: boolean
  /** Resolves when the others are open as well, or are not to be waited for any longer. */
  open(doors: Doors): Promise<void>
  /** Hands a connection to the hall of its table. False: it stays. */
  give(request: IncomingMessage, socket: Socket, head: Buffer): boolean
  /** From now on this hall hears of a table that another one keeps. */
  watch(table: string): void
  unwatch(table: string): void
  /** Tells the halls that hold the same table. */
  tell(word: Word): void
  /** The metrics of all halls together. */
  figures(own: string): Promise<string>
  close(): Promise<void>
}

/** A server of one process. */
export const ONE_HALL: Hall = {
  number: 0,
  keeps: () => 'whoever',
  listens: true,
  open: async () => {},
  give: () => false,
  watch: () => {},
  unwatch: () => {},
  tell: () => {},
  figures: async (own) => own,
  close: async () => {},
}

/** The number of the hall that keeps this table, counted from 0. */
export function hallOf(table: string, halls: number): number {
  let sum = 0
  for (let at = 0; at < table.length; at++) sum = (sum * 31 + table.charCodeAt(at)) >>> 0
  return sum % halls
}

/** The table that a connection is for, where its address says so. */
export function tableIn(url: string | undefined): string | null {
  const query = (url ?? '').split('?', 2)[1]
  return query === undefined ? null : new URLSearchParams(query).get('table')
}
