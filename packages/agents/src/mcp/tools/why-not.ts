import { z } from 'zod'
import { atTable, tool } from '../tool.ts'
import { actionInput, meantAction } from './meant-action.ts'

/** Of a longer rule only the beginning is quoted. */
const QUOTED = 600

function beginning(text: string): string {
  if (text.length <= QUOTED) return text
  return `${text.slice(0, text.lastIndexOf(' ', QUOTED))} … (read_rule has all of it.)`
}

/** Whether something would be allowed, without doing it. */
export const whyNot = tool({
  name: 'why_not',
  title: 'Ask why not',
  says: 'Whether an action would be allowed now, and if not, why: the reason and the rule that speaks. Nothing is done.',
  input: z.strictObject({ ...actionInput, ...atTable }),
  example: { type: 'play', fields: { card: 'Queen' } },
  onlyReads: true,
  async run({ id, type, fields, table }, { caller, place: at }) {
    const place = await at(table)
    const { decision, action } = meantAction(place, { id, type, fields })
    const { connection } = place
    const answer = await place.answered(connection.why(action, decision))
    if (answer.ok) return { text: 'That is allowed.', data: { allowed: true } }
    const { code, rule, message } = answer
    const wording = await caller.library.rule(caller.api, place.game.id, rule)
    const text = `${message} (${rule})`
    const quoted = wording === null ? null : beginning(wording.text)
    return {
      text: quoted === null ? text : `${text}\n${rule}: ${quoted}`,
      data: { allowed: false, code, rule, message, ...(quoted === null ? {} : { wording: quoted }) },
    }
  },
})
