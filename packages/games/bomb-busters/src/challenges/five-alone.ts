import type { ChallengeCard } from './card.ts'
import { uncutRuns } from './runs.ts'

/** BB-H6, BB-M55.R1: a wire at the end of its stand has one neighbour, and is alone when that one is cut. */
export const fiveAlone: ChallengeCard = {
  task: 'On one stand at least five uncut wires stand alone.',
  stand: ({ shown }) => uncutRuns(shown).filter((length) => length === 1).length >= 5,
}
