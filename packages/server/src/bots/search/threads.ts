import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import { drop, type Opinion, type Problem } from '@riposte/bots'
import { startWorker } from '../../start-worker.ts'
import type { Answered } from './answer-problems.ts'

export interface ThreadSettings {
  /** So many think at the same time at most. */
  readonly atOnce: number
  /** What they run. */
  readonly module: URL
}

const OWN_THREADS: ThreadSettings = {
  // One core is for the tables.
  atOnce: Math.max(1, availableParallelism() - 1),
  // In the bundle it lies beside everything else.
  module: new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './search-worker.js', import.meta.url),
}

interface Job {
  readonly problem: Problem
  done(opinions: readonly Opinion[]): void
  failed(error: Error): void
}

/**
 * Threads in which bots think, so that no table waits for them. Each is started when it is needed first, and has one
 * problem at a time; what comes meanwhile waits in line.
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

  /** What is thought of it. Once the signal is given nobody waits for it any more, and it rejects. */
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

  /** Ends them all in the middle of whatever they think. */
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
    // Nobody's server stays up for a thought.
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
