import { setImmediate as nextTurn } from 'node:timers/promises'
import type { RefusalCode } from '@riposte/protocol'
import type { ServerContext } from '../context.ts'
import type { GameEntry } from '../games.ts'
import type { TableSummary } from '../store/store.ts'
import { LiveTable } from './live-table.ts'
import { type Absent, BrokenTable, checkRow, isBroken, type SetAside, withStored } from './set-aside.ts'

/** The tables in memory: loaded when somebody comes or a clock runs out, forgotten when nobody is there any more. */
export class Tables {
  readonly #context: ServerContext
  readonly #tables = new Map<string, LiveTable>()
  readonly #loading = new Map<string, { changed: boolean; readonly table: Promise<LiveTable | Absent> }>()
  readonly #setAside = new Map<string, SetAside>()
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

  async get(id: string): Promise<LiveTable | Absent> {
    const held = this.#tables.get(id)
    if (held !== undefined) {
      held.lastUse = this.#context.clock.now()
      return held
    }
    const aside = this.#setAside.get(id)
    if (aside !== undefined) return aside.code
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
    // Somebody could go on with it, so this process may be able to as well.
    if (this.#setAside.delete(id)) this.#countSetAside()
  }

  gameOf(id: string): GameEntry | undefined {
    return this.#context.games.find(({ game }) => game.id === id)
  }

  async #enter(id: string): Promise<LiveTable | Absent> {
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

  async #load(id: string): Promise<LiveTable | Absent> {
    try {
      return await this.#replayed(id)
    } catch (error) {
      if (!isBroken(error)) throw error
      return this.setAside(id, error)
    }
  }

  async #replayed(id: string): Promise<LiveTable | Absent> {
    const { store, clock, config, metrics } = this.#context
    const stored = await store.loadInPieces(id)
    if (stored === null) return 'noTable'
    const { table: row, pieces } = stored
    const entry = this.gameOf(row.game)
    if (entry?.game.version !== row.version)
      return this.#keepAside(id, { code: 'otherRules', reason: foreign(row, entry) })
    if (row.head > config.limits.log) throw new BrokenTable(`its log has ${row.head} entries`)
    checkRow(row)
    const table = new LiveTable(entry, row)
    for await (const piece of pieces) {
      // A long match is played again in pieces, so that the other tables do not wait for it.
      await nextTurn()
      for (const line of piece) withStored(`entry ${line.seq}`, () => table.state.absorb(line))
    }
    table.lastUse = clock.now()
    this.#tables.set(id, table)
    metrics.loaded(this.#tables.size)
    this.onLoad(table, this.#loading.get(id)?.changed ?? false)
    // Its first look may have found that it cannot go on.
    return table.ended === null ? table : 'setAside'
  }

  // ---- tables that this server cannot go on with --------------------------------------------------------------------

  /** Why this table is not played here, as far as that is known without loading it; null where nothing is known. */
  troubleWith({ id, game, version, unreadable }: TableSummary): SetAside['code'] | null {
    const aside = this.#setAside.get(id)
    if (aside !== undefined) return aside.code
    if (unreadable !== undefined) return this.setAside(id, new BrokenTable(unreadable))
    return this.gameOf(game)?.game.version === version ? null : 'otherRules'
  }

  /** Sets a table aside: nobody plays there, and this process does not try it again until it changes or is started anew. */
  setAside(id: string, error: Error): SetAside['code'] {
    return this.#keepAside(id, { code: 'setAside', reason: error.message }, error)
  }

  #keepAside(id: string, aside: SetAside, error?: Error): SetAside['code'] {
    if (this.#setAside.has(id)) return aside.code
    this.#setAside.set(id, aside)
    this.#countSetAside()
    const { code, reason } = aside
    this.#context.log.error(
      { table: id, code, reason, ...(error === undefined ? {} : { err: error }) },
      'a table is set aside',
    )
    const table = this.#tables.get(id)
    if (table !== undefined) this.drop(table, code)
    return code
  }

  #countSetAside(): void {
    const codes = [...this.#setAside.values()].map(({ code }) => code)
    for (const code of ['otherRules', 'setAside'] as const) {
      this.#context.metrics.setAside(code, codes.filter((one) => one === code).length)
    }
  }

  /** Takes a table out of memory, whoever is there: they are told why. */
  drop(table: LiveTable, code: RefusalCode): void {
    if (table.ended !== null) return
    table.ended = code
    table.automatic.stop()
    table.audience.close(code)
    if (this.#tables.get(table.id) !== table) return
    const { cluster, metrics } = this.#context
    this.#tables.delete(table.id)
    if (cluster.ownership(table.id) === 'elsewhere') cluster.unwatch(table.id)
    metrics.loaded(this.#tables.size)
  }

  // -------------------------------------------------------------------------------------------------------------------

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

function foreign({ game, version }: Pick<TableSummary, 'game' | 'version'>, entry: GameEntry | undefined): string {
  if (entry === undefined) return `this server does not have the game ${JSON.stringify(game)}`
  return `it is played by version ${version} of ${game}, and this server has version ${entry.game.version}`
}
