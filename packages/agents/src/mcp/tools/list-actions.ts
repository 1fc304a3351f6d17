import { z } from 'zod'
import { askedNow, situation, standingNow, written } from '../report.ts'
import { atTable, tool } from '../tool.ts'

const AT_ONCE = 200

/** Everything the seat may do now. */
export const listActions = tool({
  name: 'list_actions',
  title: 'List legal actions',
  says: 'Every legal answer to what is asked of you now, each with a short id for act and the rule it comes from; and what you may do although nobody asks. Ids hold as long as the question is open.',
  input: z.strictObject({
    type: z.string().max(64).optional().describe('Only actions of this type.'),
    from: z.int().min(0).default(0).describe(`Skip so many; at most ${AT_ONCE} are listed at once.`),
    ...atTable,
  }),
  example: { type: 'play' },
  onlyReads: true,
  async run({ type, from, table }, { agent, place: at }) {
    const place = await at(table)
    const who = agent()
    const { asked, canTakeBack, more } = place.connection
    let of = 0
    const { text: sentence, options } = await askedNow(who, place, (all) => {
      const meant = type === undefined ? all : all.filter(({ action }) => action.type === type)
      of = meant.length
      return meant.slice(from, from + AT_ONCE)
    })
    const standing = (await standingNow(who, place, AT_ONCE)).filter(
      ({ action }) => (type ?? action.type) === action.type,
    )
    const question = asked === null ? null : { decision: asked.id ?? null, rule: asked.rule ?? '', text: sentence }
    const lines = [
      question === null ? (await situation(who, place)).text : `You are asked: ${sentence} (${question.rule})`,
      ...options.map(({ id, text, rule }) => `  ${id}  ${text} (${rule})`),
      ...(from + options.length < of
        ? [`  … and ${of - from - options.length} more: ask again with from ${from + options.length}.`]
        : []),
      ...(more ? ['  There are too many answers to list: act takes a type and fields, one by one.'] : []),
      ...(standing.length === 0 ? [] : ['Besides, although nobody asks:']),
      ...standing.map(({ id, text, rule }) => `  ${id}  ${text} (${rule})`),
      ...(canTakeBack ? ['  back  Take your last action back'] : []),
    ]
    return {
      text: lines.join('\n'),
      data: {
        asked: question,
        actions: options.map(written),
        ofActions: of,
        more,
        standing: standing.map(written),
        canTakeBack,
      },
    }
  },
})
