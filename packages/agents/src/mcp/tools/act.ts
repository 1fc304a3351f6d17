import type { Answer } from '@riposte/protocol'
import { z } from 'zod'
import type { Agent } from '../agent.ts'
import type { Place } from '../place.ts'
import { declined, Refused } from '../refused.ts'
import { newsAndSituation, type Told } from '../report.ts'
import { atTable, tool } from '../tool.ts'
import { filledIn } from './fill-in.ts'
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
    await refuseUnknown(place, type)
    const { decision, action } = meantAction(place, { id, type, fields })
    if (decision === null) {
      // Nobody asks: the server says what it thinks of it, unless it can only have been meant as an answer.
      if (!connection.standing.some(({ actions }) => actions.some((other) => other.type === action.type))) {
        throw declined('notAsked')
      }
      return done(agent(), place, connection.stand(action))
    }
    const form =
      id === undefined ? await filledIn(agent(), place, decision, action) : { isWhole: true as const, action }
    return form.isWhole ? done(agent(), place, connection.act(form.action, decision)) : form.told
  },
})

/** Sends an action that the game does not have to whoever asks, so that an arena counts the refusal. */
async function refuseUnknown(place: Place, type: string | undefined): Promise<void> {
  const { game, connection } = place
  const { asked } = connection
  if (type === undefined || game.actions[type] !== undefined || asked?.id === undefined) return
  await place.answered(connection.act({ type }, asked.id))
}

/** What came of it. */
export async function done(agent: Agent, place: Place, sent: Promise<Answer>): Promise<Told> {
  const answer = await place.answered(sent)
  if (!answer.ok) throw new Refused({ code: answer.code, rule: answer.rule, message: answer.message })
  const told = await newsAndSituation(agent, place, 'Done.')
  return { text: told.text, data: { done: true, ...told.data } }
}
