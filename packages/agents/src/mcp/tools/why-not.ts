import { z } from 'zod'
import { atTable, tool } from '../tool.ts'
import { actionInput, meantAction } from './meant-action.ts'

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
    return {
      text: wording === null ? text : `${text}\n${rule}: ${wording.text}`,
      data: { allowed: false, code, rule, message, ...(wording === null ? {} : { wording: wording.text }) },
    }
  },
})
