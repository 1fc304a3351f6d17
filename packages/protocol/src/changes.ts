import type { Json } from '@riposte/kernel'

/**
 * One difference between two pieces of data: where it is, and what is there now. Without a value there is nothing there any
 * more. The last entries of a list go by setting its `length`; new ones stand behind its end, in order.
 */
export type Change = readonly [path: readonly (string | number)[], value?: Json]

/** So many differences are more than the whole would be. */
const CHANGES_AT_MOST = 80

/** What turns one piece of data into the other, as JSON text; an empty list when they are equal, null when it is too much to tell. */
export function writeChanges(before: unknown, after: unknown): string | null {
  const comparison = new Comparison()
  comparison.compare(before, after)
  return comparison.count > CHANGES_AT_MOST ? null : `[${comparison.text}]`
}

/** A walk over two trees at once. Most of them is equal, so nothing is built before a difference is found. */
class Comparison {
  text = ''
  count = 0
  readonly #path: (string | number)[] = []

  compare(before: unknown, after: unknown): void {
    if (before === after) return
    if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) {
      this.#tell(after)
    } else if (Array.isArray(after)) {
      if (Array.isArray(before)) this.#lists(before, after)
      else this.#tell(after)
    } else if (Array.isArray(before)) this.#tell(after)
    else this.#records(before as Fields, after as Fields)
  }

  #lists(before: readonly unknown[], after: readonly unknown[]): void {
    const both = Math.min(before.length, after.length)
    for (let at = 0; at < both; at++) this.#inside(at, before[at], after[at])
    for (let at = both; at < after.length; at++) this.#inside(at, undefined, after[at])
    if (after.length < before.length) this.#inside('length', before.length, after.length)
  }

  #records(before: Fields, after: Fields): void {
    // JSON knows no fields without a value. What every object has of itself is a function, which is no value either.
    for (const key in after) {
      const value = after[key]
      if (value !== undefined && before[key] !== value) this.#inside(key, before[key], value)
    }
    for (const key in before) {
      const value = after[key]
      if ((value === undefined || typeof value === 'function') && before[key] !== undefined) {
        this.#inside(key, before[key], undefined)
      }
    }
  }

  #inside(key: string | number, before: unknown, after: unknown): void {
    this.#path.push(key)
    this.compare(before, after)
    this.#path.pop()
  }

  #tell(value: unknown): void {
    if (this.count++ > CHANGES_AT_MOST) return
    let text = this.text === '' ? '[[' : ',[['
    let comma = ''
    for (const key of this.#path) {
      text += comma + (typeof key === 'number' ? key : quoted(key))
      comma = ','
    }
    this.text += value === undefined ? `${text}]]` : `${text}],${JSON.stringify(value)}]`
  }
}

/** Names of fields as JSON. There are only so many, and every update names some of them. */
const QUOTED = new Map<string, string>()
const QUOTED_AT_MOST = 10_000

function quoted(key: string): string {
  let text = QUOTED.get(key)
  if (text === undefined) {
    text = JSON.stringify(key)
    if (QUOTED.size < QUOTED_AT_MOST) QUOTED.set(key, text)
  }
  return text
}

interface Fields {
  readonly [key: string]: unknown
}

/** The data with these changes. What did not change is shared with the data before, which stays as it is. */
export function change<T>(data: T, changes: readonly Change[]): T {
  /** Containers made here, which nobody else holds. */
  const fresh = new Set<unknown>()
  const own = (value: unknown): Record<string | number, unknown> => {
    if (typeof value !== 'object' || value === null) throw new Error('a change lies where there is nothing')
    if (fresh.has(value)) return value as Record<string | number, unknown>
    const twin = Array.isArray(value) ? value.slice() : { ...value }
    fresh.add(twin)
    return twin as Record<string | number, unknown>
  }
  let root: unknown = data
  for (const [path, value] of changes) {
    if (path.length === 0) {
      root = value
      continue
    }
    root = own(root)
    let at = root as Record<string | number, unknown>
    for (let depth = 0; depth < path.length - 1; depth++) {
      at[path[depth]] = own(at[path[depth]])
      at = at[path[depth]] as Record<string | number, unknown>
    }
    const last = path[path.length - 1]
    if (value === undefined) delete at[last]
    else at[last] = value
  }
  return root as T
}
