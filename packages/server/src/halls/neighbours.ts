import type { Presence } from '../presence.ts'
import type { Change } from '../store/store.ts'
import type { LiveTable } from '../table/live-table.ts'
import type { Tables } from '../tables.ts'
import type { Elsewhere } from './elsewhere.ts'
import type { Doors, Word } from './hall.ts'

/** What a hall makes of what it hears from another one. */
export class Neighbours implements Pick<Doors, 'hear' | 'met' | 'lost'> {
  readonly #tables: Tables
  readonly #presence: Presence
  readonly #elsewhere: Elsewhere
  readonly #onChange: (change: Change) => void

  constructor(tables: Tables, presence: Presence, elsewhere: Elsewhere, onChange: (change: Change) => void) {
    this.#tables = tables
    this.#presence = presence
    this.#elsewhere = elsewhere
    this.#onChange = onChange
  }

  hear(word: Word): void {
    if (word.is !== 'present') {
      this.#onChange({ ...word, own: false })
      return
    }
    this.#elsewhere.hear(word)
    const table = this.#tables.held(word.table)
    if (table !== undefined) this.#tell(table)
  }

  met(isIts: (table: string) => boolean): void {
    for (const table of this.#tables.all()) {
      if (isIts(table.id) && table.feeds.size > 0) this.#presence.tellOthers(table)
    }
  }

  lost(isIts: (table: string) => boolean): void {
    this.#elsewhere.forget(isIts)
    for (const table of this.#tables.all()) if (isIts(table.id)) this.#tell(table)
  }

  /** Tells those at a table here who is there now. */
  #tell(table: LiveTable): void {
    table.elsewhere = this.#elsewhere.at(table.id)
    table.broadcast({ type: 'table', table: table.info() })
  }
}
