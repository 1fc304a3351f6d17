/** All moves of a sweep, one after the other: from which state to which, in how many ways, and who gets how many. */
export interface Moves {
  count: number
  from: Int32Array
  to: Int32Array
  weight: Float64Array
  code: Float64Array
  add(from: number, to: number, weight: number, code: number): void
}

/** The lists are kept from one sweep to the next: a sweep is over before another begins. */
class Lists implements Moves {
  count = 0
  from = new Int32Array(1 << 14)
  to = new Int32Array(1 << 14)
  weight = new Float64Array(1 << 14)
  code = new Float64Array(1 << 14)

  add(from: number, to: number, weight: number, code: number): void {
    const at = this.count++
    if (at === this.from.length) this.#grow()
    this.from[at] = from
    this.to[at] = to
    this.weight[at] = weight
    this.code[at] = code
  }

  #grow(): void {
    const length = this.from.length * 2
    const from = new Int32Array(length)
    const to = new Int32Array(length)
    const weight = new Float64Array(length)
    const code = new Float64Array(length)
    from.set(this.from)
    to.set(this.to)
    weight.set(this.weight)
    code.set(this.code)
    this.from = from
    this.to = to
    this.weight = weight
    this.code = code
  }
}

const lists = new Lists()

/** An empty list of moves. The one before is given up. */
export function movesOf(): Moves {
  lists.count = 0
  return lists
}

/** As many states as are found by their number directly. */
const TABLE_AT_MOST = 1 << 20
let table = new Int32Array(0)

/** Where a state is in its layer, by its number. */
export class StateIndex {
  readonly #map: Map<number, number> | null

  constructor(states: number) {
    this.#map = states > TABLE_AT_MOST ? new Map() : null
    if (this.#map === null && table.length < states) table = new Int32Array(states)
  }

  /** -1: not there yet. */
  find(key: number): number {
    return this.#map === null ? table[key] - 1 : (this.#map.get(key) ?? -1)
  }

  put(key: number, at: number): void {
    if (this.#map === null) table[key] = at + 1
    else this.#map.set(key, at)
  }

  /** Leaves the table empty for the next one. */
  clear(keys: readonly number[]): void {
    if (this.#map === null) for (const key of keys) table[key] = 0
  }
}
