import type { ChildProcess } from 'node:child_process'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import { together } from './figures.ts'
import { type Doors, type Hall, hallOf, tableIn, type Word } from './hall.ts'
import { Mailbag } from './mailbag.ts'
import { type FromHall, type ToHall, writeRequest } from './messages.ts'
import { type Call, Switchboard } from './switchboard.ts'

/** So long a hall has to have lived for another one to be started at once when it dies. */
const SHORT_LIFE = 2000

/** How long others are waited for, in milliseconds. */
interface Patience {
  /** By the port, for halls that do not open. */
  readonly start: number
  /** By whoever asks for metrics, for a hall that says nothing. */
  readonly figures: number
}

const PATIENCE: Patience = { start: 10_000, figures: 2000 }

/** Another hall, as the first one knows it. */
interface Other {
  readonly number: number
  process: ChildProcess
  startedAt: number
  /** Whether connections may be handed to it. */
  isOpen: boolean
  readonly mail: Mailbag
}

/** The hall that listens. It starts the others, and starts another one where one dies. */
export class Front implements Hall {
  readonly number = 0
  readonly listens = true
  readonly #start: (number: number) => ChildProcess
  readonly #log: Logger
  readonly #patience: Patience
  readonly #others: Other[] = []
  readonly #switchboard: Switchboard
  #doors: Doors | null = null
  #onOpen: () => void = () => {}
  #closing = false
  #asked = 0
  /** Those who wait for figures, by the number of their question. */
  readonly #asking = new Map<number, (text: string) => void>()

  /**
   * @param halls how many there are, this one included
   * @param start starts the process of the hall of that number, which is to make a `Back`
   */
  constructor(halls: number, start: (number: number) => ChildProcess, log: Logger, patience = PATIENCE) {
    this.#patience = patience
    this.#start = start
    this.#log = log
    this.#switchboard = new Switchboard(halls, (hall, call) => this.#call(hall, call))
    for (let number = 1; number < halls; number++) {
      const mail = new Mailbag((words) => this.#send(other, { is: 'words', words }))
      const other: Other = { number, process: start(number), startedAt: Date.now(), isOpen: false, mail }
      this.#others.push(other)
      this.#watch(other)
    }
  }

  keeps(table: string): 'here' | 'elsewhere' {
    return this.#keeper(table) === null ? 'here' : 'elsewhere'
  }

  /** Whoever comes before the hall of the table is open stays in this one, and then every move costs both. */
  open(doors: Doors): Promise<void> {
    this.#doors = doors
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.#patience.start)
      this.#onOpen = () => {
        if (!this.#others.every(({ isOpen }) => isOpen)) return
        clearTimeout(timer)
        resolve()
      }
      this.#onOpen()
    })
  }

  give(request: IncomingMessage, socket: Socket, head: Buffer): boolean {
    const table = tableIn(request.url)
    const keeper = table === null ? null : this.#keeper(table)
    if (keeper === null || !keeper.isOpen) return false
    const message: ToHall = { is: 'connection', request: writeRequest(request), head: head.toString('base64') }
    // The server would remember who has it, and when it closes wait for ever for a process that has ended before.
    Object.assign(socket, { server: null })
    // What stays here is an empty shell. Whoever is cut off because the hall is gone comes back by itself.
    keeper.process.send(message, socket, () => socket.destroy())
    this.#send(keeper, { is: 'yours' })
    return true
  }

  watch(table: string): void {
    this.#switchboard.watch(table, this.number)
  }

  unwatch(table: string): void {
    this.#switchboard.unwatch(table, this.number)
  }

  tell(word: Word): void {
    this.#switchboard.pass(word, this.number)
  }

  async figures(own: string): Promise<string> {
    const texts = await Promise.all(this.#others.map((other) => this.#figuresOf(other)))
    return together([own, ...texts])
  }

  async close(): Promise<void> {
    this.#closing = true
    await Promise.all(
      this.#others.map(async ({ process }) => {
        if (process.exitCode !== null || process.signalCode !== null) return
        const ended = new Promise((resolve) => process.once('exit', resolve))
        if (process.connected) process.send({ is: 'stop' } satisfies ToHall, () => {})
        await ended
      }),
    )
  }

  /** The hall that keeps this table; null where it is this one. */
  #keeper(table: string): Other | null {
    const number = hallOf(table, this.#others.length + 1)
    return number === 0 ? null : this.#others[number - 1]
  }

  #call(hall: number, call: Call): void {
    if (hall !== this.number) {
      const other = this.#others[hall - 1]
      if (call.is === 'word') other.mail.put(call.word)
      else this.#send(other, call)
    } else if (call.is === 'word') this.#doors?.hear(call.word)
    else if (call.is === 'watched') this.#doors?.watched(call.table)
  }

  #send({ process, isOpen }: Other, message: ToHall): void {
    // One that is not there, or ends just now, reads everything when it comes.
    if (isOpen && process.connected) process.send(message, () => {})
  }

  #watch(other: Other): void {
    other.process.on('message', (message: FromHall) => this.#hear(other, message))
    other.process.once('exit', (code, signal) => {
      other.isOpen = false
      if (this.#closing) return
      this.#switchboard.lost(other.number)
      this.#doors?.lost(other.number)
      for (const one of this.#others) this.#send(one, { is: 'lost', hall: other.number })
      this.#log.error({ hall: other.number, code, signal }, 'a hall has ended; another one is started')
      const wait = Date.now() - other.startedAt < SHORT_LIFE ? SHORT_LIFE : 0
      setTimeout(() => this.#restart(other), wait)
    })
  }

  #restart(other: Other): void {
    if (this.#closing) return
    other.process = this.#start(other.number)
    other.startedAt = Date.now()
    this.#watch(other)
  }

  #hear(other: Other, message: FromHall): void {
    switch (message.is) {
      case 'open':
        other.isOpen = true
        this.#switchboard.met(other.number)
        this.#onOpen()
        return
      case 'words':
        for (const word of message.words) this.#switchboard.pass(word, other.number)
        return
      case 'watch':
        this.#switchboard.watch(message.table, other.number)
        return
      case 'unwatch':
        this.#switchboard.unwatch(message.table, other.number)
        return
      case 'figures':
        this.#asking.get(message.number)?.(message.text)
    }
  }

  /** Nothing where it is not open, or takes too long. */
  #figuresOf(other: Other): Promise<string> {
    if (!other.isOpen) return Promise.resolve('')
    const number = ++this.#asked
    return new Promise((resolve) => {
      const answer = (text: string) => {
        clearTimeout(timer)
        this.#asking.delete(number)
        resolve(text)
      }
      const timer = setTimeout(() => answer(''), this.#patience.figures)
      this.#asking.set(number, answer)
      this.#send(other, { is: 'figures', number })
    })
  }
}
