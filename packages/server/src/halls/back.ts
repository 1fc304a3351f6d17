import type { Socket } from 'node:net'
import { type Doors, type Hall, hallOf, type Word } from './hall.ts'
import { Mailbag } from './mailbag.ts'
import { type FromHall, readRequest, type ToHall } from './messages.ts'

/** The line of a process to the one that has started it. */
type Line = Pick<NodeJS.Process, 'send' | 'on' | 'connected' | 'disconnect'>

interface Arrived {
  readonly message: Extract<ToHall, { is: 'connection' }>
  /** Nothing where it has ended on the way. */
  readonly socket: Socket | undefined
}

/** A hall that the first one has started: it has no port, and its connections are handed to it. */
export class Back implements Hall {
  readonly listens = false
  readonly number: number
  readonly #halls: number
  readonly #line: Line
  readonly #stop: () => void
  readonly #mail = new Mailbag((words) => this.#send({ is: 'words', words }))
  #doors: Doors | null = null
  /** Tables of this hall that others hold as well. */
  readonly #watched = new Set<string>()
  /** Connections that have arrived and not begun yet. */
  readonly #arrived: Arrived[] = []

  /** @param stop called when the first hall wants this one to end, or is gone */
  constructor(number: number, halls: number, line: Line, stop: () => void) {
    this.number = number
    this.#halls = halls
    this.#line = line
    this.#stop = stop
    line.on('disconnect', stop)
    line.on('message', (message: ToHall, handle: unknown) => this.#hear(message, handle as Socket | undefined))
  }

  keeps(table: string): 'here' | 'elsewhere' {
    return hallOf(table, this.#halls) === this.number ? 'here' : 'elsewhere'
  }

  async open(doors: Doors): Promise<void> {
    this.#doors = doors
    this.#send({ is: 'open' })
  }

  give(): boolean {
    return false
  }

  watch(table: string): void {
    this.#send({ is: 'watch', table })
  }

  unwatch(table: string): void {
    this.#send({ is: 'unwatch', table })
  }

  tell(word: Word): void {
    if (word.is === 'present' || this.keeps(word.table) === 'elsewhere' || this.#watched.has(word.table)) {
      this.#mail.put(word)
    }
  }

  async figures(own: string): Promise<string> {
    return own
  }

  async close(): Promise<void> {
    if (this.#line.connected) this.#line.disconnect?.()
    for (const { socket } of this.#arrived.splice(0)) socket?.destroy()
  }

  #send(message: FromHall): void {
    // Where nobody is left to hear it, this hall is about to be told.
    if (this.#line.connected) this.#line.send?.(message, undefined, undefined, () => {})
  }

  #begin(arrived: Arrived | undefined): void {
    if (arrived?.socket === undefined) return
    const { message, socket } = arrived
    this.#doors?.receive(readRequest(message.request, socket), socket, Buffer.from(message.head, 'base64'))
  }

  #hear(message: ToHall, socket: Socket | undefined): void {
    const doors = this.#doors
    switch (message.is) {
      case 'words':
        for (const word of message.words) doors?.hear(word)
        return
      case 'watched':
        if (this.keeps(message.table) === 'here') this.#watched.add(message.table)
        doors?.watched(message.table)
        return
      case 'unwatched':
        this.#watched.delete(message.table)
        return
      case 'lost':
        doors?.lost(message.hall)
        return
      case 'connection':
        this.#arrived.push({ message, socket })
        return
      case 'yours':
        this.#begin(this.#arrived.shift())
        return
      case 'figures':
        void doors?.figures().then((text) => this.#send({ is: 'figures', number: message.number, text }))
        return
      case 'stop':
        this.#stop()
    }
  }
}
