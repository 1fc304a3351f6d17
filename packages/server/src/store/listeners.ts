import type { Change } from './store.ts'

/** The listeners of a store's changes. */
export class Listeners {
  readonly #all = new Set<(change: Change) => void>()

  add(listener: (change: Change) => void): () => void {
    // Wrapped, so that the same function can be added twice.
    const own = (change: Change) => listener(change)
    this.#all.add(own)
    return () => this.#all.delete(own)
  }

  tell(change: Change): void {
    for (const listener of this.#all) listener(change)
  }

  /** In a later turn of the event loop, so that the caller has its answer before the change is reported. */
  tellLater(changes: readonly Change[]): void {
    if (this.#all.size === 0 || changes.length === 0) return
    setImmediate(() => {
      for (const change of changes) this.tell(change)
    })
  }
}
