import { isBlocked, type Json } from '@riposte/kernel'
import { z } from 'zod'
import { Refused } from '../refused.ts'
import { situation } from '../report.ts'
import { atTable, tool } from '../tool.ts'

/** The table as the seat sees it. */
export const look = tool({
  name: 'look',
  title: 'Look at the table',
  says: 'The table as you see it, in words; with `data` also as data. It shows what your seat may know and nothing else.',
  input: z.strictObject({
    data: z.boolean().default(false).describe('Also the whole view as data: exact, and long.'),
    ...atTable,
  }),
  example: { data: false },
  onlyReads: true,
  async run({ data, table }, { agent, place: at }) {
    const place = await at(table)
    const { connection } = place
    const now = await situation(agent(), place)
    if (connection.seen === null) return now
    const drawn = await place.answered(connection.look())
    if (isBlocked(drawn)) throw new Refused(drawn)
    const { view, decisions, answered, pile } = connection.seen
    const words = drawn ?? plain(view)
    const seen = {
      view: view as Json,
      decisions: decisions as unknown as Json,
      answered: answered as unknown as Json,
      pile: pile as unknown as Json,
    }
    return { text: `${words}\n\n${now.text}`, data: { ...now.data, words, ...(data ? { seen } : {}) } }
  },
})

/** A view for which the game has no words: its data, a line for each thing. */
function plain(view: unknown): string {
  if (typeof view !== 'object' || view === null || Array.isArray(view)) return JSON.stringify(view)
  return Object.entries(view)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n')
}
