import { type Domain, type Habits, type Verb, type Walked, walkThrough, wishFor } from '@riposte/choice'
import type { Json } from '@riposte/kernel'
import { fieldsOf, placeKind, usualValue } from './fields.ts'

/** What somebody wants to stand in the fields, as far as it may. */
export type Wishes = Readonly<Record<string, Json>>

function isOnMap({ type, fields }: Verb): boolean {
  return fields.some((field) => placeKind(type, field) !== null)
}

/** What usually stands in a field; and what is filled in first where several answers could be: one that begins on the map. */
export const DUNE_HABITS: Habits = {
  usual: ({ type }, field, values) => usualValue(type, field, values),
  first(verbs) {
    const wide = verbs.filter(({ fields }) => fields.length > 0)
    return wide.find(isOnMap) ?? wide[0] ?? null
  },
}

/** Fills in an answer of this type as wished, with what is usual, as far as that leads. */
export function walk(type: string, wishes: Wishes, domain: Domain): Promise<Walked> {
  const verb: Verb = { key: type, type, fields: fieldsOf(type), preset: {}, standing: null, listed: null }
  const wished = Object.entries(wishes).map(([field, value]) => wishFor(field, value))
  return walkThrough(verb, wished, domain, DUNE_HABITS)
}
