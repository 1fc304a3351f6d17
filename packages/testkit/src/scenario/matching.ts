import type { Json } from '@riposte/kernel'

/** One place where something is not as expected. */
export interface Mismatch {
  readonly path: string
  readonly expected: unknown
  readonly got: unknown
}

/**
 * Compares what is there with what a scenario says about it, and lists the differences.
 *
 * Of an object only the fields that are named are compared. A list has to have the same length and match place by place;
 * `{ contains, excludes, length }` in the place of a list says less. `{ absent: true }` says that a field is not there.
 */
export function mismatches(expected: Json, got: unknown, path = ''): Mismatch[] {
  const differs = [{ path: path === '' ? '.' : path, expected, got }]
  if (typeof expected !== 'object' || expected === null) return Object.is(expected, got) ? [] : differs
  if (Array.isArray(expected)) {
    if (!Array.isArray(got) || got.length !== expected.length) return differs
    return expected.flatMap((entry: Json, at) => mismatches(entry, got[at], `${path}[${at}]`))
  }
  const named = expected as { readonly [key: string]: Json }
  if (Array.isArray(got)) return isListPattern(named) ? listMismatches(named, got, path) : differs
  if (got === undefined && named.absent === true) return []
  if (typeof got !== 'object' || got === null) return differs
  return Object.keys(named).flatMap((key) =>
    mismatches(named[key], (got as Record<string, unknown>)[key], path === '' ? key : `${path}.${key}`),
  )
}

export function matches(expected: Json, got: unknown): boolean {
  return mismatches(expected, got).length === 0
}

const LIST_PATTERN = ['contains', 'excludes', 'length']

function isListPattern(expected: { readonly [key: string]: Json }): boolean {
  return Object.keys(expected).every((key) => LIST_PATTERN.includes(key))
}

function listMismatches(
  { contains, excludes, length }: { readonly [key: string]: Json },
  got: readonly unknown[],
  path: string,
): Mismatch[] {
  const found: Mismatch[] = []
  // In this order, with others between them.
  let from = 0
  for (const entry of listOf(contains)) {
    const at = got.findIndex((value, place) => place >= from && matches(entry, value))
    if (at < 0) found.push({ path: `${path}.contains`, expected: entry, got })
    else from = at + 1
  }
  for (const entry of listOf(excludes)) {
    const at = got.findIndex((value) => matches(entry, value))
    if (at >= 0) found.push({ path: `${path}[${at}]`, expected: { excludes: entry }, got: got[at] })
  }
  if (length !== undefined && length !== got.length)
    found.push({ path: `${path}.length`, expected: length, got: got.length })
  return found
}

function listOf(json: Json | undefined): readonly Json[] {
  if (json === undefined) return []
  return Array.isArray(json) ? (json as readonly Json[]) : [json]
}
