import type { FieldTable, JsonFields, NoFields, Values } from './field.ts'
import type { Json } from './json.ts'
import { type Facts, NO_FACTS } from './question.ts'

/**
 * What everybody is shown of a flow while it is under way: its name and these facts. `{}` shows the name alone. Nothing
 * else that the flow remembers leaves the kernel.
 */
export interface Shown<S, F extends FieldTable = FieldTable> {
  readonly fields?: F
  /** The facts, out of a flow's locals or a window's trigger. */
  readonly of?: (source: S) => Facts
}

/** The facts of a flow under way, and how each is written for people. */
export function shown<S, F extends FieldTable>(fields: F, of: (source: S) => Values<F>): Shown<S, F> {
  return { fields, of: of as (source: S) => Facts }
}

/** What the pile shows of flows by their names: one of these. */
export type PileOf<T> = {
  readonly [K in keyof T]: { readonly flow: K; readonly shown: JsonFields<FieldsShown<T[K]>> }
}[keyof T]

type FieldsShown<T> = T extends { readonly fields?: infer F extends FieldTable } ? F : NoFields

export function writeShown<S>({ fields = {}, of }: Shown<S>, source: S): Record<string, Json> {
  const facts = of === undefined ? NO_FACTS : of(source)
  const json: Record<string, Json> = {}
  for (const [name, field] of Object.entries(fields)) json[name] = field.write(facts[name])
  return json
}
