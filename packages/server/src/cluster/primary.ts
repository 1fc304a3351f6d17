import type { ChildProcess } from 'node:child_process'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import { type ClusterMember, type PeerHandlers, type TableNews, tableInUrl, workerOf } from './member.ts'
import { mergeMetrics } from './merge-metrics.ts'
import { type Call, MessageRouter } from './message-router.ts'
import { type FromWorker, type ToWorker, writeRequest } from './messages.ts'
import { NewsBatch } from './news-batch.ts'

/** A process that has lived shorter than this, in milliseconds, is replaced only after a pause. */
const SHORT_LIFE = 2000

/** How long the first process waits for others, in milliseconds. */
interface Patience {
  /** Until all are open, before it listens. */
  readonly start: number
  /** For the metrics of a process. */
  readonly metrics: number
}

const PATIENCE: Patience = { start: 10_000, metrics: 2000 }

/** Another process, as the first one knows it. */
interface Other {
  readonly number: number
  process: ChildProcess
  startedAt: number
  /** Whether connections may be handed to it. */
  isOpen: boolean
  readonly batch: NewsBatch
}

/** The process that listens. It starts the others, and starts another one where one dies. */
export class Primary implements ClusterMember {
  readonly number = 0
  readonly listens = true
  readonly #start: (number: number) => ChildProcess
  readonly #log: Logger
  readonly #patience: Patience
  readonly #others: Other[] = []
  readonly #router: MessageRouter
  #handlers: PeerHandlers | null = null
  #onOpen: () => void = () => {}
  #closing = false
  #asked = 0
  /** Requests for metrics that wait for an answer, by number. */
  readonly #asking = new Map<number, (text: string) => void>()

  /**
   * @param workers how many processes there are, this one included
   * @param start starts the process of that number, which is to make a `ClusterWorker`
   */
  constructor(workers: number, start: (number: number) => ChildProcess, log: Logger, patience = PATIENCE) {
    this.#patience = patience
    this.#start = start
    this.#log = log
    this.#router = new MessageRouter(workers, (worker, call) => this.#call(worker, call))
    for (let number = 1; number < workers; number++) {
      const batch = new NewsBatch((news) => this.#send(other, { is: 'news', news }))
      const other: Other = { number, process: start(number), startedAt: Date.now(), isOpen: false, batch }
      this.#others.push(other)
      this.#watch(other)
    }
  }

  ownership(table: string): 'here' | 'elsewhere' {
    return this.#owner(table) === null ? 'here' : 'elsewhere'
  }

  /** A connection that arrives before the owner of its table is open would stay here, and every move would cost both. */
  open(handlers: PeerHandlers): Promise<void> {
    this.#handlers = handlers
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

  handOver(request: IncomingMessage, socket: Socket, head: Buffer): boolean {
    const table = tableInUrl(request.url)
    const owner = table === null ? null : this.#owner(table)
    if (owner === null || !owner.isOpen) return false
    const message: ToWorker = { is: 'connection', request: writeRequest(request), head: head.toString('base64') }
    // The server would keep the connection in its list, and on closing wait for ever for a process that has ended.
    Object.assign(socket, { server: null })
    // What is left here is an empty handle. A client that is cut off because the process is gone reconnects.
    owner.process.send(message, socket, () => socket.destroy())
    this.#send(owner, { is: 'yours' })
    return true
  }

  watch(table: string): void {
    this.#router.watch(table, this.number)
  }

  unwatch(table: string): void {
    this.#router.unwatch(table, this.number)
  }

  tell(news: TableNews): void {
    this.#router.pass(news, this.number)
  }

  async metrics(own: string): Promise<string> {
    const texts = await Promise.all(this.#others.map((other) => this.#metricsOf(other)))
    return mergeMetrics([own, ...texts])
  }

  async close(): Promise<void> {
    this.#closing = true
    await Promise.all(
      this.#others.map(async ({ process }) => {
        if (process.exitCode !== null || process.signalCode !== null) return
        const ended = new Promise((resolve) => process.once('exit', resolve))
        if (process.connected) process.send({ is: 'stop' } satisfies ToWorker, () => {})
        await ended
      }),
    )
  }

  /** The process that owns this table; null where it is this one. */
  #owner(table: string): Other | null {
    const number = workerOf(table, this.#others.length + 1)
    return number === 0 ? null : this.#others[number - 1]
  }

  #call(worker: number, call: Call): void {
    if (worker !== this.number) {
      const other = this.#others[worker - 1]
      if (call.is === 'news') other.batch.put(call.news)
      else this.#send(other, call)
    } else if (call.is === 'news') this.#handlers?.receiveNews(call.news)
    else if (call.is === 'watched') this.#handlers?.watched(call.table)
  }

  #send({ process, isOpen }: Other, message: ToWorker): void {
    // A process that is not open, or is just ending, reads everything from the store when it starts.
    if (isOpen && process.connected) process.send(message, () => {})
  }

  #watch(other: Other): void {
    other.process.on('message', (message: FromWorker) => this.#hear(other, message))
    other.process.once('exit', (code, signal) => {
      other.isOpen = false
      if (this.#closing) return
      this.#router.lost(other.number)
      this.#handlers?.lost(other.number)
      for (const one of this.#others) this.#send(one, { is: 'lost', worker: other.number })
      this.#log.error({ worker: other.number, code, signal }, 'a worker has ended; another one is started')
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

  #hear(other: Other, message: FromWorker): void {
    switch (message.is) {
      case 'open':
        other.isOpen = true
        this.#router.met(other.number)
        this.#onOpen()
        return
      case 'news':
        for (const news of message.news) this.#router.pass(news, other.number)
        return
      case 'watch':
        this.#router.watch(message.table, other.number)
        return
      case 'unwatch':
        this.#router.unwatch(message.table, other.number)
        return
      case 'metrics':
        this.#asking.get(message.number)?.(message.text)
    }
  }

  /** Empty if the process is not open or takes too long. */
  #metricsOf(other: Other): Promise<string> {
    if (!other.isOpen) return Promise.resolve('')
    const number = ++this.#asked
    return new Promise((resolve) => {
      const answer = (text: string) => {
        clearTimeout(timer)
        this.#asking.delete(number)
        resolve(text)
      }
      const timer = setTimeout(() => answer(''), this.#patience.metrics)
      this.#asking.set(number, answer)
      this.#send(other, { is: 'metrics', number })
    })
  }
}
