import type { ChallengeCard } from './card.ts'
import { uncutRuns } from './runs.ts'

/** BB-H3 */
export const pairsOnly: ChallengeCard = {
  task: 'All uncut wires of a stand are side by side in twos.',
  stand({ shown }) {
    const runs = uncutRuns(shown)
    return runs.length > 0 && runs.every((length) => length === 2)
  },
}
