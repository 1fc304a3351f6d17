import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import { drop, type Opinion, type Problem } from '@riposte/bots'
import { startWorker } from '../../start-worker.ts'
import type { Answered } from './answer-problems.ts'

export interface ThreadSettings {
  /** How many threads there are at most. */
  readonly atOnce: number
  /** The module that a thread runs. */
  readonly module: URL
}

const OWN_THREADS: ThreadSettings = {
  // One core is left to the tables.
  atOnce: Math.max(1, availableParallelism() - 1),
  // In the bundle all modules are in one folder.
  module: new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './search-worker.js', import.meta.url),
}

interface Job {
  readonly problem: Problem
  done(opinions: readonly Opinion[]): void
  failed(error: Error): void
}

/**
 * Threads in which bots search, so that no table waits for them. A thread is started when it is first needed and works on
 * one problem at a time; other problems wait.
 */
export class Threads {
  readonly #settings: ThreadSettings
  readonly #busy = new Map<Worker, Job>()
  readonly #idle: Worker[] = []
  readonly #line: Job[] = []
  #closed = false

  constructor(settings: ThreadSettings = OWN_THREADS) {
    this.#settings = settings
  }

  /** The result of a search. Rejects when the signal aborts. */
  ponder(problem: Problem, signal: AbortSignal): Promise<readonly Opinion[]> {
    return new Promise((resolve, reject) => {
      if (signal.aborted || this.#closed) return reject(GONE)
      const job: Job = { problem, done: resolve, failed: reject }
      signal.addEventListener(
        'abort',
        () => {
          drop(problem)
          const at = this.#line.indexOf(job)
          if (at >= 0) this.#line.splice(at, 1)
          reject(GONE)
        },
        { once: true },
      )
      this.#line.push(job)
      this.#next()
    })
  }

  /** Ends all threads, also in the middle of a search. */
  async close(): Promise<void> {
    this.#closed = true
    for (const { failed } of [...this.#busy.values(), ...this.#line.splice(0)]) failed(GONE)
    const all = [...this.#busy.keys(), ...this.#idle.splice(0)]
    this.#busy.clear()
    await Promise.all(all.map((worker) => worker.terminate()))
  }

  #next(): void {
    if (this.#line.length === 0) return
    const worker = this.#idle.pop() ?? (this.#busy.size < this.#settings.atOnce ? this.#start() : null)
    const job = worker === null ? undefined : this.#line.shift()
    if (worker === null || job === undefined) return
    this.#busy.set(worker, job)
    worker.postMessage(job.problem)
  }

  #start(): Worker {
    const worker = startWorker(this.#settings.module)
    // A search does not keep the process alive.
    worker.unref()
    worker.on('message', (answered: Answered) => {
      const job = this.#busy.get(worker)
      if (!this.#busy.delete(worker)) return
      this.#idle.push(worker)
      if ('opinions' in answered) job?.done(answered.opinions)
      else job?.failed(new Error(answered.wrong))
      this.#next()
    })
    worker.on('error', (error) => this.#lost(worker, error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', (code) => this.#lost(worker, new Error(`its thread ended with ${code}`)))
    return worker
  }

  #lost(worker: Worker, why: Error): void {
    const at = this.#idle.indexOf(worker)
    if (at >= 0) this.#idle.splice(at, 1)
    const job = this.#busy.get(worker)
    this.#busy.delete(worker)
    job?.failed(why)
    if (!this.#closed) this.#next()
  }
}

const GONE = new Error('nobody waits for it any more')
