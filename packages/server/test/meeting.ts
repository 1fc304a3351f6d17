import type { Store } from '../src/store/store.ts'

/** Where two servers meet before they write: each table's next step is handed to the database by both at once. */
export class Meeting {
  #isOn = false
  readonly #waiting = new Map<string, () => void>()

  /** From now on. */
  begin(): void {
    this.#isOn = true
  }

  /** The first who comes waits for the second; whoever comes later does not wait. */
  async #come(table: string): Promise<void> {
    const other = this.#waiting.get(table)
    if (!this.#isOn) return
    if (other === undefined) await new Promise<void>((resolve) => this.#waiting.set(table, resolve))
    else other()
  }

  /** The same store, for one of the two. */
  at(store: Store): Store {
    const append: Store['append'] = async (step) => {
      await this.#come(step.table)
      return store.append(step)
    }
    return new Proxy(store, {
      get(target, key) {
        if (key === 'append') return append
        const value: unknown = Reflect.get(target, key)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    })
  }
}
