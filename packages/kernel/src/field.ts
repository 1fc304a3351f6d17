import type { Json } from './json.ts'
import type { Of } from './kind.ts'
import type { Seat } from './seat.ts'

/** A field of an action, an event or a question: how a small number is written for people and read back. */
export interface Field<K extends string = string, V extends number = number, J extends Json = Json> {
  /** What it holds, in words. Fields of one kind mean the same wherever they stand. */
  readonly kind: K
  /** What people count such things from; left out where they are not counted. The JSON always counts from 0. */
  readonly base?: 0 | 1
  /** It may be left empty: null outside. */
  readonly isOptional?: true
  /** Values run from 0 to size - 1. A power of two. */
  readonly size: number
  /** It is only told, and -1 may be told as well. */
  readonly least?: -1
  write(value: V): J
  /** The value, or null when it is no such thing. */
  read(json: unknown): V | null
  /** What may stand here, as a JSON Schema. */
  readonly schema: Json
}

/** Fields by name. A name that ends in `?` is of a private field: only some are told it. */
export type FieldTable = Readonly<Record<string, Field>>

/** A table without fields. */
export type NoFields = Readonly<Record<never, Field>>

export type ValueOf<F extends Field> = Exclude<ReturnType<F['read']>, null>
export type JsonOf<F extends Field> = ReturnType<F['write']>

type Bare<K> = K extends `${infer N}?` ? N : K
type Open<K> = K extends `${string}?` ? never : K
type Private<K> = K extends `${infer N}?` ? N : never

/** The values that a table describes, as the rules handle them. */
export type Values<F extends FieldTable> = { readonly [K in keyof F as Bare<K>]: ValueOf<F[K]> }

/** The same as people are told them; what is private may be missing. */
export type JsonFields<F extends FieldTable> = { readonly [K in keyof F as Open<K>]: JsonOf<F[K]> } & {
  readonly [K in keyof F as Private<K>]?: JsonOf<F[K]>
}

/** What a thing of this kind is called in a refusal. */
export function kindText({ kind, isOptional }: Field): string {
  return isOptional ? `${kind} or nothing` : kind
}

/** A field whose values have names: cards, territories, answers. */
export function named<K extends string, N extends string>(kind: K, names: readonly N[]): Field<K, Of<K>, N> {
  const numbers = new Map<string, number>(names.map((name, value) => [name, value]))
  return {
    kind,
    size: roomFor(names.length),
    // Only a fault in a rule tells a number without a name. Tests look for it; a table goes on.
    write: (value) => (names[value] ?? null) as N,
    read: (json) => (typeof json === 'string' ? (numbers.get(json) ?? null) : null),
    schema: { type: 'string', enum: [...new Set(names)] },
  }
}

/** A count or an amount. */
export function whole<K extends string>(kind: K, least: number, most: number): Field<K, number, number> {
  return {
    kind,
    size: roomFor(most - least + 1),
    write: (value) => value + least,
    read(json) {
      if (typeof json !== 'number' || !Number.isInteger(json) || json < least || json > most) return null
      return json - least
    },
    schema: { type: 'integer', minimum: least, maximum: most },
  }
}

/** A thing known by its number: a seat, a place in a row. People count them from `base`. */
export function id<K extends string>(kind: K, most: number, base: 0 | 1): Field<K, Of<K>, Of<K>> {
  return { ...whole(kind, 0, most), base }
}

export const seat: Field<'seat', Seat, Seat> = id('seat', 15, 0)

export const flag: Field<'yes or no', number, boolean> = {
  kind: 'yes or no',
  size: 2,
  write: (value) => value === 1,
  read: (json) => (typeof json === 'boolean' ? Number(json) : null),
  schema: { type: 'boolean' },
}

/** A field that may be left empty: null on the outside, 0 inside, every other value one higher. */
export function optional<K extends string, J extends Json>(field: Field<K, number, J>): Field<K, number, J | null> {
  return {
    ...field,
    isOptional: true,
    size: roomFor(field.size + 1),
    write: (value) => (value === 0 ? null : field.write(value - 1)),
    read(json) {
      if (json === null || json === undefined) return 0
      const value = field.read(json)
      return value === null ? null : value + 1
    },
    schema: { anyOf: [{ type: 'null' }, field.schema] },
  }
}

/** A field that may be missing: -1 inside, null for people. It is only ever shown or told, never part of an action. */
export function orNone<K extends string, V extends number, J extends Json>(
  field: Field<K, V, J>,
): Field<K, V, J | null> {
  return { ...field, isOptional: true, least: -1, write: (value) => (value < 0 ? null : field.write(value)) }
}

function roomFor(values: number): number {
  let size = 1
  while (size < values) size *= 2
  return size
}
