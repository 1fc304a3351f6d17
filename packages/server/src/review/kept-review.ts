import { verdict } from '@riposte/protocol'
import { z } from 'zod'

const kept = z.object({
  lines: z.int(),
  of: z.int(),
  isDone: z.boolean(),
  verdicts: z.array(verdict),
})

/** A review as the store has it; null where there is none, or one that nobody here can read any more. */
export function keptReview(json: unknown): z.infer<typeof kept> | null {
  const read = kept.safeParse(json)
  return read.success ? read.data : null
}
