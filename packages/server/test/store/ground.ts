import { afterEach, beforeEach } from 'vitest'
import { openStore, type Place } from '../../src/store/open.ts'
import type { LogEntry, Store, TableRow } from '../../src/store/store.ts'

/** What a database has to do for the suite. */
export interface Ground {
  readonly name: string
  /** An empty database. */
  place(): Promise<Place>
  /** In how many transactions the entries in it were written. */
  transactions(place: Place): Promise<number>
  /** How many rows there are in all tables of the database that hold something of a table of play. */
  rows(place: Place): Promise<number>
}

/** An empty database for every test, and the stores that are opened on it. */
export class AtStore {
  /** The first that was opened. */
  store!: Store
  place!: Place
  readonly #opened: Store[] = []

  /** To be called where tests are described. */
  constructor(emptyPlace: () => Promise<Place>) {
    beforeEach(async () => {
      this.place = await emptyPlace()
      this.store = await this.open()
    })
    afterEach(async () => {
      for (const one of this.#opened.splice(0)) await one.close()
    })
  }

  async open(): Promise<Store> {
    const one = await openStore(this.place)
    this.#opened.push(one)
    return one
  }

  async loaded(id: string, from = this.store): Promise<{ table: TableRow; entries: readonly LogEntry[] }> {
    const found = await from.load(id)
    if (found === null) throw new Error(`there is no table ${id}`)
    return found
  }
}
