import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { Change } from '../store.ts'

/** How long to wait before the next attempt to connect, in milliseconds; the last one for ever after. */
const PAUSES = [0, 100, 300, 1000, 3000]

/** How often the connection is tested: one that was cut without notice would stay silent for ever. */
const HEARTBEAT = 15_000

/**
 * What other processes store in this database, as PostgreSQL's LISTEN and NOTIFY report it, on a connection of its own that
 * reconnects by itself. A message is `sender kind table number`. Messages of this process arrive too and are ignored.
 */
export class Notifications {
  readonly channel = 'riposte'
  readonly #databaseUrl: string
  readonly #tell: (change: Change) => void
  readonly #sender = randomBytes(9).toString('base64url')
  #client: Client | null = null
  #closing = new AbortController()

  constructor(databaseUrl: string, tell: (change: Change) => void) {
    this.#databaseUrl = databaseUrl
    this.#tell = tell
  }

  moved(table: string, seq: number): string {
    return `${this.#sender} moved ${table} ${seq}`
  }

  said(table: string, number: number): string {
    return `${this.#sender} said ${table} ${number}`
  }

  /** Resolves when every message sent from now on will arrive. */
  async open(): Promise<void> {
    const client = new Client({
      connectionString: this.#databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
      application_name: 'riposte listener',
    })
    // Every error ends the connection, and the handler of `end` reconnects.
    client.on('error', () => {})
    client.on('notification', ({ payload = '' }) => this.#receive(payload))
    try {
      await client.connect()
      await client.query(`LISTEN ${this.channel}`)
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
    if (this.#closing.signal.aborted) {
      await client.end()
      return
    }
    this.#client = client
    const heartbeat = setInterval(() => {
      client.query('SELECT 1').catch(() => client.end().catch(() => {}))
    }, HEARTBEAT)
    heartbeat.unref()
    client.once('end', () => {
      clearInterval(heartbeat)
      this.#client = null
      void this.#reopen()
    })
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#client?.end().catch(() => {})
  }

  async #reopen(): Promise<void> {
    const { signal } = this.#closing
    for (let attempt = 0; !signal.aborted; attempt++) {
      try {
        await pause(PAUSES[Math.min(attempt, PAUSES.length - 1)], undefined, { signal, ref: false })
        await this.open()
        if (!signal.aborted) this.#tell({ is: 'missed' })
        return
      } catch {
        // Either it is closing, or the database is not back yet.
      }
    }
  }

  #receive(message: string): void {
    const [sender, kind, table, number] = message.split(' ')
    if (sender === this.#sender) return
    if (kind === 'moved') this.#tell({ is: 'moved', table, seq: Number(number), own: false })
    else if (kind === 'said') this.#tell({ is: 'said', table, number: Number(number), own: false })
  }
}
