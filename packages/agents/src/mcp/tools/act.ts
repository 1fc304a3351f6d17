import { type ActionJson, isBlocked, type Json } from '@riposte/kernel'
import type { Answer } from '@riposte/protocol'
import { z } from 'zod'
import type { Agent } from '../agent.ts'
import type { Place } from '../place.ts'
import { declined, Refused } from '../refused.ts'
import { newsAndSituation, type Told } from '../report.ts'
import { atTable, tool } from '../tool.ts'
import { actionInput, meantAction } from './meant-action.ts'

const TAKE_BACK = 'back'

/** Does something. */
export const act = tool({
  name: 'act',
  title: 'Act',
  says: 'Does a legal action: by its id, or by its type and fields. Where a field is left out, nothing is done and you are told what it may be: so a long form is filled in field by field. Afterwards you are told what happened and whether something is asked of you again.',
  input: z.strictObject({ ...actionInput, ...atTable }),
  example: { id: '14.2' },
  onlyReads: false,
  async run({ id, type, fields, table }, { agent, place: at }) {
    const place = await at(table)
    const { connection } = place
    if (id === TAKE_BACK) return done(agent(), place, connection.takeBack())
    const { decision, action } = meantAction(place, { id, type, fields })
    if (decision === null) {
      // Nobody asks: the server says what it thinks of it, unless it can only have been meant as an answer.
      if (!connection.standing.some(({ actions }) => actions.some((other) => other.type === action.type))) {
        throw declined('notAsked')
      }
      return done(agent(), place, connection.stand(action))
    }
    const form = id === undefined ? await filledIn(place, decision, action) : { isWhole: true as const, action }
    return form.isWhole ? done(agent(), place, connection.act(form.action, decision)) : form.told
  },
})

/** What came of it. */
export async function done(agent: Agent, place: Place, sent: Promise<Answer>): Promise<Told> {
  const answer = await place.answered(sent)
  if (!answer.ok) throw new Refused({ code: answer.code, rule: answer.rule, message: answer.message })
  const told = await newsAndSituation(agent, place, 'Done.')
  return { text: told.text, data: { done: true, ...told.data } }
}

/** The action with every field, or the first one that is missing and what it may be. A field with one value fills itself in. */
async function filledIn(
  place: Place,
  decision: number,
  action: ActionJson,
): Promise<{ readonly isWhole: true; readonly action: ActionJson } | { readonly isWhole: false; readonly told: Told }> {
  const given = action as unknown as Readonly<Record<string, Json | undefined>>
  const names = Object.keys(place.game.actions[action.type] ?? {})
  const filled: Json[] = []
  const form: Record<string, Json> = { ...(given as Record<string, Json>) }
  for (const field of names) {
    const value = given[field]
    if (value !== undefined) {
      filled.push(value)
      continue
    }
    const values = await place.answered(place.connection.form(action.type, filled, decision))
    if (isBlocked(values)) throw new Refused(values)
    if (values.length !== 1) return { isWhole: false, told: missing(action.type, form, field, values) }
    form[field] = values[0]
    filled.push(values[0])
  }
  return { isWhole: true, action: form as unknown as ActionJson }
}

function missing(type: string, fields: Readonly<Record<string, Json>>, field: string, values: readonly Json[]): Told {
  const { type: _, ...rest } = fields
  const listed = values.map((value) => JSON.stringify(value)).join(', ')
  return {
    text: `Nothing is done yet: ${type} needs ${field}. It may be: ${listed}.`,
    data: { done: false, type, fields: rest, field, values: [...values] },
  }
}
