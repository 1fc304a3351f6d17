import { type Blocked, blocked } from './blocked.ts'
import type { Json } from './json.ts'

/** One thing about a match that can be chosen before it starts. */
export interface OptionField<T> {
  readonly help: string
  readonly rule: string
  readonly default: T
  read(json: unknown): T | null
  /** Every value, or a fair choice of values, for tests and menus. */
  readonly values: readonly T[]
  readonly schema: Json
  /** Set by whoever runs the table when everybody has sat down (see `Game.seated`), and by nobody before. */
  readonly byTable?: boolean
}

export type OptionTable<O> = { readonly [K in keyof O]: OptionField<O[K]> }

export function oneOf<T extends string | number | boolean>(
  rule: string,
  help: string,
  values: readonly T[],
  preset: T,
): OptionField<T> {
  return {
    help,
    rule,
    default: preset,
    values,
    read: (json) => values.find((value) => value === json) ?? null,
    schema: { enum: values },
  }
}

export function yesNo(rule: string, help: string, preset: boolean): OptionField<boolean> {
  return {
    ...oneOf<boolean>(rule, help, [false, true], preset),
    read: (json) => (typeof json === 'boolean' ? json : null),
  }
}

export function between(rule: string, help: string, least: number, most: number, preset: number): OptionField<number> {
  return {
    help,
    rule,
    default: preset,
    values: [...new Set([least, preset])],
    read: (json) =>
      Number.isInteger(json) && (json as number) >= least && (json as number) <= most ? (json as number) : null,
    schema: { type: 'integer', minimum: least, maximum: most },
  }
}

/** Reads what somebody chose; what is left out has its default. */
export function readOptions<O extends object>(table: OptionTable<O>, json: unknown): O | Blocked {
  const given = json ?? {}
  if (typeof given !== 'object' || Array.isArray(given)) {
    return blocked('badOptions', 'kernel', 'Options are an object of names and values.')
  }
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(table, key)) {
      return blocked('unknownOption', 'kernel', `There is no option ${JSON.stringify(key)}.`)
    }
  }
  const options = { ...defaultsOf(table) }
  for (const key of Object.keys(given) as (keyof O & string)[]) {
    const chosen = (given as Record<string, unknown>)[key]
    if (chosen === undefined) continue
    const field = table[key]
    const value = field.read(chosen)
    if (value === null && (chosen !== null || field.default !== null)) {
      return blocked('badOption', field.rule, `${key} cannot be ${JSON.stringify(chosen)}.`)
    }
    options[key] = value as O[keyof O & string]
  }
  return options
}

const defaults = new WeakMap<object, object>()

/** What a match is played with where nothing is chosen. All options are copies of it, so that all have the same layout. */
function defaultsOf<O extends object>(table: OptionTable<O>): O {
  const known = defaults.get(table)
  if (known !== undefined) return known as O
  const entries = Object.entries<OptionField<unknown>>(table).map(([name, field]) => [name, field.default])
  const made = Object.fromEntries(entries) as O
  defaults.set(table, made)
  return made
}

export function isBlocked(value: unknown): value is Blocked {
  return typeof value === 'object' && value !== null && 'code' in value && 'rule' in value && 'message' in value
}
