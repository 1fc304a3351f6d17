/** What has to be known of a table's log before something is added to it. */
export interface HotLog {
  readonly key: number
  head: number
  /** Where the last entry is. */
  last: number | null
  /** Every command that the log has answered. */
  readonly commands: Set<string>
}

/** What one log costs besides its commands, measured in commands. */
const EACH = 4

/**
 * The logs that are being written to, the least recently used forgotten first. It may be out of date when another
 * process writes to the same file: whoever relies on it must see to it that `head` is still true in the same
 * transaction.
 */
export class HotLogs {
  readonly #load: (table: string) => HotLog | null
  readonly #budget: number
  readonly #logs = new Map<string, HotLog>()
  #weight = 0

  /** @param budget how many commands may be remembered over all tables */
  constructor(load: (table: string) => HotLog | null, budget: number) {
    this.#load = load
    this.#budget = budget
  }

  get(table: string): HotLog | null {
    const log = this.#logs.get(table)
    if (log === undefined) return this.#keep(table)
    // The last in the map is the last used.
    this.#logs.delete(table)
    this.#logs.set(table, log)
    return log
  }

  reload(table: string): HotLog | null {
    this.#forget(table)
    return this.#keep(table)
  }

  moved(log: HotLog, head: number, last: number, command: string | null): void {
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

  #keep(table: string): HotLog | null {
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
