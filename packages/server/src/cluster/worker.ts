import type { Socket } from 'node:net'
import { type ClusterMember, type PeerHandlers, type TableNews, workerOf } from './member.ts'
import { type FromWorker, readRequest, type ToWorker } from './messages.ts'
import { NewsBatch } from './news-batch.ts'

/** The IPC channel of a process to the one that started it. */
type Line = Pick<NodeJS.Process, 'send' | 'on' | 'connected' | 'disconnect'>

interface Arrived {
  readonly message: Extract<ToWorker, { is: 'connection' }>
  /** Undefined if the connection has ended on the way. */
  readonly socket: Socket | undefined
}

/** A process that the first one has started: it has no port, and its connections are handed to it. */
export class ClusterWorker implements ClusterMember {
  readonly listens = false
  readonly number: number
  readonly #workers: number
  readonly #line: Line
  readonly #stop: () => void
  readonly #batch = new NewsBatch((news) => this.#send({ is: 'news', news }))
  #handlers: PeerHandlers | null = null
  /** Tables of this process that others hold as well. */
  readonly #watched = new Set<string>()
  /** Connections that have arrived and are not accepted yet. */
  readonly #arrived: Arrived[] = []

  /** @param stop called when the first process wants this one to end, or is gone */
  constructor(number: number, workers: number, line: Line, stop: () => void) {
    this.number = number
    this.#workers = workers
    this.#line = line
    this.#stop = stop
    line.on('disconnect', stop)
    line.on('message', (message: ToWorker, handle: unknown) => this.#hear(message, handle as Socket | undefined))
  }

  ownership(table: string): 'here' | 'elsewhere' {
    return workerOf(table, this.#workers) === this.number ? 'here' : 'elsewhere'
  }

  async open(handlers: PeerHandlers): Promise<void> {
    this.#handlers = handlers
    this.#send({ is: 'open' })
  }

  handOver(): boolean {
    return false
  }

  watch(table: string): void {
    this.#send({ is: 'watch', table })
  }

  unwatch(table: string): void {
    this.#send({ is: 'unwatch', table })
  }

  tell(news: TableNews): void {
    if (news.is === 'present' || this.ownership(news.table) === 'elsewhere' || this.#watched.has(news.table)) {
      this.#batch.put(news)
    }
  }

  async metrics(own: string): Promise<string> {
    return own
  }

  async close(): Promise<void> {
    if (this.#line.connected) this.#line.disconnect?.()
    for (const { socket } of this.#arrived.splice(0)) socket?.destroy()
  }

  #send(message: FromWorker): void {
    // If the first process is gone, this one is about to be told to stop.
    if (this.#line.connected) this.#line.send?.(message, undefined, undefined, () => {})
  }

  #begin(arrived: Arrived | undefined): void {
    if (arrived?.socket === undefined) return
    const { message, socket } = arrived
    this.#handlers?.receiveConnection(readRequest(message.request, socket), socket, Buffer.from(message.head, 'base64'))
  }

  #hear(message: ToWorker, socket: Socket | undefined): void {
    const handlers = this.#handlers
    switch (message.is) {
      case 'news':
        for (const news of message.news) handlers?.receiveNews(news)
        return
      case 'watched':
        if (this.ownership(message.table) === 'here') this.#watched.add(message.table)
        handlers?.watched(message.table)
        return
      case 'unwatched':
        this.#watched.delete(message.table)
        return
      case 'lost':
        handlers?.lost(message.worker)
        return
      case 'connection':
        this.#arrived.push({ message, socket })
        return
      case 'yours':
        this.#begin(this.#arrived.shift())
        return
      case 'metrics':
        void handlers?.metrics().then((text) => this.#send({ is: 'metrics', number: message.number, text }))
        return
      case 'stop':
        this.#stop()
    }
  }
}
