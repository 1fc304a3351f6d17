import type { Worker } from 'node:worker_threads'
import type { WrittenStep } from './rows.ts'
import type { SqliteStore } from './sqlite.ts'
import type { Appended, Change } from './store.ts'
import { type Answer, type Answers, addStep, type Method, nothingAsked } from './thread-messages.ts'

interface Waiting {
  /** What to tell the listeners when it is a step that is stored. */
  readonly news: Change | null
  resolve(answer: unknown): void
  reject(error: unknown): void
}

const STORED: Appended = { is: 'stored' }

/**
 * The line to the thread of a store. What is asked in one turn of the event loop goes there together; while the thread
 * brings that to disk, the next is collected.
 */
export class ThreadLine {
  readonly #worker: Worker
  readonly #tell: (changes: readonly Change[]) => void
  readonly #waiting = new Map<number, Waiting>()
  #asked = nothingAsked()
  /** How many calls were made, and how many messages with answers have arrived. */
  #calls = 0
  #heard = 0
  /** Why nothing more can be asked. */
  #cut: Error | null = null
  #isOpen = false
  /** Resolves when the thread has opened the store. */
  readonly opened: Promise<void>

  /** @param lost called when a thread that had opened the store has ended although nobody closed it */
  constructor(worker: Worker, tell: (changes: readonly Change[]) => void, lost: () => void) {
    this.#worker = worker
    this.#tell = tell
    this.opened = this.#wait(0, null).then(() => {
      this.#isOpen = true
    })
    let why = ''
    worker.on('message', (answers: Answers) => this.#hear(answers))
    worker.on('error', (error) => {
      why = error instanceof Error ? error.message : String(error)
    })
    worker.on('exit', (code) => {
      const isNews = this.#isOpen && this.#cut === null
      this.#lost(why === '' ? `it ended with ${code}` : why)
      if (isNews) lost()
    })
  }

  async ask<M extends Method>(
    method: M,
    ...args: Parameters<SqliteStore[M]>
  ): Promise<Awaited<ReturnType<SqliteStore[M]>>> {
    this.#check()
    // Cut loose from the caller's objects, which may change before it goes.
    this.#asked.calls.push({ method, args: structuredClone(args) })
    return this.#next<Awaited<ReturnType<SqliteStore[M]>>>(null)
  }

  append(step: WrittenStep): Promise<Appended> {
    this.#check()
    addStep(this.#asked, step, this.#heard)
    return this.#next<Appended>({ is: 'moved', table: step.table, seq: step.last, own: true })
  }

  /** Ends the thread once the store has done all it was asked for. */
  async close(): Promise<void> {
    if (this.#cut !== null) return
    const closed = this.ask('close')
    this.#cut = new Error('the store is closed')
    // A thread that is lost has nothing left to close.
    await closed.catch(() => {})
    await this.#worker.terminate()
  }

  #check(): void {
    if (this.#cut !== null) throw this.#cut
  }

  /** The answer to what was asked last. */
  #next<T>(news: Change | null): Promise<T> {
    if (this.#asked.calls.length === 1) setImmediate(() => this.#send())
    return this.#wait(++this.#calls, news)
  }

  #wait<T>(number: number, news: Change | null): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { news, resolve: (answer) => resolve(answer as T), reject })
    })
  }

  #send(): void {
    const asked = this.#asked
    this.#asked = nothingAsked()
    this.#worker.postMessage(asked)
  }

  #hear(answers: Answers): void {
    this.#heard++
    const changes: Change[] = []
    for (const answer of answers) {
      const number = typeof answer === 'number' ? answer : answer.number
      const waiting = this.#waiting.get(number)
      if (waiting === undefined) continue
      this.#waiting.delete(number)
      if (typeof answer !== 'number') settle(waiting, answer)
      else {
        waiting.resolve(STORED)
        if (waiting.news !== null) changes.push(waiting.news)
      }
    }
    this.#tell(changes)
  }

  #lost(why: string): void {
    this.#cut ??= new Error(`the thread of the store is lost: ${why}`)
    for (const { reject } of this.#waiting.values()) reject(this.#cut)
    this.#waiting.clear()
  }
}

function settle({ resolve, reject }: Waiting, answer: Answer): void {
  if ('answer' in answer) resolve(answer.answer)
  else {
    const { error, code } = answer
    reject(error instanceof Error && code !== undefined ? Object.assign(error, { code }) : error)
  }
}
