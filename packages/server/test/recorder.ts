import { change, PROTOCOL, type ServerMessage, type Welcome } from '@riposte/protocol'
import { WebSocket } from 'ws'
import type { Clock } from '../src/index.ts'
import { socketUrl } from './party.ts'

/** A bare socket that says hello and writes down everything it receives, word for word, and when. */
export class Recorder {
  readonly socket: WebSocket
  readonly heard: { readonly at: number; readonly text: string }[] = []
  readonly #waiting: { readonly holds: () => boolean; readonly resolve: () => void }[] = []
  #pings = 0

  /** @param table named in the address */
  constructor(url: string, clock?: Clock, table?: string) {
    this.socket = new WebSocket(socketUrl(url) + (table === undefined ? '' : `?table=${table}`))
    this.socket.on('error', () => {})
    this.socket.on('message', (data: Buffer) => {
      this.heard.push({ at: clock?.now() ?? 0, text: data.toString() })
      this.#look()
    })
    this.socket.on('close', () => this.#look())
  }

  #look(): void {
    for (const waiting of this.#waiting.splice(0)) {
      if (waiting.holds() || this.socket.readyState === WebSocket.CLOSED) waiting.resolve()
      else this.#waiting.push(waiting)
    }
  }

  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push({ holds, resolve })
      this.#look()
    })
  }

  opened(): Promise<void> {
    if (this.socket.readyState === WebSocket.OPEN) return Promise.resolve()
    return new Promise((resolve) => this.socket.once('open', () => resolve()))
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message))
  }

  async hello(table: string, token?: string, more: object = {}): Promise<ServerMessage> {
    await this.opened()
    const before = this.heard.length
    this.send({ type: 'hello', v: PROTOCOL, table, ...(token === undefined ? {} : { token }), ...more })
    await this.until(() => this.heard.length > before)
    return this.messages[before]
  }

  /** Everything sent before this moment has arrived afterwards: a connection keeps the order. */
  async flush(): Promise<void> {
    const id = `flush-${this.#pings++}`
    this.send({ type: 'ping', id })
    await this.until(() => this.heard.some(({ text }) => text === JSON.stringify({ type: 'pong', id })))
  }

  /** Sends it and waits for the answer that carries its id. */
  async ask(message: { readonly id: string }): Promise<Extract<ServerMessage, { type: 'answer' }>> {
    const before = this.heard.length
    this.send(message)
    const find = () => this.messages.slice(before).find((heard) => heard.type === 'answer' && heard.id === message.id)
    await this.until(() => find() !== undefined)
    return find() as Extract<ServerMessage, { type: 'answer' }>
  }

  get messages(): ServerMessage[] {
    return this.heard.map(({ text }) => JSON.parse(text) as ServerMessage)
  }

  /** What it sees of the match after everything it was told; null before it has begun. */
  sight(): Omit<NonNullable<Welcome['match']>, 'from'> | null {
    let sight: Omit<NonNullable<Welcome['match']>, 'from'> | null = null
    for (const message of this.messages) {
      if (message.type === 'welcome') sight = message.match
      if (message.type !== 'update') continue
      const { type: _, changes = [], ...rest } = message
      const seen = message.seen ?? (sight === null ? null : change(sight.seen, changes))
      if (seen === null) throw new Error('changes came before there was anything to change')
      const standing = message.standing ?? sight?.standing
      sight = { ...rest, seen, ...(standing === undefined ? {} : { standing }) }
    }
    return sight
  }

  /** What it was told about the match, word for word: without the pongs, and without what is about the table. */
  about(): { at: number; text: string }[] {
    return this.heard.flatMap(({ at, text }) => {
      const message = JSON.parse(text) as ServerMessage
      if (message.type === 'pong' || message.type === 'table') return []
      return [{ at, text: message.type === 'welcome' ? JSON.stringify(message.match) : text }]
    })
  }

  close(): void {
    this.socket.close()
  }
}
