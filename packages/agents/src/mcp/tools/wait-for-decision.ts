import { z } from 'zod'
import { newsAndSituation } from '../report.ts'
import { atTable, tool } from '../tool.ts'

/** Most clients give up on a tool after a minute. */
const SECONDS_AT_MOST = 50
const PROGRESS_EVERY = 5000

/** Waits for one's turn. */
export const waitForDecision = tool({
  name: 'wait_for_decision',
  title: 'Wait for my decision',
  says: 'Waits until something is asked of you, or the match ends, or the time is up; then tells what happened meanwhile, what is asked and what you may answer. Call it again when nothing was asked.',
  input: z.strictObject({
    seconds: z.int().min(0).max(SECONDS_AT_MOST).default(30).describe(`At most ${SECONDS_AT_MOST}.`),
    ...atTable,
  }),
  example: { seconds: 30 },
  onlyReads: true,
  async run({ seconds, table }, { agent, place: at, progress, signal }) {
    const place = await at(table)
    const began = Date.now()
    const tell = async () => {
      const waited = (Date.now() - began) / 1000
      if (waited < seconds) await progress(waited, seconds, 'Waiting.')
    }
    const teller = setInterval(() => void tell().catch(() => {}), PROGRESS_EVERY)
    try {
      await tell()
      const ready = () => place.isAsked || place.isOver || place.connection.state === 'closed'
      await place.until(ready, seconds * 1000, signal)
    } finally {
      clearInterval(teller)
    }
    await place.ready()
    const told = await newsAndSituation(agent(), place)
    return { text: told.text, data: { isMine: place.isAsked, isOver: place.isOver, ...told.data } }
  },
})
