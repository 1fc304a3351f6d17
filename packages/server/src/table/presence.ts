import type { ServerContext } from '../context.ts'
import type { LiveTable } from './live-table.ts'

/** Tells a table who is there. People come and go in bursts, so it is told at once and then at most so often. */
export class Presence {
  readonly #context: ServerContext
  /** Tables that were told a moment ago, and whether something has changed since. */
  readonly #told = new Map<string, { changed: boolean }>()

  constructor(context: ServerContext) {
    this.#context = context
  }

  changed(table: LiveTable): void {
    const told = this.#told.get(table.id)
    if (told === undefined) this.#tell(table)
    else told.changed = true
  }

  #tell(table: LiveTable): void {
    const { clock, config } = this.#context
    const told = { changed: false }
    this.#told.set(table.id, told)
    table.audience.broadcast({ type: 'table', table: table.info() })
    this.tellOthers(table)
    clock.at(clock.now() + config.pace.presence, () => {
      this.#told.delete(table.id)
      if (told.changed && !table.audience.isEmpty) this.#tell(table)
    })
  }

  /** Tells other processes, which may hold the table as well. */
  tellOthers({ id, audience }: LiveTable): void {
    const { cluster } = this.#context
    cluster.tell({
      is: 'present',
      table: id,
      worker: cluster.number,
      online: audience.seats(),
      watching: audience.watching,
    })
  }
}
