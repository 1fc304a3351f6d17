import type { Json } from '@riposte/kernel'

/**
 * One difference between two pieces of data: where it is, and what is there now. Without a value there is nothing there any
 * more. The last entries of a list go by setting its `length`; new ones stand behind its end, in order.
 */
export type Change = readonly [path: readonly (string | number)[], value?: Json]

/** More differences than this are longer than the whole view. */
const CHANGES_AT_MOST = 80

/** What turns one piece of data into the other, as JSON text; an empty list when they are equal, null when it is too much to tell. */
export function writeChanges(before: unknown, after: unknown): string | null {
  return changesWriter()(before, after)
}

/**
 * Like `writeChanges`, for several observers of one moment. Parts that are the very same objects for all of them, at the
 * same place, are compared once.
 */
export function changesWriter(): typeof writeChanges {
  const shared: Compared[] = []
  return (before, after) => {
    const comparison = new Comparison(shared)
    comparison.compare(before, after, 0)
    return comparison.count > CHANGES_AT_MOST ? null : `[${comparison.text}]`
  }
}

/** The result of comparing a part, and its path. */
interface Compared {
  readonly within: string | number
  readonly key: string | number
  readonly before: unknown
  readonly after: unknown
  readonly text: string
  readonly count: number
}

/** The depth of the parts that observers share: fields of their views. */
const SHARED_DEPTH = 2

/**
 * A walk over two trees at once. Most of them is equal, so nothing is built before a difference is found. Of a record or
 * list that has become another one the whole is told: that is shorter than its fields one by one, and quicker to write.
 */
class Comparison {
  text = ''
  count = 0
  readonly #path: (string | number)[] = []
  readonly #shared: Compared[]
  /** Where the search for the next shared part starts: all observers meet them in the same order. */
  #next = 0

  constructor(shared: Compared[]) {
    this.#shared = shared
  }

  compare(before: unknown, after: unknown, depth: number): void {
    if (before === after) return
    if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) {
      this.#tell(after, depth)
    } else if (depth === SHARED_DEPTH) this.#once(before, after)
    else this.#contents(before, after, depth)
  }

  #once(before: object, after: object): void {
    const { text, count } = this
    const known = this.#known(before, after)
    if (known !== null) {
      if (known.count === 0) return
      this.text = text === '' ? known.text : `${text},${known.text}`
      this.count += known.count
      return
    }
    this.text = ''
    this.count = 0
    this.#contents(before, after, SHARED_DEPTH)
    const [within, key] = this.#path
    this.#shared.push({ within, key, before, after, text: this.text, count: this.count })
    if (text !== '') this.text = this.text === '' ? text : `${text},${this.text}`
    this.count += count
  }

  /** The result of comparing these two for another observer; null when that has not been done. */
  #known(before: object, after: object): Compared | null {
    const shared = this.#shared
    for (let at = this.#next; at < shared.length; at++) {
      const part = shared[at]
      if (part.after !== after || part.before !== before) continue
      if (part.key !== this.#path[1] || part.within !== this.#path[0]) continue
      this.#next = at + 1
      return part
    }
    return null
  }

  #contents(before: object, after: object, depth: number): void {
    if (Array.isArray(after)) {
      if (Array.isArray(before)) this.#lists(before, after, depth)
      else this.#tell(after, depth)
    } else if (Array.isArray(before)) this.#tell(after, depth)
    else this.#records(before as Fields, after as Fields, depth)
  }

  #lists(before: readonly unknown[], after: readonly unknown[], depth: number): void {
    const { text, count } = this
    const both = before.length < after.length ? before.length : after.length
    for (let at = 0; at < both; at++) {
      const was = before[at]
      const now = after[at]
      if (was === now) continue
      this.#path[depth] = at
      this.compare(was, now, depth + 1)
    }
    for (let at = both; at < after.length; at++) {
      this.#path[depth] = at
      this.#tell(after[at], depth + 1)
    }
    if (after.length < before.length) {
      this.#path[depth] = 'length'
      this.#tell(after.length, depth + 1)
    }
    if (this.count - count > after.length) this.#tellInstead(after, depth, text, count)
  }

  /** Compares by position: reading a field by its index is much quicker than by its name. */
  #records(before: Fields, after: Fields, depth: number): void {
    const names = Object.keys(after)
    if (!areSame(names, Object.keys(before))) {
      this.#unlike(before, after, depth)
      return
    }
    const was = Object.values(before)
    const now = Object.values(after)
    let others = 0
    let inside = 0
    for (let at = 0; at < now.length; at++) {
      const value = now[at]
      if (value === was[at]) continue
      // JSON leaves out fields that are undefined.
      if (value === undefined || was[at] === undefined) {
        this.#tell(after, depth)
        return
      }
      if (typeof value === 'object' && value !== null) inside++
      else others++
    }
    if (others * 2 > names.length) this.#tell(after, depth)
    else if (inside + others > 0) {
      for (let at = 0; at < now.length; at++) {
        if (now[at] === was[at]) continue
        this.#path[depth] = names[at]
        this.compare(was[at], now[at], depth + 1)
      }
    }
  }

  /** Records whose fields have different names or another order. */
  #unlike(before: Fields, after: Fields, depth: number): void {
    const names = Object.keys(after).filter((name) => after[name] !== undefined)
    const known = Object.keys(before).filter((name) => before[name] !== undefined)
    if (names.length !== known.length || !names.every((name) => known.includes(name))) this.#tell(after, depth)
    else this.#records(withFields(before, names), withFields(after, names), depth)
  }

  #tellInstead(value: unknown, depth: number, text: string, count: number): void {
    this.text = text
    this.count = count
    this.#tell(value, depth)
  }

  #tell(value: unknown, depth: number): void {
    if (this.count++ > CHANGES_AT_MOST) return
    let text = this.text + (this.text === '' ? '[[' : ',[[')
    for (let at = 0; at < depth; at++) {
      const key = this.#path[at]
      if (at > 0) text += ','
      text += typeof key === 'number' ? key : quoted(key).text
    }
    this.text = value === undefined ? `${text}]]` : `${add(`${text}],`, value)}]`
  }
}

/**
 * Writes a value as JSON. For the short records and lists of a view this is quicker than `JSON.stringify`. Pieces are
 * appended one by one to one text, which is the quickest to send.
 */
function written(value: unknown): string {
  if (typeof value === 'string') return value.length > QUOTED_LENGTH ? JSON.stringify(value) : quoted(value).text
  if (typeof value === 'boolean' || Number.isSafeInteger(value)) return String(value)
  if (value === null) return 'null'
  if (typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  return Array.isArray(value) ? addList('', value) : addRecord('', value as Fields)
}

function add(text: string, value: unknown): string {
  if (typeof value !== 'object' || value === null) return text + written(value)
  return Array.isArray(value) ? addList(text, value) : addRecord(text, value as Fields)
}

function addRecord(to: string, record: Fields): string {
  let text = `${to}{`
  let isFirst = true
  for (const key in record) {
    const field = record[key]
    if (field === undefined) continue
    const name = quoted(key)
    text = add(text + (isFirst ? name.first : name.next), field)
    isFirst = false
  }
  return `${text}}`
}

function addList(to: string, list: readonly unknown[]): string {
  let text = `${to}[`
  for (let at = 0; at < list.length; at++) text = add(at === 0 ? text : `${text},`, list[at])
  return `${text}]`
}

/** A name as JSON, and as the name of a record's first field and of its next ones. */
interface Quoted {
  readonly text: string
  readonly first: string
  readonly next: string
}

/** A cache: there are few names, and every update contains some of them. */
const QUOTED_LENGTH = 64
const QUOTED = new Map<string, Quoted>()
const QUOTED_AT_MOST = 10_000

function quoted(key: string): Quoted {
  let known = QUOTED.get(key)
  if (known === undefined) {
    const text = JSON.stringify(key)
    known = { text, first: `${text}:`, next: `,${text}:` }
    if (QUOTED.size < QUOTED_AT_MOST) QUOTED.set(key, known)
  }
  return known
}

interface Fields {
  readonly [key: string]: unknown
}

function areSame(names: readonly string[], others: readonly string[]): boolean {
  if (names.length !== others.length) return false
  for (let at = 0; at < names.length; at++) if (names[at] !== others[at]) return false
  return true
}

/** Writes these fields of a record, in this order. */
function withFields(record: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, record[name]]))
}

/** The data with these changes. What did not change is shared with the data before, which stays as it is. */
export function change<T>(data: T, changes: readonly Change[]): T {
  /** Containers that were copied here and may be changed. */
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
