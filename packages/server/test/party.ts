import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { below, type Random, seeded } from '@riposte/kernel'
import {
  type Connection,
  type ConnectOptions,
  type CreateRequest,
  connect,
  type ReplayAnswer,
  type Socket,
} from '@riposte/protocol'
import { WebSocket } from 'ws'
import { DEFAULTS, type RunningServer, type ServerOptions, startServer } from '../src/index.ts'
import { SqliteDatabase } from '../src/store/sqlite/database.ts'
import { SqliteStore } from '../src/store/sqlite/store.ts'

const FAST = { burst: 1_000_000, perSecond: 1_000_000 }

/** No limits that a test would run into, bots that answer at once, and nothing left to chance. */
export const EASY: NonNullable<ServerOptions['config']> = {
  ...DEFAULTS,
  port: 0,
  host: '127.0.0.1',
  limits: { ...DEFAULTS.limits, messages: FAST, chat: FAST, requests: FAST, creations: FAST },
  pace: { ...DEFAULTS.pace, automatic: [0, 2] },
  searchLines: 10,
  seed: 'party',
}

const folders: string[] = []

/** A fresh file for a database. */
export function databaseFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-test-'))
  folders.push(folder)
  return join(folder, 'riposte.db')
}

/** To be called after the tests of a file. */
export function cleanUp(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

export function open(options: Partial<ServerOptions> & { file?: string } = {}): Promise<RunningServer> {
  const { file, ...rest } = options
  return startServer({ store: new SqliteStore(new SqliteDatabase(file ?? databaseFile())), config: EASY, ...rest })
}

function openSocket(url: string): Socket {
  return new WebSocket(url) as unknown as Socket
}

export function socketUrl(url: string): string {
  return `${url.replace('http', 'ws')}/socket`
}

/** Waits for something that comes with a message. */
export async function heard(connection: Connection, holds: () => boolean): Promise<void> {
  while (!holds()) {
    if (connection.state === 'open') await connection.look()
    else await nextTurn()
  }
}

/** Somebody with a token. */
export class Guest {
  readonly url: string
  readonly token: string

  constructor(url: string, token: string) {
    this.url = url
    this.token = token
  }

  static async at(url: string): Promise<Guest> {
    const answer = await fetch(`${url}/api/guests`, { method: 'POST' })
    const { token } = (await answer.json()) as { token: string }
    return new Guest(url, token)
  }

  /** What the server answers, whatever that is. */
  async ask(method: 'GET' | 'POST', path: string, body?: unknown) {
    const answer = await fetch(this.url + path, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, never> & { code?: string } }
  }

  /** How a finished match went. */
  async replay(table: string): Promise<ReplayAnswer> {
    return (await this.ask('GET', `/api/tables/${table}/replay`)).body as unknown as ReplayAnswer
  }

  async post(path: string, body: unknown = {}) {
    const answer = await this.ask('POST', path, body)
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  connect(table: string, options: Partial<ConnectOptions> = {}): Connection {
    return connect(socketUrl(this.url), { table, token: this.token, open: openSocket, ...options })
  }
}

export interface Party {
  readonly table: string
  readonly guests: readonly Guest[]
}

/**
 * A table with this many people, and bots on the other seats, started.
 * @param fits whether it may be that one; otherwise another one is made
 */
export async function seatParty(
  url: string,
  people: number,
  wish: Partial<CreateRequest> = {},
  fits: (table: string) => boolean = () => true,
): Promise<Party> {
  const guests: Guest[] = []
  for (let i = 0; i < people; i++) guests.push(await Guest.at(url))
  const whole = { game: 'imposter-kings', seats: people + (wish.bots?.length ?? 0), name: 'Ada', ...wish }
  let made: { readonly table: { readonly id: string }; readonly invitation: string }
  do made = (await guests[0].post('/api/tables', whole)) as unknown as typeof made
  while (!fits(made.table.id))
  const { table, invitation } = made
  for (const [at, guest] of guests.entries()) {
    if (at > 0) await guest.post(`/api/tables/${table.id}/join`, { name: `Friend ${at}`, invitation })
  }
  await guests[0].post(`/api/tables/${table.id}/start`)
  return { table: table.id, guests }
}

/** Somebody who answers whatever is asked with any legal answer, until the match is over or `most` answers are given. */
export class Player {
  readonly connection: Connection
  readonly refusals: string[] = []
  /** Every decision this player has taken. */
  moves = 0
  readonly over: Promise<void>
  readonly #random: Random
  readonly #most: number
  #answering = -1
  #finish: () => void = () => {}

  constructor(guest: Guest, table: string, seed: string, options: Partial<ConnectOptions> & { most?: number } = {}) {
    const { most = Number.POSITIVE_INFINITY, ...rest } = options
    this.#most = most
    this.#random = seeded(seed)
    this.over = new Promise((resolve) => {
      this.#finish = resolve
    })
    this.connection = guest.connect(table, {
      ...rest,
      onWelcome: (welcome) => {
        rest.onWelcome?.(welcome)
        this.#look()
      },
      onUpdate: (update) => {
        rest.onUpdate?.(update)
        this.#look()
      },
    })
  }

  #look(): void {
    const { seen, legal, asked } = this.connection
    if (seen?.outcome) this.#finish()
    if (this.moves >= this.#most) return
    if (asked?.id === undefined || asked.id === this.#answering || legal.length === 0) return
    this.#answering = asked.id
    void this.connection.act(legal[below(this.#random, legal.length)], asked.id).then((answer) => {
      if (answer.ok) this.moves++
      else this.refusals.push(answer.code)
      if (this.moves >= this.#most) this.#finish()
    })
  }
}
