import { type TableNews, workerOf } from './member.ts'

/** What the router sends to a process. */
export type Call =
  | { readonly is: 'news'; readonly news: TableNews }
  /** Another process holds this table now. */
  | { readonly is: 'watched'; readonly table: string }
  /** No other process holds this table any more; sent to its owner. */
  | { readonly is: 'unwatched'; readonly table: string }

/**
 * Decides which processes get news of a table: its owner, and others that hold it. Most tables are held by their owner
 * alone, and nobody gets news of their moves. It runs in the first process, which also gets all news of presence.
 */
export class MessageRouter {
  readonly #workers: number
  readonly #call: (worker: number, call: Call) => void
  /** The processes that hold tables which they do not own. */
  readonly #watchers = new Map<string, Set<number>>()

  /** @param workers how many processes there are; the first has the number 0 */
  constructor(workers: number, call: (worker: number, call: Call) => void) {
    this.#workers = workers
    this.#call = call
  }

  pass(news: TableNews, from: number): void {
    const { table } = news
    const owner = workerOf(table, this.#workers)
    const watchers = this.#watchers.get(table)
    if (owner === from && watchers === undefined && news.is !== 'present') return
    const hearers = new Set(watchers).add(owner)
    if (news.is === 'present') hearers.add(0)
    for (const worker of hearers) if (worker !== from) this.#call(worker, { is: 'news', news })
  }

  watch(table: string, worker: number): void {
    const watchers = this.#watchers.get(table)
    if (watchers === undefined) this.#watchers.set(table, new Set([worker]))
    else watchers.add(worker)
    this.#announce(table)
  }

  unwatch(table: string, worker: number): void {
    const watchers = this.#watchers.get(table)
    if (watchers?.delete(worker) !== true || watchers.size > 0) return
    this.#watchers.delete(table)
    this.#call(workerOf(table, this.#workers), { is: 'unwatched', table })
  }

  /** This process has started, perhaps in place of one that has ended: it knows nothing yet. */
  met(worker: number): void {
    for (const table of this.#watchers.keys()) if (workerOf(table, this.#workers) === worker) this.#announce(table)
  }

  lost(worker: number): void {
    for (const table of this.#watchers.keys()) this.unwatch(table, worker)
  }

  #announce(table: string): void {
    this.#call(workerOf(table, this.#workers), { is: 'watched', table })
    for (const worker of this.#watchers.get(table) ?? []) this.#call(worker, { is: 'watched', table })
  }
}
