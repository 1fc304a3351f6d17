import type { Json } from '@riposte/kernel'
import { name } from '@riposte/protocol'
import { z } from 'zod'
import { declined } from '../refused.ts'
import { newsAndSituation } from '../report.ts'
import { call } from '../server-api.ts'
import { tool } from '../tool.ts'
import { satDown, seated } from './seated.ts'

/** A table of one's own, begun as soon as it is full. */
export const createTable = tool({
  name: 'create_table',
  title: 'Create a table',
  says: 'Makes a table and sits you down at it as its host. Against bots the match starts at once; where seats are left free for others, it starts as soon as every seat is taken, and you are told the invitation to pass on.',
  input: z.strictObject({
    game: z.string().max(64).describe('The id of the game, as list_games tells it.'),
    name: name.default('Agent').describe('What you are called at the table, up to 24 letters.'),
    seats: z
      .int()
      .min(1)
      .max(16)
      .optional()
      .describe('How many play, you included. Left out: as few as the game allows, or as many as the bots need.'),
    bots: z
      .array(z.string().max(32))
      .max(15)
      .optional()
      .describe(
        'Bots for the last seats, by name. Left out: every other seat has a bot. An empty list leaves all other seats free.',
      ),
    options: z
      .record(z.string().max(64), z.unknown())
      .default({})
      .describe('Options of the game, as list_games explains them.'),
    open: z.boolean().default(false).describe('Anybody may sit down; the table is listed.'),
    secondsPerDecision: z.int().min(1).max(86_400).optional().describe('A clock; without it nobody has to hurry.'),
  }),
  example: { game: 'imposter-kings', name: 'Ada', seats: 2, bots: ['rule'], options: { mode: 'base' } },
  onlyReads: false,
  async run({ game, name: called, seats, bots, options, open, secondsPerDecision }, { caller, somebody }) {
    const info = await caller.library.game(caller.api, game)
    const many = seats ?? Math.max(info.seats.min, (bots?.length ?? 0) + 1)
    const unknown = bots?.find((bot) => !info.bots.includes(bot))
    if (unknown !== undefined)
      throw declined('noBot', `${JSON.stringify(unknown)} is not one of: ${info.bots.join(', ')}.`)
    const others = bots ?? Array.from({ length: many - 1 }, () => info.bots[0] ?? '')
    const agent = await somebody()
    const each = secondsPerDecision === undefined ? null : secondsPerDecision * 1000
    const made = await call(caller.api, agent.token, 'create', {
      game,
      seats: many,
      name: called,
      bots: others,
      options,
      settings: { open, ...(each === null ? {} : { clock: { kind: 'decision', each } }) },
    })
    const { id } = made.table
    const place = await agent.sit(id)
    const isFull = others.length === many - 1
    if (isFull) await place.until(() => place.connection.seen !== null, 10_000)
    const link = `${caller.api.page}/join/${id}/${made.invitation}`
    const code = `${id}.${made.invitation}`
    const invitation: Record<string, Json> = isFull ? {} : { invitation: { link, code } }
    const invited = isFull ? '' : `\nFor the others: ${link} or, to join_table, the code ${code}.`
    const told = await newsAndSituation(agent, place, `${satDown(place)}${invited}`)
    return seated(caller, agent, { text: told.text, data: { ...told.data, ...invitation } })
  },
})
