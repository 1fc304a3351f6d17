import type { Json } from '@riposte/kernel'

/** Whether two values are written alike: not every value is a plain number or name. */
export function same(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object') return false
  return JSON.stringify(a) === JSON.stringify(b)
}

export function indexIn(values: readonly Json[], value: Json): number {
  return values.findIndex((one) => same(one, value))
}

export function isIn(values: readonly Json[], value: Json): boolean {
  return indexIn(values, value) >= 0
}
