import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ServerContext } from '../context.ts'
import type { GameEntry } from '../games.ts'
import { LiveTable } from './live-table.ts'

/** So many entries are replayed before other tables have their turn; it takes a few milliseconds. */
const AT_A_TIME = 200

/** The tables in memory: loaded when somebody comes or a clock runs out, forgotten when nobody is there any more. */
export class Tables {
  readonly #context: ServerContext
  readonly #tables = new Map<string, LiveTable>()
  readonly #loading = new Map<
    string,
    { changed: boolean; readonly table: Promise<LiveTable | 'none' | 'other rules'> }
  >()
  /** Called with every table that is loaded, and whether it has changed since it was read. */
  onLoad: (table: LiveTable, changed: boolean) => void = () => {}

  constructor(context: ServerContext) {
    this.#context = context
  }

  /** The table if it is in memory. */
  held(id: string): LiveTable | undefined {
    return this.#tables.get(id)
  }

  all(): IterableIterator<LiveTable> {
    return this.#tables.values()
  }

  async get(id: string): Promise<LiveTable | 'none' | 'other rules'> {
    const held = this.#tables.get(id)
    if (held !== undefined) {
      held.lastUse = this.#context.clock.now()
      return held
    }
    let loading = this.#loading.get(id)
    if (loading === undefined) {
      loading = { changed: false, table: this.#enter(id).finally(() => this.#loading.delete(id)) }
      this.#loading.set(id, loading)
    }
    return loading.table
  }

  /** A table that is not in memory has changed. If it is being loaded, the change may have come too late to be read. */
  changed(id: string): void {
    const loading = this.#loading.get(id)
    if (loading !== undefined) loading.changed = true
  }

  gameOf(id: string): GameEntry | undefined {
    return this.#context.games.find(({ game }) => game.id === id)
  }

  async #enter(id: string): Promise<LiveTable | 'none' | 'other rules'> {
    const { cluster } = this.#context
    if (cluster.ownership(id) !== 'elsewhere') return this.#load(id)
    // Before it is read, so that nothing is missed between the two.
    cluster.watch(id)
    try {
      return await this.#load(id)
    } finally {
      if (!this.#tables.has(id)) cluster.unwatch(id)
    }
  }

  async #load(id: string): Promise<LiveTable | 'none' | 'other rules'> {
    const stored = await this.#context.store.load(id)
    if (stored === null) return 'none'
    const entry = this.gameOf(stored.table.game)
    if (entry === undefined || entry.game.version !== stored.table.version) return 'other rules'
    const table = new LiveTable(entry, stored.table)
    for (const [at, line] of stored.entries.entries()) {
      // A long match is played again in pieces, so that the other tables do not wait for it.
      if (at > 0 && at % AT_A_TIME === 0) await nextTurn()
      table.state.absorb(line)
    }
    table.lastUse = this.#context.clock.now()
    this.#tables.set(id, table)
    this.#context.metrics.loaded(this.#tables.size)
    this.onLoad(table, this.#loading.get(id)?.changed ?? false)
    return table
  }

  /** Forgets tables at which nobody is, nothing is under way and nothing is due soon. */
  sweep(): void {
    const { clock, config, metrics } = this.#context
    const now = clock.now()
    for (const table of this.#tables.values()) {
      const due = table.row.wakeAt !== null && table.row.wakeAt < now + 2 * config.pace.lookout
      if (!due && now - table.lastUse >= config.pace.idle) this.forget(table)
    }
    metrics.loaded(this.#tables.size)
  }

  /** Forgets a table, unless somebody is there or something is under way. Says whether it did. */
  forget(table: LiveTable): boolean {
    if (!table.audience.isEmpty || table.queue.length > 0 || table.automatic.thoughts.size > 0) return false
    const { cluster } = this.#context
    table.automatic.cancelTimer()
    this.#tables.delete(table.id)
    if (cluster.ownership(table.id) === 'elsewhere') cluster.unwatch(table.id)
    return true
  }
}
