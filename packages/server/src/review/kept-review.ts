import { verdict } from '@riposte/protocol'
import { z } from 'zod'

const kept = z.object({
  lines: z.int(),
  of: z.int(),
  isDone: z.boolean(),
  verdicts: z.array(verdict),
})

/** Reads a stored review; null where there is none, or it has a form that this version cannot read. */
export function keptReview(json: unknown): z.infer<typeof kept> | null {
  const read = kept.safeParse(json)
  return read.success ? read.data : null
}
