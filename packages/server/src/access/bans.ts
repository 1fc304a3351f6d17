import type { Store } from '../store/store.ts'
import type { Person } from './identity.ts'

/** Whom the operator has banned, as of a moment ago: asking costs nothing, so everything that somebody sends is asked about. */
export class Bans {
  readonly #store: Store
  #banned: ReadonlySet<string> = new Set()

  constructor(store: Store) {
    this.#store = store
  }

  has(person: Person): boolean {
    return this.#banned.has(person)
  }

  /** Reads them again. */
  async refresh(): Promise<void> {
    this.#banned = new Set((await this.#store.bans()).map(({ guest }) => guest))
  }
}
