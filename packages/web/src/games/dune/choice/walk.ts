import { type ActionJson, type Blocked, isBlocked, type Json } from '@riposte/kernel'
import { fieldsOf, usualValue } from './fields.ts'

/** What somebody wants to stand in the fields, as far as it may. */
export type Wishes = Readonly<Record<string, Json>>

interface Filled {
  readonly field: string
  readonly values: readonly Json[]
  readonly value: Json
}

/** How far an answer is filled in. */
export interface Walked {
  readonly type: string
  readonly filled: readonly Filled[]
  /** The field that waits, and what may stand in it. */
  readonly next: { readonly field: string; readonly values: readonly Json[] } | null
  readonly ready: ActionJson | null
  readonly blocked: Blocked | null
}

export type Domain = (type: string, filled: readonly Json[]) => Promise<readonly Json[] | Blocked>

/** Goes through the fields from left to right, as far as wishes and what is usual lead. */
export async function walk(type: string, wishes: Wishes, domain: Domain): Promise<Walked> {
  const filled: Filled[] = []
  for (const field of fieldsOf(type)) {
    const values = await domain(
      type,
      filled.map(({ value }) => value),
    )
    if (isBlocked(values)) return { type, filled, next: null, ready: null, blocked: values }
    const wish = wished(wishes[field], values)
    const value = wish === undefined ? usualValue(type, field, values) : wish
    if (value === undefined) return { type, filled, next: { field, values }, ready: null, blocked: null }
    filled.push({ field, values, value })
  }
  const ready = Object.assign({ type }, ...filled.map(({ field, value }) => ({ [field]: value }))) as ActionJson
  return { type, filled, next: null, ready, blocked: null }
}

/** A number that may not stand gives way to the nearest one that may; null is a wish like any other. */
function wished(wish: Json | undefined, values: readonly Json[]): Json | undefined {
  if (wish === undefined || values.length === 0) return undefined
  if (values.includes(wish)) return wish
  if (typeof wish !== 'number') return undefined
  const numbers = values.filter((value) => typeof value === 'number')
  if (numbers.length === 0) return undefined
  return numbers.reduce((best, value) => (Math.abs(value - wish) < Math.abs(best - wish) ? value : best))
}

/** What the form has in a field, or undefined where it does not get so far. */
export function valueIn(walked: Walked | null, field: string): Json | undefined {
  return walked?.filled.find((one) => one.field === field)?.value
}

/** What may stand in a field, as far as that is known. */
export function valuesIn(walked: Walked | null, field: string): readonly Json[] {
  if (walked?.next?.field === field) return walked.next.values
  return walked?.filled.find((one) => one.field === field)?.values ?? []
}
