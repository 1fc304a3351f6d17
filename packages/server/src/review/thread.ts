import type { Worker } from 'node:worker_threads'
import type { ReviewStep } from '@riposte/bots'
import { startWorker } from '../start-worker.ts'
import type { NumberedJob, ReviewJob, ReviewNews } from './job.ts'

/** In the bundle all modules are in one folder. */
const MODULE = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './review-worker.js', import.meta.url)

interface Wanted {
  readonly number: number
  told(step: ReviewStep): void
  ended(wrong: string | null): void
}

/**
 * A thread that reviews matches: a search thinks for seconds on end, and no table waits for that. It is not one of those in
 * which bots think, because somebody at a table waits for them. Started when it is needed first.
 */
export class ReviewThread {
  #worker: Worker | null = null
  #wanted: Wanted | null = null
  #jobs = 0

  /** Returns how to stop it; `ended` is called unless it was stopped, with what went wrong or null. */
  review(job: ReviewJob, told: Wanted['told'], ended: Wanted['ended']): () => void {
    const stop = new Int32Array(new SharedArrayBuffer(4))
    const number = ++this.#jobs
    this.#wanted = { number, told, ended }
    this.#worker ??= this.#start()
    this.#worker.postMessage({ ...job, number, stop } satisfies NumberedJob)
    return () => {
      this.#wanted = null
      Atomics.store(stop, 0, 1)
    }
  }

  async close(): Promise<void> {
    this.#wanted = null
    await this.#worker?.terminate()
  }

  #start(): Worker {
    const worker = startWorker(MODULE)
    // A review does not keep the process alive.
    worker.unref()
    worker.on('message', (news: ReviewNews) => {
      // A message about a job that was stopped may still arrive.
      if (news.number !== this.#wanted?.number) return
      if ('step' in news) this.#wanted.told(news.step)
      else this.#end(news.wrong)
    })
    worker.on('error', (error) => this.#lost(error instanceof Error ? error.message : String(error)))
    worker.on('exit', (code) => this.#lost(`its thread ended with ${code}`))
    return worker
  }

  #lost(why: string): void {
    this.#worker = null
    this.#end(why)
  }

  #end(wrong: string | null): void {
    const wanted = this.#wanted
    this.#wanted = null
    wanted?.ended(wrong)
  }
}
