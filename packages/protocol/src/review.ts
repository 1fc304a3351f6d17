import type { ActionJson } from '@riposte/kernel'
import { z } from 'zod'

const weighed = z.object({
  action: z.custom<ActionJson>(),
  /** What it was worth to the deciding seat, from 0 to 1. */
  worth: z.number(),
  /** In how many lines the search chose it. */
  visits: z.int(),
})

/** A decision of a finished match, as somebody sees it who knows what the deciding seat knew then. */
export const verdict = z.object({
  /** The entry of the record that answered it. */
  at: z.int(),
  seat: z.int(),
  question: z.string(),
  played: weighed,
  best: weighed,
  /** What was played is far from the best, and not by chance alone. */
  isFar: z.boolean(),
  /** The answers the search looked at most, and how many there were. */
  answers: z.array(weighed),
  choices: z.int(),
  /** What the search expected after what was played; each step with the share of lines that went like this up to it. */
  feared: z.array(z.object({ seat: z.int(), question: z.string(), action: z.custom<ActionJson>(), share: z.number() })),
})
export type Verdict = z.infer<typeof verdict>

/**
 * Where the review of a match stands. `impossible`: nobody knows the game well enough; `none`: nobody has asked for it; `waiting`:
 * others come first.
 */
export const reviewAnswer = z.object({
  state: z.enum(['impossible', 'none', 'waiting', 'working', 'stopped', 'failed', 'done']),
  /** Decisions judged, and how many there are; 0 until that is known. */
  done: z.int(),
  of: z.int(),
  /** Who judges: a search, or a bot of the game that plays on to the end. */
  judge: z.enum(['search', 'bot']).default('search'),
  /** Lines for each decision. */
  lines: z.int(),
  /** You have asked for it, so you may stop it while it is under way. */
  yours: z.literal(true).optional(),
  /** Every decision in which there was a choice, in the order of the match; null until all are judged. */
  verdicts: z.array(verdict).nullable(),
})
export type ReviewAnswer = z.infer<typeof reviewAnswer>
