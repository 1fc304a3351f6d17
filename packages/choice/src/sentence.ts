import type { Json } from '@riposte/kernel'
import type { Filled, Thing } from './habits.ts'
import type { Verb } from './verb.ts'
import type { Walked } from './walk.ts'

/** How a choice is put into words. Whoever shows it brings this along. */
export interface Wording {
  /** An answer, as far as it is filled in: "Set the Fool aside", "Set … aside". */
  action(filled: Filled, verb: Verb): string
  /** What a field is called: "Dungeon". */
  field(verb: Verb, field: string): string
  value(verb: Verb, field: string, value: Json): string
}

/** What would be said now. */
export function sentence<T extends Thing>({ verb, filled }: Walked<T>, say: Wording): string {
  return say.action(filled, verb)
}
