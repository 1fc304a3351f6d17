import type { RuleText } from '@riposte/protocol'
import { z } from 'zod'
import { declined } from '../refused.ts'
import { tool } from '../tool.ts'

const FOUND_AT_MOST = 12
/** Longer answers are told in several pieces. */
const LETTERS_AT_ONCE = 4000

/** The rulebook. */
export const readRule = tool({
  name: 'read_rule',
  title: 'Read a rule',
  says: 'The wording of a rule by its id, the rules of a section by the beginning of their ids (IK-9), or a search for words.',
  input: z.strictObject({
    rule: z.string().max(32).optional().describe('The id of a rule or of a section.'),
    search: z.string().max(200).optional().describe('Words to look for, instead of an id.'),
    game: z.string().max(64).optional().describe('Which game; left out: the one you play, else all of them.'),
    from: z.int().min(0).default(0).describe('Skip so many rules of a long answer.'),
  }),
  example: { rule: 'IK-9.9' },
  onlyReads: true,
  async run({ rule, search, game, from }, { caller, known }) {
    const { api, library } = caller
    const played = game ?? known()?.current?.game.id
    const ids = played === undefined ? (await library.games(api)).map(({ id }) => id) : [played]
    if (search !== undefined) {
      const found = (await Promise.all(ids.map((id) => library.search(api, id, search, FOUND_AT_MOST)))).flat()
      if (found.length === 0) throw declined('noRule')
      return told(found, from)
    }
    if (rule === undefined) throw declined('noRule')
    const books = (await Promise.all(ids.map((id) => library.rules(api, id)))).flat()
    if (books.length === 0) throw declined('noRulebook')
    const wanted = rule.trim().toUpperCase()
    const exact = books.find(({ id }) => id.toUpperCase() === wanted)
    const within = books.filter(({ id }) => id.toUpperCase().startsWith(`${wanted}.`))
    if (exact === undefined && within.length === 0) throw declined('noRule')
    return told(exact === undefined ? within : [exact], from)
  },
})

/** As many rules as fit, one at the least, and where to read on. */
function told(rules: readonly RuleText[], from: number) {
  const left = rules.slice(from)
  if (left.length === 0) throw declined('noRule')
  const texts = left.map(({ id, section, text: wording }) => `${id} (${section})\n${wording}`)
  let letters = 0
  const tooMany = texts.findIndex((text, at) => {
    letters += text.length
    return at > 0 && letters > LETTERS_AT_ONCE
  })
  const many = tooMany === -1 ? left.length : tooMany
  const next = from + many
  const rest = rules.length - next
  const goesOn = rest === 0 ? [] : [`(${rest} more: ask again with from ${next}.)`]
  return {
    text: [...texts.slice(0, many), ...goesOn].join('\n\n'),
    data: {
      rules: left.slice(0, many).map((one) => ({ ...one })),
      ofRules: rules.length,
      next: rest === 0 ? null : next,
    },
  }
}
