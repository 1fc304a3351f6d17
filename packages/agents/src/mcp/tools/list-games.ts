import type { Json } from '@riposte/kernel'
import type { GameInfo } from '@riposte/protocol'
import { z } from 'zod'
import { call } from '../server-api.ts'
import { tool } from '../tool.ts'

/** What can be played, and where there is a seat. */
export const listGames = tool({
  name: 'list_games',
  title: 'List games and tables',
  says: 'The games of this server with their seats, bots and options; open tables with a free seat; and the tables you sit at.',
  input: z.strictObject({
    game: z.string().max(64).optional().describe('Only this game, with every option explained.'),
  }),
  example: { game: 'imposter-kings' },
  onlyReads: true,
  async run({ game }, { caller, known }) {
    const { api, library } = caller
    const all = game === undefined ? await library.games(api) : [await library.game(api, game)]
    const agent = known()
    const { tables: open } = await call(api, null, 'open', null)
    const { tables: mine } = agent === null ? { tables: [] } : await call(api, agent.token, 'mine', null)
    const lines = [
      'Games:',
      ...all.flatMap((one) => described(one, game !== undefined)),
      ...listed(
        'Open tables:',
        open.map(({ id, game: played, seats }) => {
          const free = seats.filter(({ kind }) => kind === 'free').length
          return `- ${id}: ${played}, ${free} of ${seats.length} seats free`
        }),
      ),
      ...listed(
        'You sit at:',
        mine.map(({ id, game: played, status, seat, asked }) => {
          return `- ${id}: ${played}, ${status}, seat ${seat === null ? 'none' : seat + 1}${asked ? ', it is your turn' : ''}`
        }),
      ),
    ]
    return {
      text: lines.join('\n'),
      data: {
        games: all.map(({ id, name, seats, bots, options }) => ({ id, name, seats, bots, options: options as Json })),
        open: open.map(({ id, game: played, options, seats }) => ({
          id,
          game: played,
          options: options as Json,
          free: seats.filter(({ kind }) => kind === 'free').length,
          seats: seats.length,
        })),
        mine: mine.map(({ id, game: played, status, seat, asked }) => ({ id, game: played, status, seat, asked })),
      },
    }
  },
})

function described({ id, name, seats, bots, options }: GameInfo, inFull: boolean): string[] {
  const line = `- ${id}: ${name}, ${seats.min} to ${seats.max} players; bots: ${bots.join(', ')}; options: ${Object.keys(options).join(', ') || 'none'}`
  if (!inFull) return [line]
  const explained = Object.entries(options).map(
    ([option, { help, rule, default: preset }]) =>
      `    ${option} (usually ${JSON.stringify(preset)}): ${help} (${rule})`,
  )
  return [line, ...explained]
}

function listed(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines]
}
