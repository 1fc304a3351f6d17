import type { ChallengeCard } from './card.ts'

/** BB-H4 */
export const firstThreeMakeEighteen: ChallengeCard = {
  task: 'The first three numbers that are cut completely make 18 together.',
  done: ({ validated }) => validated.length === 3 && validated.reduce((sum, value) => sum + value) === 18,
}
