import type { Blocked } from '@riposte/kernel'
import { type Answer, type Connection, connect, type GameInfo, refusal, type TableInfo } from '@riposte/protocol'
import { declined, Refused } from './refused.ts'
import { call, type ServerApi } from './server-api.ts'
import { ShortIds, StandingIds } from './short-ids.ts'

/** How long a tool waits for the server before it says that no answer came. */
const PATIENCE = 15_000
/** How long after asking for the start of a match it is asked for again. */
const START_AGAIN = 1000

/**
 * An agent's seat at one table: the connection it holds there, and what the agent has been told of it. The connection is
 * the protocol's own client, so nothing is known here that this seat was not sent.
 */
export class Place {
  readonly table: string
  readonly game: GameInfo
  readonly connection: Connection
  readonly ids = new ShortIds()
  readonly standingIds = new StandingIds()
  /** How much the agent has been told: so many events, and chat up to this line. */
  told = { events: 0, said: 0 }
  readonly #api: ServerApi
  readonly #token: string
  readonly #changes = new Set<() => void>()
  /** When the last view arrived: clocks go on from there. */
  #shownAt = Date.now()
  #starting = false
  #asksForAll = false
  #again: ReturnType<typeof setTimeout> | undefined

  constructor(api: ServerApi, token: string, table: string, game: GameInfo) {
    this.table = table
    this.game = game
    this.#api = api
    this.#token = token
    const changed = () => this.#changed()
    const shown = () => {
      this.#shownAt = Date.now()
      this.#changed()
    }
    this.connection = connect(api.socket, {
      table,
      token,
      open: api.open,
      onWelcome: shown,
      onUpdate: shown,
      onTable: changed,
      onChat: changed,
      onState: changed,
    })
  }

  /** Calls back at everything that arrives, until the function it returns is called. */
  onChange(callback: () => void): () => void {
    this.#changes.add(callback)
    return () => this.#changes.delete(callback)
  }

  /** Waits until something holds of the connection; false when the time is up or the caller has lost interest. */
  until(holds: () => boolean, milliseconds: number, signal?: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const finish = (held: boolean) => {
        clearTimeout(timer)
        ignore()
        signal?.removeEventListener('abort', abort)
        resolve(held)
      }
      const abort = () => finish(false)
      const look = () => {
        if (holds()) finish(true)
      }
      const ignore = this.onChange(look)
      const timer = setTimeout(abort, milliseconds)
      signal?.addEventListener('abort', abort)
      if (signal?.aborted) abort()
      else look()
    })
  }

  /** Waits until the connection is there, or back. */
  async ready(): Promise<void> {
    const { connection } = this
    await this.until(() => connection.state === 'open' || connection.state === 'closed', PATIENCE)
    if (connection.state === 'open') return
    const { reason } = connection
    throw reason === null ? declined('unreachable') : new Refused({ rule: 'protocol', ...reason })
  }

  /** What the server answers to a command, as long as that takes no longer than an agent should wait. */
  async answered<T extends Answer | Blocked | string | readonly unknown[] | null>(sent: Promise<T>): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(declined('noAnswer')), PATIENCE)
    })
    try {
      return await Promise.race([sent, late])
    } finally {
      clearTimeout(timer)
    }
  }

  get info(): TableInfo {
    const { table } = this.connection
    if (table === null) throw new Refused(refusal('moved'))
    return table
  }

  /** What the players are called. */
  get names(): string[] {
    return this.info.seats.map(({ name }, seat) => (name === '' ? `Player ${seat + 1}` : name))
  }

  get isOver(): boolean {
    return this.connection.seen?.outcome != null || this.connection.table?.status === 'finished'
  }

  /** Something is asked of the agent, and it knows the answers. */
  get isAsked(): boolean {
    return this.connection.asked !== null
  }

  /** Seconds left for the open question, where a clock runs. */
  get secondsLeft(): number | null {
    const { clock, seat } = this.connection
    const mine = clock?.waiting.find((waiting) => waiting.seat === seat)
    return mine === undefined ? null : Math.max(0, Math.round((mine.left - (Date.now() - this.#shownAt)) / 1000))
  }

  close(): void {
    clearTimeout(this.#again)
    this.connection.close()
  }

  #changed(): void {
    this.#start()
    this.#askForAll()
    for (const callback of this.#changes) callback()
  }

  /**
   * The orders that people begin with leave a few seconds to step in, which is too little for an agent. It is asked
   * everything instead.
   */
  #askForAll(): void {
    const { connection } = this
    if (this.#asksForAll || connection.seat === null || connection.seen === null) return
    this.#asksForAll = true
    if (connection.orders.length === 0) return
    const again = () => {
      this.#asksForAll = false
    }
    connection.order([]).then(({ ok }) => {
      if (!ok) again()
    }, again)
  }

  /** A table that an agent has made begins as soon as every seat is taken: nobody is there to press a button. */
  #start(): void {
    const { host, table } = this.connection
    if (this.#starting || !host || table?.status !== 'lobby' || table.seats.some(({ kind }) => kind === 'free')) return
    this.#starting = true
    // Refused, as for asking too fast, or not heard at all: it is asked for again as long as the table waits.
    const done = () => {
      this.#again = setTimeout(() => {
        this.#starting = false
        this.#start()
      }, START_AGAIN)
    }
    call(this.#api, this.#token, 'start', {}, { id: this.table }).then(done, done)
  }
}
