import type { Worker } from 'node:worker_threads'
import { startWorker } from '../../start-worker.ts'
import type { Call, SqliteConnection } from './connection.ts'
import type { SqliteReads } from './reads.ts'
import type { SqliteWrites } from './writes.ts'

/** In the bundle all modules are in one folder. */
const MODULE = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './store-worker.js', import.meta.url)

/** What the thread is asked to do; requests are numbered from 1. */
export type Request = { readonly number: number } & (
  | { readonly transact: readonly Call<SqliteWrites>[] }
  | { readonly read: Call<SqliteReads> }
  | { readonly close: true }
)

/** What it answers. Number 0 says that the file is open, or why not. */
export type Reply = { readonly number: number } & (
  | { readonly answer: unknown }
  /** A copy of an error loses what its class adds, so the code goes beside it. */
  | { readonly error: unknown; readonly code: unknown }
)

interface Pending {
  resolve(answer: unknown): void
  reject(error: unknown): void
}

/**
 * A SQLite database in a thread of its own: SQLite answers only when the disk has, and a server has other things to do
 * meanwhile. What a thread was asked for when it died is rejected, stored or not, and another thread takes its place.
 */
export class SqliteThread implements SqliteConnection {
  readonly #file: string
  readonly #pending = new Map<number, Pending>()
  #requests = 0
  #worker: Worker
  /** Why nothing more can be asked. */
  #ended: Error | null = null
  onLost: (error: Error) => void = () => {}

  private constructor(file: string) {
    this.#file = file
    this.#worker = this.#start()
  }

  static async open(file: string): Promise<SqliteThread> {
    const thread = new SqliteThread(file)
    await thread.#opened()
    return thread
  }

  transact(writes: readonly Call<SqliteWrites>[]): Promise<readonly unknown[]> {
    return this.#ask((number) => ({ number, transact: writes })) as Promise<readonly unknown[]>
  }

  read(call: Call<SqliteReads>): Promise<unknown> {
    return this.#ask((number) => ({ number, read: call }))
  }

  async close(): Promise<void> {
    // A thread that is lost has nothing left to close.
    await this.#ask((number) => ({ number, close: true })).catch(() => {})
    this.#ended = new Error('the store is closed')
    await this.#worker.terminate()
  }

  async #ask(request: (number: number) => Request): Promise<unknown> {
    if (this.#ended !== null) throw this.#ended
    const number = ++this.#requests
    const answer = this.#answerTo(number)
    this.#worker.postMessage(request(number))
    return answer
  }

  #answerTo(number: number): Promise<unknown> {
    return new Promise((resolve, reject) => this.#pending.set(number, { resolve, reject }))
  }

  #opened(): Promise<unknown> {
    return this.#answerTo(0)
  }

  #start(): Worker {
    const worker = startWorker(MODULE, { workerData: { file: this.#file } })
    let isOpen = false
    let why = ''
    worker.on('message', (reply: Reply) => {
      if (reply.number === 0 && 'answer' in reply) isOpen = true
      this.#settle(reply)
    })
    worker.on('error', (error) => {
      why = error instanceof Error ? error.message : String(error)
    })
    worker.on('exit', (code) => {
      if (this.#ended !== null) return
      const lost = new Error(`the thread of the store is lost: ${why === '' ? `it ended with ${code}` : why}`)
      for (const { reject } of this.#pending.values()) reject(lost)
      this.#pending.clear()
      this.onLost(lost)
      // A thread that could not open the file would fail again.
      if (!isOpen) this.#ended = lost
      else {
        this.#worker = this.#start()
        // If it cannot open the file, whoever asks for something is told.
        this.#opened().catch(() => {})
      }
    })
    return worker
  }

  #settle(reply: Reply): void {
    const pending = this.#pending.get(reply.number)
    if (pending === undefined) return
    this.#pending.delete(reply.number)
    if ('answer' in reply) pending.resolve(reply.answer)
    else {
      const { error, code } = reply
      pending.reject(error instanceof Error && code !== undefined ? Object.assign(error, { code }) : error)
    }
  }
}
