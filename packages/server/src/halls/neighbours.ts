import type { Presence } from '../presence.ts'
import type { Change } from '../store/store.ts'
import type { Tables } from '../tables.ts'
import type { Elsewhere } from './elsewhere.ts'
import type { Doors, Hall, Word } from './hall.ts'

/** Those who bring the tables of a hall up to date when something has changed elsewhere. */
export interface Followers {
  changed(change: Change): void
  /** Something may have been stored of which nobody has told. */
  lookUp(table: string): void
}

/** What a hall makes of what it hears from others. */
export class Neighbours implements Pick<Doors, 'hear' | 'watched' | 'lost'> {
  readonly #hall: Hall
  readonly #tables: Tables
  readonly #presence: Presence
  readonly #elsewhere: Elsewhere
  readonly #followers: Followers

  constructor(hall: Hall, tables: Tables, presence: Presence, elsewhere: Elsewhere, followers: Followers) {
    this.#hall = hall
    this.#tables = tables
    this.#presence = presence
    this.#elsewhere = elsewhere
    this.#followers = followers
  }

  hear(word: Word): void {
    switch (word.is) {
      case 'present':
        this.#elsewhere.hear(word)
        this.#tell(word.table)
        return
      case 'noted':
        this.#followers.lookUp(word.table)
        return
      default:
        this.#followers.changed({ ...word, own: false })
    }
  }

  watched(table: string): void {
    const held = this.#tables.held(table)
    if (held !== undefined && !held.audience.isEmpty) this.#presence.tellOthers(held)
    if (this.#hall.keeps(table) === 'here') this.#hall.tell({ is: 'noted', table })
  }

  lost(hall: number): void {
    for (const table of this.#elsewhere.forget(hall)) this.#tell(table)
  }

  /** Tells those at a table here who is there now. */
  #tell(id: string): void {
    const table = this.#tables.held(id)
    if (table === undefined) return
    table.audience.setElsewhere(this.#elsewhere.at(id))
    table.audience.broadcast({ type: 'table', table: table.info() })
  }
}
