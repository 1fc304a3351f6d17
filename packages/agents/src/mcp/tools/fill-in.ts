import { type ActionJson, isBlocked, type Json } from '@riposte/kernel'
import type { Agent } from '../agent.ts'
import type { Place } from '../place.ts'
import { Refused } from '../refused.ts'
import { sentences, type Told } from '../report.ts'

type FilledIn =
  | { readonly isWhole: true; readonly action: ActionJson }
  | { readonly isWhole: false; readonly told: Told }

/** The action with every field, or the first one that is missing and what it may be. A field with one value fills itself in. */
export async function filledIn(agent: Agent, place: Place, decision: number, action: ActionJson): Promise<FilledIn> {
  const { type, ...given } = action
  const filled: Json[] = []
  const fields: Record<string, Json> = { ...given }
  for (const field of Object.keys(place.game.actions[type] ?? {})) {
    const value = given[field]
    if (value !== undefined) {
      filled.push(value)
      continue
    }
    const values = await place.answered(place.connection.form(type, filled, decision))
    if (isBlocked(values)) throw new Refused(values)
    if (values.length !== 1)
      return { isWhole: false, told: await missing(agent, place, { type, fields, field, values }) }
    fields[field] = values[0]
    filled.push(values[0])
  }
  return { isWhole: true, action: { ...fields, type } }
}

interface Missing {
  readonly type: string
  readonly fields: Readonly<Record<string, Json>>
  readonly field: string
  readonly values: readonly Json[]
}

/** What would be done so far, in words; which field comes next, and what each of its values is called. */
async function missing(agent: Agent, place: Place, { type, fields, field, values }: Missing): Promise<Told> {
  const question = place.connection.asked?.question ?? ''
  const { actions, fields: named } = await sentences(agent, place, {
    actions: [{ action: { ...fields, type }, question }],
    fields: [{ action: type, field, values }],
  })
  const [sofar] = actions
  const [{ name, values: words }] = named
  const listed = values.map((value, at) => ({ value, text: words[at] }))
  const text = [
    `Nothing is done yet. So far: ${sofar || type}`,
    `Next: ${field}${name === field || name === '' ? '' : ` (${name})`}. It may be:`,
    ...listed.map(({ value, text: called }) => {
      const written = JSON.stringify(value)
      return called === '' || called === written || called === value ? `  ${written}` : `  ${written}: ${called}`
    }),
  ].join('\n')
  return { text, data: { done: false, type, fields: { ...fields }, sofar, field, name, values: [...values], words } }
}
