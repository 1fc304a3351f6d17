/** Things worked out once and kept, until newer ones need the room. */
export class Bounded<K, V> {
  readonly #most: number
  readonly #kept = new Map<K, V>()

  constructor(most: number) {
    this.#most = most
  }

  get(key: K, make: () => V): V {
    const known = this.#kept.get(key)
    const value = known ?? make()
    // Put in anew, it is the youngest: what nobody has asked for longest goes first.
    this.#kept.delete(key)
    this.#kept.set(key, value)
    if (this.#kept.size > this.#most) {
      for (const oldest of this.#kept.keys()) {
        this.#kept.delete(oldest)
        break
      }
    }
    return value
  }
}
