import { setImmediate as nextTurn } from 'node:timers/promises'

/** How a database commits several writes at once. */
export interface Commit<Write, Answer> {
  /** Does these writes in one transaction, which is on disk when this returns. One answer for each, in their order. */
  transact(writes: readonly Write[]): readonly Answer[] | Promise<readonly Answer[]>
  /** Whether the error is the fault of a single write, with nothing wrong with the database. */
  isOwnFault(error: unknown): boolean
  /** Whether the writes that wait behind this one in its chain may follow. */
  holds(answer: Answer): boolean
}

interface Waiting<Write, Answer> {
  readonly write: Write
  readonly chain: string | null
  readonly resolve: (answer: Answer | null) => void
  readonly reject: (error: unknown) => void
}

/** More writes in one transaction would only make the first ones wait. */
const LARGEST_BATCH = 1000

/**
 * Group commit: a transaction costs about the same for one write as for a hundred, so all writes that are handed over in
 * one turn of the event loop, or while the last transaction is under way, share the next transaction.
 */
export class GroupCommit<Write, Answer> {
  readonly #commit: Commit<Write, Answer>
  #waiting: Waiting<Write, Answer>[] = []
  #running: Promise<void> | null = null

  constructor(commit: Commit<Write, Answer>) {
    this.#commit = commit
  }

  /**
   * Resolves when the write is on disk, with its answer; with null when it was never begun, because the chain broke.
   * @param chain writes of one chain are done in order, each in a later transaction than the one before. When one does
   * not hold, those behind it are not begun. Null for a write of no chain.
   */
  add(write: Write, chain: string | null): Promise<Answer | null> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ write, chain, resolve, reject })
      this.#running ??= this.#run()
    })
  }

  /** Resolves when nothing waits any more. */
  async drained(): Promise<void> {
    while (this.#running !== null) await this.#running
  }

  /** Rejects everything that waits and has not been begun. */
  abort(error: unknown): void {
    for (const { reject } of this.#waiting.splice(0)) reject(error)
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      await nextTurn()
      await this.#commitTogether(this.#nextBatch())
    }
    this.#running = null
  }

  /** Those that wait longest, but only one of each chain. */
  #nextBatch(): readonly Waiting<Write, Answer>[] {
    const chains = new Set<string>()
    const batch: Waiting<Write, Answer>[] = []
    const later: Waiting<Write, Answer>[] = []
    for (const waiting of this.#waiting) {
      const { chain } = waiting
      if (batch.length === LARGEST_BATCH || (chain !== null && chains.has(chain))) {
        later.push(waiting)
      } else {
        if (chain !== null) chains.add(chain)
        batch.push(waiting)
      }
    }
    this.#waiting = later
    return batch
  }

  async #commitTogether(batch: readonly Waiting<Write, Answer>[]): Promise<void> {
    if (batch.length === 0) return
    let answers: readonly Answer[]
    try {
      answers = await this.#commit.transact(batch.map(({ write }) => write))
    } catch (error) {
      if (batch.length > 1 && this.#commit.isOwnFault(error)) {
        // One write that cannot be done must not fail the others.
        for (const waiting of batch) await this.#commitTogether([waiting])
      } else {
        for (const { reject } of batch) reject(error)
        this.#breakChains(batch)
      }
      return
    }
    for (const [at, { resolve }] of batch.entries()) resolve(answers[at])
    this.#breakChains(batch.filter((_, at) => !this.#commit.holds(answers[at])))
  }

  /** What waits behind a write that does not hold was made for a state that never came to be. */
  #breakChains(failed: readonly Waiting<Write, Answer>[]): void {
    const broken = new Set(failed.flatMap(({ chain }) => chain ?? []))
    if (broken.size === 0) return
    const behind = this.#waiting.filter(({ chain }) => chain !== null && broken.has(chain))
    this.#waiting = this.#waiting.filter((waiting) => !behind.includes(waiting))
    for (const { resolve } of behind) resolve(null)
  }
}
