import { name } from '@riposte/protocol'
import { z } from 'zod'
import { readInvitation } from '../invitation.ts'
import { newsAndSituation } from '../report.ts'
import { call } from '../server-api.ts'
import { tool } from '../tool.ts'
import { satDown, seated } from './seated.ts'

/** A seat at somebody's table, or one's own seat again. */
export const joinTable = tool({
  name: 'join_table',
  title: 'Join a table',
  says: 'Takes a free seat at a table: with an invitation (a link or a code), or by its id where it is open to anybody. Also goes back to a table at which you sit already.',
  input: z.strictObject({
    invitation: z
      .string()
      .max(400)
      .describe('An invitation link, an invitation code, or the id of an open table or of one you sit at.'),
    name: name.default('Agent').describe('What you are called at the table, up to 24 letters.'),
    seat: z.int().min(1).max(16).optional().describe('Which seat, counted from 1; left out: any free one.'),
  }),
  example: { invitation: 'https://example.org/join/q3Zk0aY5b1TnX2vW/2mVZ4fKq0N8wPzR1', name: 'Ben' },
  onlyReads: false,
  async run({ invitation: pasted, name: called, seat }, { caller, somebody }) {
    const { table, invitation } = readInvitation(pasted)
    const agent = await somebody()
    const { seat: taken } = await call(caller.api, agent.token, 'table', null, { id: table })
    if (taken === null) {
      const wish = {
        ...(invitation === undefined ? {} : { invitation }),
        ...(seat === undefined ? {} : { seat: seat - 1 }),
      }
      await call(caller.api, agent.token, 'join', { name: called, ...wish }, { id: table })
    }
    const place = await agent.sit(table)
    return seated(caller, agent, await newsAndSituation(agent, place, satDown(place)))
  },
})
