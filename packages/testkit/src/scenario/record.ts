import type { Json } from '@riposte/kernel'

/** An object out of a file. */
export type JsonRecord = { readonly [key: string]: Json }

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isList(json: Json | undefined): json is readonly Json[] {
  return Array.isArray(json)
}

/** An entry that stands alone counts as a list of one. */
export function listOf(json: Json | undefined): readonly Json[] {
  if (json === undefined) return []
  return isList(json) ? json : [json]
}
