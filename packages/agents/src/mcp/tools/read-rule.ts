import type { RuleText } from '@riposte/protocol'
import { z } from 'zod'
import { declined } from '../refused.ts'
import { tool } from '../tool.ts'

const FOUND_AT_MOST = 12
const SECTION_AT_MOST = 60

/** The rulebook. */
export const readRule = tool({
  name: 'read_rule',
  title: 'Read a rule',
  says: 'The wording of a rule by its id, the rules of a section by the beginning of their ids (IK-9), or a search for words.',
  input: z.strictObject({
    rule: z.string().max(32).optional().describe('The id of a rule or of a section.'),
    search: z.string().max(200).optional().describe('Words to look for, instead of an id.'),
    game: z.string().max(64).optional().describe('Which game; left out: the one you play, else all of them.'),
  }),
  example: { rule: 'IK-9.9' },
  onlyReads: true,
  async run({ rule, search, game }, { caller, known }) {
    const { api, library } = caller
    const played = game ?? known()?.current?.game.id
    const ids = played === undefined ? (await library.games(api)).map(({ id }) => id) : [played]
    if (search !== undefined) {
      const found = (await Promise.all(ids.map((id) => library.search(api, id, search, FOUND_AT_MOST)))).flat()
      if (found.length === 0) throw declined('noRule')
      return told(found)
    }
    if (rule === undefined) throw declined('noRule')
    const books = (await Promise.all(ids.map((id) => library.rules(api, id)))).flat()
    if (books.length === 0) throw declined('noRulebook')
    const wanted = rule.trim().toUpperCase()
    const exact = books.find(({ id }) => id.toUpperCase() === wanted)
    const within = books.filter(({ id }) => id.toUpperCase().startsWith(`${wanted}.`)).slice(0, SECTION_AT_MOST)
    if (exact === undefined && within.length === 0) throw declined('noRule')
    return told(exact === undefined ? within : [exact])
  },
})

function told(rules: readonly RuleText[]) {
  const text = rules.map(({ id, section, text: wording }) => `${id} (${section})\n${wording}`).join('\n\n')
  return { text, data: { rules: rules.map((rule) => ({ ...rule })) } }
}
