import { z } from 'zod'
import { call } from '../server-api.ts'
import { atTable, tool } from '../tool.ts'

/** Stands up. */
export const leave = tool({
  name: 'leave',
  title: 'Leave the table',
  says: 'Stands up from the table before the match starts. Later your seat stays yours: you only stop listening, and join_table with the id of the table brings you back.',
  input: z.strictObject({ ...atTable }),
  example: {},
  onlyReads: false,
  async run({ table }, { caller, agent, place: at }) {
    const place = await at(table)
    const { status } = place.info
    const who = agent()
    if (status === 'lobby') await call(caller.api, who.token, 'leave', {}, { id: place.table })
    who.letGo(place.table)
    const stays = status === 'running' ? ' The match goes on, and your seat waits for you.' : ''
    return { text: `You have left table ${place.table}.${stays}`, data: { left: place.table, status } }
  },
})
