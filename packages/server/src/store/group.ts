import { setImmediate as turn } from 'node:timers/promises'

/** Something to be done in a transaction that it shares with others. */
export interface Job {
  /** Jobs of one chain are done in order, each in a later transaction than the one before. Null for no order at all. */
  readonly chain: string | null
  /** Set by the transaction: whether the chain holds, so that what waits behind may follow. */
  held: boolean
}

interface Waiting<J extends Job> {
  readonly job: J
  readonly resolve: (committed: boolean) => void
  readonly reject: (error: unknown) => void
}

export interface Commit<J extends Job> {
  /** Does these jobs in one transaction, which is on disk when this returns. */
  transact(jobs: readonly J[]): void | Promise<void>
  /** Whether the error is the fault of a single job, with nothing wrong with the database. */
  isolate(error: unknown): boolean
}

/** More would only make the first ones wait. */
const MOST = 1000

/**
 * Group commit: making something durable costs the same for one as for a hundred, so all that is handed over in one
 * turn of the event loop goes to disk together.
 */
export class Group<J extends Job> {
  readonly #commit: Commit<J>
  #waiting: Waiting<J>[] = []
  #running: Promise<void> | null = null

  constructor(commit: Commit<J>) {
    this.#commit = commit
  }

  /** Resolves when the job is on disk; with false when it was never begun, because the chain before it broke. */
  add(job: J): Promise<boolean> {
    return new Promise((resolve, reject) => this.put(job, resolve, reject))
  }

  /** The same for those who have a promise already, or need none. */
  put(job: J, resolve: (committed: boolean) => void, reject: (error: unknown) => void): void {
    this.#waiting.push({ job, resolve, reject })
    this.#running ??= this.#run()
  }

  /** Resolves when nothing is waiting any more. */
  async drained(): Promise<void> {
    while (this.#running !== null) await this.#running
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      await turn()
      await this.#together(this.#next())
    }
    this.#running = null
  }

  /** Those who wait longest, but only one of each chain. */
  #next(): readonly Waiting<J>[] {
    const chains = new Set<string>()
    const batch: Waiting<J>[] = []
    const later: Waiting<J>[] = []
    for (const waiting of this.#waiting) {
      const { chain } = waiting.job
      if (batch.length === MOST || (chain !== null && chains.has(chain))) {
        later.push(waiting)
      } else {
        if (chain !== null) chains.add(chain)
        batch.push(waiting)
      }
    }
    this.#waiting = later
    return batch
  }

  async #together(batch: readonly Waiting<J>[]): Promise<void> {
    try {
      await this.#commit.transact(batch.map(({ job }) => job))
    } catch (error) {
      if (batch.length > 1 && this.#commit.isolate(error)) {
        // Nobody else pays for the one that cannot be done.
        for (const waiting of batch) await this.#together([waiting])
      } else {
        for (const { job, reject } of batch) {
          job.held = false
          reject(error)
        }
        this.#break(batch)
      }
      return
    }
    for (const { resolve } of batch) resolve(true)
    this.#break(batch)
  }

  /** What waits behind a job that broke its chain was made for a state that never came to be. */
  #break(batch: readonly Waiting<J>[]): void {
    const broken = new Set<string>()
    for (const { job } of batch) if (!job.held && job.chain !== null) broken.add(job.chain)
    if (broken.size === 0) return
    this.#waiting = this.#waiting.filter(({ job, resolve }) => {
      if (job.chain === null || !broken.has(job.chain)) return true
      resolve(false)
      return false
    })
  }
}
