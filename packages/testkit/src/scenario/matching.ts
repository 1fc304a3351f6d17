import type { Json } from '@riposte/kernel'
import { orDidYouMean } from './near.ts'
import { isList, isRecord, type JsonRecord, listOf } from './record.ts'

/** One place where something is not as expected. */
export interface Mismatch {
  readonly path: string
  readonly expected: unknown
  readonly got: unknown
  readonly hint?: string
}

/**
 * Compares what is there with what a scenario says about it, and lists the differences, each as deep down as it is.
 *
 * Of an object only the fields that are named are compared. A list has to have the same length and match place by place.
 * In the place of a list `{ contains, excludes, length }` says less and `{ anyOrder }` leaves the order open. In the place
 * of anything `{ oneOf }` allows several values, and `{ absent: true }` says that a field is not there.
 */
export function mismatches(expected: Json, got: unknown, path = ''): Mismatch[] {
  const differs = [{ path: path === '' ? '.' : path, expected, got }]
  if (typeof expected !== 'object' || expected === null) return Object.is(expected, got) ? [] : differs
  if (isList(expected)) return Array.isArray(got) ? inSameOrder(expected, got, path) : differs
  const named = expected as JsonRecord
  if (isOneOf(named)) return listOf(named.oneOf).some((value) => matches(value, got)) ? [] : differs
  if (isAbsent(named)) return got === undefined ? [] : differs
  if (Array.isArray(got)) {
    if (isListPattern(named)) return listMismatches(named, got, path)
    return [{ ...differs[0], hint: `a list is compared with a list or with ${LIST_PATTERN.join(', ')}` }]
  }
  if (!isThing(got)) return differs
  return Object.keys(named).flatMap((key) => {
    const found = mismatches(named[key], got[key], path === '' ? key : `${path}.${key}`)
    if (found.length === 0 || Object.hasOwn(got, key)) return found
    return [{ ...found[0], hint: `there is no \`${key}\`${orDidYouMean(key, Object.keys(got))}` }]
  })
}

export function matches(expected: Json, got: unknown): boolean {
  return mismatches(expected, got).length === 0
}

const LIST_PATTERN = ['contains', 'excludes', 'length', 'anyOrder']

export function isListPattern(expected: JsonRecord): boolean {
  return hasOnly(expected, LIST_PATTERN)
}

export function isOneOf(expected: JsonRecord): boolean {
  return hasOnly(expected, ['oneOf'])
}

export function isAbsent(expected: JsonRecord): boolean {
  return hasOnly(expected, ['absent']) && expected.absent === true
}

function hasOnly(record: JsonRecord, keys: readonly string[]): boolean {
  const named = Object.keys(record)
  return named.length > 0 && named.every((key) => keys.includes(key))
}

function isThing(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function inSameOrder(expected: readonly Json[], got: readonly unknown[], path: string): Mismatch[] {
  if (expected.length === got.length) {
    return expected.flatMap((entry, at) => mismatches(entry, got[at], `${path}[${at}]`))
  }
  const found: Mismatch[] = [{ path: `${path}.length`, expected: expected.length, got: got.length }]
  let [here, there] = [0, 0]
  for (const [nextHere, nextThere] of [...commonEntries(expected, got), [expected.length, got.length]]) {
    while (here < nextHere || there < nextThere) {
      if (here < nextHere && there < nextThere) {
        found.push(...mismatches(expected[here], got[there], `${path}[${there}]`))
        here++
        there++
      } else if (here < nextHere) found.push({ path: `${path}[${here}]`, expected: expected[here++], got: undefined })
      else found.push({ path: `${path}[${there}]`, expected: undefined, got: got[there++] })
    }
    here = nextHere + 1
    there = nextThere + 1
  }
  return found
}

/** The most entries that match in the same order, as places in both lists. */
function commonEntries(expected: readonly Json[], got: readonly unknown[]): [number, number][] {
  const same = expected.map((entry) => got.map((value) => matches(entry, value)))
  const most = Array.from({ length: expected.length + 1 }, () => new Array<number>(got.length + 1).fill(0))
  for (let i = expected.length - 1; i >= 0; i--) {
    for (let j = got.length - 1; j >= 0; j--) {
      most[i][j] = same[i][j] ? most[i + 1][j + 1] + 1 : Math.max(most[i + 1][j], most[i][j + 1])
    }
  }
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < expected.length && j < got.length; ) {
    if (same[i][j]) pairs.push([i++, j++])
    else if (most[i + 1][j] >= most[i][j + 1]) i++
    else j++
  }
  return pairs
}

function listMismatches(pattern: JsonRecord, got: readonly unknown[], path: string): Mismatch[] {
  const { contains, excludes, length, anyOrder } = pattern
  const found: Mismatch[] = []
  // In this order, with others between them.
  let from = 0
  for (const [number, entry] of listOf(contains).entries()) {
    const at = got.findIndex((value, place) => place >= from && matches(entry, value))
    if (at < 0) found.push(...missing(entry, number, got, path))
    else from = at + 1
  }
  for (const entry of listOf(excludes)) {
    const at = got.findIndex((value) => matches(entry, value))
    if (at >= 0) found.push({ path: `${path}[${at}]`, expected: { excludes: entry }, got: got[at] })
  }
  if (length !== undefined && length !== got.length)
    found.push({ path: `${path}.length`, expected: length, got: got.length })
  if (anyOrder !== undefined) found.push(...inAnyOrder(listOf(anyOrder), got, path))
  return found
}

/** Of an entry that is not there: in what the entry most like it differs. */
function missing(entry: Json, number: number, got: readonly unknown[], path: string): Mismatch[] {
  const place = `${path}.contains[${number}]`
  const there = got.findIndex((value) => matches(entry, value))
  if (there >= 0) {
    const hint = `it is at [${there}], before what is named before it, or named twice`
    return [{ path: place, expected: entry, got: undefined, hint }]
  }
  let best: { readonly at: number; readonly found: readonly Mismatch[] } | null = null
  for (const [at, value] of got.entries()) {
    if (!isRecord(entry) || !isThing(value) || entry.type !== value.type) continue
    const found = mismatches(entry, value, `${path}[${at}]`)
    if (found.length < Object.keys(entry).length && (best === null || found.length < best.found.length)) {
      best = { at, found }
    }
  }
  if (best === null) return [{ path: place, expected: entry, got: undefined }]
  const hint = `[${best.at}] is most like contains[${number}]`
  return best.found.map((difference) => ({ hint, ...difference }))
}

/** Every entry has a partner of its own, in whatever order. */
function inAnyOrder(expected: readonly Json[], got: readonly unknown[], path: string): Mismatch[] {
  const fits = expected.map((entry) => got.map((value) => matches(entry, value)))
  const partner = new Map<number, number>()
  const place = (entry: number, tried: Set<number>): boolean => {
    for (let at = 0; at < got.length; at++) {
      if (!fits[entry][at] || tried.has(at)) continue
      tried.add(at)
      const before = partner.get(at)
      if (before === undefined || place(before, tried)) {
        partner.set(at, entry)
        return true
      }
    }
    return false
  }
  const alone = expected.flatMap((entry, at) => (place(at, new Set()) ? [] : [{ entry, at }]))
  const over = got.flatMap((value, at) => (partner.has(at) ? [] : [{ value, at }]))
  // One for one: then it is these two that are meant.
  if (alone.length === 1 && over.length === 1)
    return mismatches(alone[0].entry, over[0].value, `${path}[${over[0].at}]`)
  return [
    ...alone.map(({ entry, at }) => ({ path: `${path}.anyOrder[${at}]`, expected: entry, got: undefined })),
    ...over.map(({ value, at }) => ({ path: `${path}[${at}]`, expected: undefined, got: value })),
  ]
}
