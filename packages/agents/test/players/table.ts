import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { below, seeded } from '@riposte/kernel'
import { type Connection, connect, type ReplayAnswer, type Said, type Socket } from '@riposte/protocol'
import { DEFAULTS, openStore, type RunningServer, type ServerOptions, startServer } from '@riposte/server'
import { WebSocket } from 'ws'
import { requests } from './scripted.ts'

const FAST = { burst: 1_000_000, perSecond: 1_000_000 }

const folders: string[] = []

export function databaseFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-players-'))
  folders.push(folder)
  return join(folder, 'riposte.db')
}

export function cleanUp(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

/** A server without limits that a test would run into; automatic answers come at once. */
export async function open(options: Partial<ServerOptions> & { file?: string } = {}): Promise<RunningServer> {
  const { file = databaseFile(), ...rest } = options
  const config = {
    ...DEFAULTS,
    port: 0,
    host: '127.0.0.1',
    limits: { ...DEFAULTS.limits, messages: FAST, chat: FAST, requests: FAST, creations: FAST },
    pace: { ...DEFAULTS.pace, automatic: [0, 2] as const },
    searchLines: 10,
    seed: 'players',
  }
  return startServer({ store: await openStore({ file }), config, ...rest })
}

/** Somebody who has made a table and sits at seat 0 of it. */
export class Host {
  readonly url: string
  readonly token: string
  readonly table: string
  readonly connection: Connection
  /** Every message that came, word for word. */
  readonly heard: string[] = []
  readonly #waiting = new Set<() => void>()

  private constructor(url: string, token: string, table: string) {
    this.url = url
    this.token = token
    this.table = table
    this.connection = this.watch(token, (text) => this.heard.push(text))
    requests.addEventListener('sent', () => this.#changed())
  }

  /** Makes a table with these bots on the other seats and begins. */
  static async at(url: string, bots: readonly string[], wish: object = {}): Promise<Host> {
    const { token } = (await ask(url, null, '/api/guests', {})) as { token: string }
    const made = (await ask(url, token, '/api/tables', {
      game: 'imposter-kings',
      seats: bots.length + 1,
      name: 'Ada',
      bots,
      ...wish,
    })) as { table: { id: string } }
    const host = new Host(url, token, made.table.id)
    await ask(url, token, `/api/tables/${made.table.id}/start`, {})
    return host
  }

  /** The same person at the same table, on a server that has started again. */
  again(url: string): Host {
    return new Host(url, this.token, this.table)
  }

  /** A connection to the table; without a token as a spectator. */
  watch(token: string | null, hear: (text: string) => void): Connection {
    const changed = () => this.#changed()
    return connect(`${this.url.replace('http', 'ws')}/socket`, {
      table: this.table,
      ...(token === null ? {} : { token }),
      open: (url) => {
        const socket = new WebSocket(url)
        socket.addEventListener('message', ({ data }) => hear(typeof data === 'string' ? data : ''))
        return socket as unknown as Socket
      },
      onWelcome: changed,
      onUpdate: changed,
      onChat: changed,
      onTable: changed,
    })
  }

  /** Waits until something holds of what came here, or was sent to a model. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!holds()) return
        this.#waiting.delete(look)
        resolve()
      }
      this.#waiting.add(look)
      look()
    })
  }

  /** What the table itself has told. */
  get notices(): Said[] {
    return this.connection.chat.filter(({ seat, name }) => seat === null && name === '')
  }

  /** Answers whatever is asked with anything that is allowed, until something holds; else to the end. */
  async play(seed: string, holds: () => boolean = () => false): Promise<void> {
    const random = seeded(seed)
    const { connection } = this
    for (;;) {
      await this.until(() => holds() || connection.seen?.outcome != null || connection.asked !== null)
      if (holds() || connection.seen?.outcome != null) return
      const { legal, asked } = connection
      if (legal.length === 0) throw new Error('asked, and nothing is allowed')
      const answer = await connection.act(legal[below(random, legal.length)], asked?.id)
      if (!answer.ok && answer.code !== 'late') throw new Error(answer.message)
    }
  }

  replay(): Promise<ReplayAnswer> {
    return ask(this.url, this.token, `/api/tables/${this.table}/replay`, null) as Promise<ReplayAnswer>
  }

  #changed(): void {
    for (const look of this.#waiting) look()
  }
}

async function ask(url: string, token: string | null, path: string, body: object | null): Promise<unknown> {
  const answer = await fetch(url + path, {
    method: body === null ? 'GET' : 'POST',
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === null ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  })
  const json = (await answer.json()) as unknown
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(json)}`)
  return json
}

export { ask }
