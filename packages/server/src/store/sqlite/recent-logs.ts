/** What has to be known of a table's log to add a step to it. */
export interface RecentLog {
  readonly key: number
  head: number
  /** The id of the last entry. */
  last: number | null
  /** Every command that the log has answered. */
  readonly commands: Set<string>
}

/** The memory that one log takes besides its commands, measured in commands. */
const EACH = 4

/**
 * A cache of the logs that were written to last. Another process may write to the same file, so what it says can be out of
 * date: whoever relies on it must check `head` in the same transaction.
 */
export class RecentLogs {
  readonly #load: (table: string) => RecentLog | null
  readonly #budget: number
  readonly #logs = new Map<string, RecentLog>()
  #weight = 0

  /** @param budget how many commands may be remembered over all tables */
  constructor(load: (table: string) => RecentLog | null, budget: number) {
    this.#load = load
    this.#budget = budget
  }

  get(table: string): RecentLog | null {
    const log = this.#logs.get(table)
    if (log === undefined) return this.#keep(table)
    // The last in the map is the last used.
    this.#logs.delete(table)
    this.#logs.set(table, log)
    return log
  }

  reload(table: string): RecentLog | null {
    this.#forget(table)
    return this.#keep(table)
  }

  moved(log: RecentLog, head: number, last: number, command: string | null): void {
    log.head = head
    log.last = last
    const known = log.commands.size
    if (command !== null) log.commands.add(command)
    this.#weight += log.commands.size - known
  }

  clear(): void {
    this.#logs.clear()
    this.#weight = 0
  }

  #keep(table: string): RecentLog | null {
    const log = this.#load(table)
    if (log === null) return null
    this.#logs.set(table, log)
    this.#weight += log.commands.size + EACH
    for (const oldest of this.#logs.keys()) {
      if (this.#weight <= this.#budget || oldest === table) break
      this.#forget(oldest)
    }
    return log
  }

  #forget(table: string): void {
    const log = this.#logs.get(table)
    if (log === undefined) return
    this.#logs.delete(table)
    this.#weight -= log.commands.size + EACH
  }
}
