import { CHAT_LENGTH } from '@riposte/protocol'
import { z } from 'zod'
import { Refused } from '../refused.ts'
import { atTable, tool } from '../tool.ts'

/** Talk at the table. */
export const say = tool({
  name: 'say',
  title: 'Say something',
  says: `Says something to everybody at the table, up to ${CHAT_LENGTH} letters. Some games have rules about talking: they may refuse it, or it may have consequences.`,
  input: z.strictObject({ text: z.string().min(1).max(CHAT_LENGTH), ...atTable }),
  example: { text: 'Good luck!' },
  onlyReads: false,
  async run({ text, table }, { place: at }) {
    const place = await at(table)
    const answer = await place.answered(place.connection.say(text))
    if (!answer.ok) throw new Refused({ code: answer.code, rule: answer.rule, message: answer.message })
    return { text: 'Said.', data: { said: true } }
  },
})
