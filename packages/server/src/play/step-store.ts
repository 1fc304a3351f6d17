import type { ServerContext } from '../context.ts'
import type { Append, LogEntry, TableChange } from '../store/store.ts'
import type { LiveTable } from '../table/live-table.ts'
import { TableState } from '../table/table-state.ts'

/** Brings steps of tables to the store, and what other processes have stored to the tables. Runs in the table's queue. */
export class StepStore {
  readonly #context: ServerContext
  /** Called when a table has been brought up to date with what others have stored. */
  onFollowed: (table: LiveTable) => void = () => {}

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
      throw error
    }
  }

  /** Takes in what another process has stored. */
  async follow(table: LiveTable): Promise<void> {
    const { store, log } = this.#context
    const stored = await store.load(table.id, table.row.head)
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

  /** Loads the table again: memory and storage have parted. */
  async reload(table: LiveTable): Promise<void> {
    const stored = await this.#context.store.load(table.id)
    if (stored === null) return
    table.replace(new TableState(table.entry, stored.table, stored.entries))
    this.onFollowed(table)
  }
}
