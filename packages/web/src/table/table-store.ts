import type { ActionJson, Blocked, EventJson, Json, Seen, SeenStanding } from '@riposte/kernel'
import {
  type Answer,
  type ClockInfo,
  type Connection,
  type ConnectionState,
  connect,
  type Hint,
  type Order,
  type Said,
  type TableInfo,
} from '@riposte/protocol'
import { createStore, type StoreApi } from 'zustand'
import { cameTooLate, isPass } from './letting-pass.ts'

/** A running match, as this observer knows it. Every update makes a new one: nothing in it is ever changed. */
export interface MatchSight {
  readonly seen: Seen
  readonly events: readonly EventJson[]
  /** From here on, what came with the last update. */
  readonly fresh: number
  readonly legal: readonly ActionJson[]
  readonly more: boolean
  readonly standing: readonly SeenStanding[]
  readonly clock: ClockInfo | null
  /** When that clock was told, by the page's own time: it runs down from there. */
  readonly clockAt: number
  readonly canTakeBack: boolean
}

export interface TableState {
  readonly connection: ConnectionState
  /** Why the server hung up, where it said so. */
  readonly reason: { readonly code: string; readonly message: string } | null
  readonly table: TableInfo | null
  readonly seat: number | null
  readonly host: boolean
  /** Null before the match starts. */
  readonly match: MatchSight | null
  readonly chat: readonly Said[]
  readonly orders: readonly Order[]
  /** Commands on their way. */
  readonly pending: number
  readonly lastRefusal: Blocked | null
}

export interface TableHandle extends StoreApi<TableState> {
  /**
   * @param passing the action lets something go by. Whoever comes too late with that has lost nothing: their order, the
   * clock or somebody else was faster, and they have done nothing, as they wanted.
   */
  act(action: ActionJson, passing?: boolean): Promise<Blocked | null>
  stand(action: ActionJson): Promise<Blocked | null>
  why(action: ActionJson): Promise<Blocked | null>
  domain(type: string, filled: readonly Json[]): Promise<readonly Json[] | Blocked>
  /** What a good player thinks of the answers, the best first. */
  hint(): Promise<readonly Hint[] | Blocked>
  takeBack(): Promise<Blocked | null>
  order(orders: readonly Order[]): Promise<Blocked | null>
  /** Refusals of the chat are the chat's own to show. */
  say(text: string): Promise<Blocked | null>
  forgetRefusal(): void
  close(): void
}

const BEFORE: TableState = {
  connection: 'connecting',
  reason: null,
  table: null,
  seat: null,
  host: false,
  match: null,
  chat: [],
  orders: [],
  pending: 0,
  lastRefusal: null,
}

function refusalIn(answer: Answer): Blocked | null {
  return answer.ok ? null : { code: answer.code, rule: answer.rule, message: answer.message }
}

function sightOf(connection: Connection, fresh: number): MatchSight | null {
  const { seen, legal, more, standing, clock, canTakeBack } = connection
  if (seen === null) return null
  const events = [...connection.events]
  return { seen, events, fresh, legal, more, standing, clock, clockAt: performance.now(), canTakeBack }
}

/** One place at one table: what is known there, and what can be done. It lives until it is closed. */
export function openTable(url: string, table: string): TableHandle {
  const store = createStore<TableState>(() => BEFORE)
  const connection = connect(url, {
    table,
    onState: (state) => store.setState({ connection: state, reason: connection.reason }),
    onWelcome({ match }) {
      const { table, seat, host, orders, chat } = connection
      // A fresh view is no news: nothing in it has just happened.
      const fresh = match === null || match.from === 0 ? connection.events.length : match.from
      store.setState({ table, seat, host, orders, chat: [...chat], match: sightOf(connection, fresh) })
    },
    onUpdate({ events }) {
      const match = sightOf(connection, connection.events.length - events.length)
      store.setState({ match, lastRefusal: null })
    },
    onTable: (table) => store.setState({ table }),
    onChat: () => store.setState({ chat: [...connection.chat] }),
  })

  async function told(sent: Promise<Answer>, passing = false): Promise<Blocked | null> {
    store.setState(({ pending }) => ({ pending: pending + 1, lastRefusal: null }))
    const refused = refusalIn(await sent)
    const refusal = passing && refused !== null && cameTooLate(refused) ? null : refused
    store.setState(({ pending }) => ({ pending: pending - 1, lastRefusal: refusal, orders: connection.orders }))
    return refusal
  }

  return {
    ...store,
    act: (action, passing = isPass(action)) => told(connection.act(action), passing),
    stand: (action) => told(connection.stand(action)),
    why: async (action) => refusalIn(await connection.why(action)),
    domain: (type, filled) => connection.form(type, filled),
    hint: () => connection.hint(),
    takeBack: () => told(connection.takeBack()),
    order: (orders) => told(connection.order(orders)),
    say: async (text) => refusalIn(await connection.say(text)),
    forgetRefusal: () => store.setState({ lastRefusal: null }),
    close: () => connection.close(),
  }
}

/** Where this page's own server listens. */
export function socketAddress({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string {
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/socket`
}
