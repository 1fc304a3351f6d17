import { type ActionJson, type Blocked, isBlocked, type Json } from '@riposte/kernel'
import { isIn, same } from './same.ts'
import type { Verb } from './verb.ts'

type Values = readonly Json[] | Blocked

/** The values that the next field of an action may take, given the fields before it, in the order of the rules. */
export type Domain = (type: string, filled: readonly Json[]) => Values | Promise<Values>

/** The values of the next field among actions that agree with the fields before it. */
export function domainOf(
  actions: readonly ActionJson[],
  fields: readonly string[],
  filled: readonly Json[],
): readonly Json[] {
  const field = fields[filled.length]
  const agreeing = actions.filter((action) => filled.every((value, at) => same(action[fields[at]], value)))
  return valuesOf(agreeing, field)
}

/** Every value that these actions have in a field, once. */
export function valuesOf(actions: readonly ActionJson[], field: string): readonly Json[] {
  const values: Json[] = []
  for (const action of actions) {
    const value = action[field]
    if (value !== undefined && !isIn(values, value)) values.push(value)
  }
  return values
}

/**
 * What is known of the domains at one moment. An answer that arrives after the moment has passed stays in the object of
 * that moment and does no harm.
 */
export class Told {
  readonly #domain: Domain
  readonly #known = new Map<string, Values>()
  readonly #asked = new Set<string>()
  readonly #onAnswer: () => void

  constructor(domain: Domain, onAnswer: () => void) {
    this.#domain = domain
    this.#onAnswer = onAnswer
  }

  /** Undefined while the answer is awaited. It is asked for once. */
  values(verb: Verb, filled: readonly Json[]): Values | undefined {
    const key = JSON.stringify([verb.key, filled])
    const known = this.#known.get(key)
    if (known !== undefined) return known
    if (verb.listed !== null) return this.#keep(key, domainOf(verb.listed, verb.fields, filled))
    return this.#ask(key, verb.type, filled)
  }

  /** What may stand in the first field of a type that is not listed whole. */
  first(type: string): Values | undefined {
    const key = JSON.stringify([type, []])
    return this.#known.get(key) ?? this.#ask(key, type, [])
  }

  #ask(key: string, type: string, filled: readonly Json[]): Values | undefined {
    if (this.#asked.has(key)) return undefined
    const answer = this.#domain(type, filled)
    if (Array.isArray(answer) || isBlocked(answer)) return this.#keep(key, answer as Values)
    this.#asked.add(key)
    void (answer as Promise<Values>).then(
      (values) => {
        this.#keep(key, values)
        this.#onAnswer()
      },
      // Whoever could not be reached is asked again when somebody wants to know.
      () => this.#asked.delete(key),
    )
    return undefined
  }

  #keep(key: string, values: Values): Values {
    this.#known.set(key, values)
    return values
  }
}
