import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ServerContext } from '../context.ts'
import type { Append, LogEntry, TableChange } from '../store/store.ts'
import type { LiveTable } from '../table/live-table.ts'
import { isBroken, withStored } from '../table/set-aside.ts'
import { TableState } from '../table/table-state.ts'

/** A step was not stored, or nobody knows whether it was. The table is as the store has it. */
export class StoreFailed extends Error {}

/** Brings steps of tables to the store, and what other processes have stored to the tables. Runs in the table's queue. */
export class StepStore {
  readonly #context: ServerContext
  /** Called when a table has been brought up to date with what others have stored. */
  onFollowed: (table: LiveTable) => void = () => {}
  /** Called when a table cannot be brought up to date: what is stored is broken, or the store cannot be reached. */
  onLost: (table: LiveTable, error: unknown) => void = () => {}

  constructor(context: ServerContext) {
    this.#context = context
  }

  /**
   * Appends a line to the table's log, and changes its row with it. Anything but `stored` means that the table in memory
   * was not the stored one: it has been loaded again.
   */
  async append(
    table: LiveTable,
    line: LogEntry,
    set: TableChange | null,
    result: Append['result'] | null,
  ): Promise<'stored' | 'taken' | 'repeated' | 'gone'> {
    const { store, clock, metrics } = this.#context
    const step: Append = {
      table: table.id,
      entries: [line],
      ...(set === null ? {} : { set }),
      ...(result == null ? {} : { result }),
    }
    const began = clock.now()
    try {
      const { is } = await table.whileStoring(line.seq, () => store.append(step))
      metrics.appended(clock.now() - began)
      if (is === 'stored') table.state.moveOn(line, set)
      else if (is !== 'gone') await this.reload(table)
      return is
    } catch (error) {
      // Whether it was stored nobody knows; the table says.
      await this.reload(table)
      throw new StoreFailed('a step was not stored', { cause: error })
    }
  }

  /** Takes in what another process has stored. */
  async follow(table: LiveTable): Promise<void> {
    const { store, log } = this.#context
    if (table.ended !== null) return
    const stored = await store.load(table.id, table.row.head).catch((error: unknown) => {
      if (isBroken(error)) this.onLost(table, error)
      throw error
    })
    if (stored === null || stored.entries.length === 0) return
    try {
      table.state.follow(stored.table, stored.entries)
    } catch (error) {
      log.error({ table: table.id, err: error }, 'following failed; loading again')
      await this.reload(table)
      return
    }
    this.onFollowed(table)
  }

  /**
   * Loads the table again: memory and storage have parted. Where that fails, the table leaves memory: whoever went on with
   * what is here would store moves that do not follow what is there.
   */
  async reload(table: LiveTable): Promise<void> {
    try {
      const stored = await this.#context.store.loadInPieces(table.id)
      if (stored === null) return
      const state = withStored('its row', () => new TableState(table.entry, stored.table))
      for await (const piece of stored.pieces) {
        await nextTurn()
        for (const line of piece) withStored(`entry ${line.seq}`, () => state.absorb(line))
      }
      table.replace(state)
    } catch (error) {
      this.onLost(table, error)
      throw error
    }
    this.onFollowed(table)
  }
}
