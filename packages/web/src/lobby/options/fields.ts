import type { Json } from '@riposte/kernel'
import type { GameInfo } from '@riposte/protocol'

/** How an option is asked for, worked out from its JSON schema. */
export type Field =
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'number'; readonly whole: boolean; readonly min: number | null; readonly max: number | null }
  | { readonly kind: 'text' }
  /** Any of these, in any combination. */
  | { readonly kind: 'set'; readonly values: readonly (string | number)[] }
  /** One of these for each seat, from the first on; the first of them stands for no wish. */
  | { readonly kind: 'seats'; readonly values: readonly (string | number)[]; readonly most: number }
  | { readonly kind: 'group'; readonly fields: Readonly<Record<string, Field>> }
  /** A shape that no control fits: written as JSON. */
  | { readonly kind: 'json' }

export type Option = GameInfo['options'][string]
export type Options = Readonly<Record<string, unknown>>

export function fieldOf(schema: Json): Field {
  if (!isRecord(schema)) return { kind: 'json' }
  if (Array.isArray(schema.enum)) return choiceOf(schema.enum)
  switch (schema.type) {
    case 'boolean':
      return { kind: 'switch' }
    case 'integer':
    case 'number':
      return {
        kind: 'number',
        whole: schema.type === 'integer',
        min: numberOr(schema.minimum),
        max: numberOr(schema.maximum),
      }
    case 'string':
      return { kind: 'text' }
    case 'array': {
      const items = isRecord(schema.items) ? fieldOf(schema.items) : null
      if (items?.kind !== 'choice') return { kind: 'json' }
      // A list with an end is read place by place; one without is a heap.
      const most = numberOr(schema.maxItems)
      return most === null ? { kind: 'set', values: items.values } : { kind: 'seats', values: items.values, most }
    }
    case 'object': {
      if (!isRecord(schema.properties)) return { kind: 'json' }
      const fields = Object.entries(schema.properties).map(([name, inner]) => [name, fieldOf(inner)] as const)
      return { kind: 'group', fields: Object.fromEntries(fields) }
    }
    default:
      return { kind: 'json' }
  }
}

function choiceOf(values: readonly Json[]): Field {
  if (values.length === 2 && values.every((value) => typeof value === 'boolean')) return { kind: 'switch' }
  const plain = values.filter((value) => typeof value === 'string' || typeof value === 'number')
  return plain.length === values.length ? { kind: 'choice', values: plain } : { kind: 'json' }
}

/** What an option is now: as it was set, or as it is by default. */
export function optionValue(id: string, option: Option, options: Options): unknown {
  return Object.hasOwn(options, id) ? options[id] : option.default
}

/** The options that differ from the defaults; only those are sent. */
export function changedOptions(game: GameInfo, options: Options): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(game.options)
      .map(([id, option]) => [id, optionValue(id, option, options), option.default] as const)
      .filter(([, value, usual]) => !same(value, usual))
      .map(([id, value]) => [id, value]),
  )
}

export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Reads what was typed into a number field; a string names what is wrong with it. */
export function readNumber(
  typed: string,
  { whole, min, max }: Field & { kind: 'number' },
): number | 'notNumber' | 'notWhole' | 'outside' {
  const number = typed.trim() === '' ? Number.NaN : Number(typed)
  if (!Number.isFinite(number)) return 'notNumber'
  if (whole && !Number.isInteger(number)) return 'notWhole'
  if ((min !== null && number < min) || (max !== null && number > max)) return 'outside'
  return number
}

function isRecord(json: unknown): json is Readonly<Record<string, Json>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

function numberOr(json: Json | undefined): number | null {
  return typeof json === 'number' ? json : null
}
