import type { Field } from './action.ts'
import type { Json } from './json.ts'
import { type Facts, NO_FACTS } from './question.ts'

/**
 * What everybody is shown of a flow while it is under way: its name and these facts. `{}` shows the name alone. Nothing
 * else that the flow remembers leaves the kernel.
 */
export interface Shown<S> {
  readonly fields?: Readonly<Record<string, Field>>
  /** The facts, out of a flow's locals or a window's trigger. */
  readonly of?: (source: S) => Facts
}

/** The facts of a flow under way, and how each is written for people. */
export function shown<S, F extends Readonly<Record<string, Field>>>(
  fields: F,
  of: (source: S) => Readonly<Record<keyof F & string, number>>,
): Shown<S> {
  return { fields, of }
}

/** A fact that may be missing: -1 inside, null for people. It is only ever shown or told, never part of an action. */
export function orNone(field: Field): Field {
  return { ...field, write: (value) => (value < 0 ? null : field.write(value)) }
}

export function writeShown<S>({ fields = {}, of }: Shown<S>, source: S): Record<string, Json> {
  const facts = of === undefined ? NO_FACTS : of(source)
  const json: Record<string, Json> = {}
  for (const [name, field] of Object.entries(fields)) json[name] = field.write(facts[name])
  return json
}
