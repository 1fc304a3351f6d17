import type { ActionJson, Json } from '@riposte/kernel'
import type { Thing } from './habits.ts'
import type { Verb } from './verb.ts'
import type { Walked } from './walk.ts'

/** How a choice is put into words. Whoever shows it brings this along. */
export interface Wording {
  /** A whole answer: "Set the Fool aside". */
  action(action: ActionJson, verb: Verb): string
  /** What is done: "Set aside". */
  verb(verb: Verb): string
  /** What a field is called: "Dungeon". */
  field(verb: Verb, field: string): string
  value(verb: Verb, field: string, value: Json): string
}

/** What would be said: the whole answer where it is ready, otherwise the verb and what was chosen so far. */
export function sentence<T extends Thing>({ verb, slots, ready }: Walked<T>, say: Wording): string {
  if (ready !== null) return say.action(ready, verb)
  const chosen = slots.flatMap(({ field, value, by }) =>
    value === undefined || by === 'verb' ? [] : [`${say.field(verb, field)} ${say.value(verb, field, value)}`],
  )
  return chosen.length === 0 ? say.verb(verb) : `${say.verb(verb)}: ${chosen.join(', ')}`
}
