import type { ChallengeCard } from './card.ts'

/** BB-H10 */
export const sevenBetweenEnds: ChallengeCard = {
  task: 'A stand has seven cut wires or more, and both its ends are uncut.',
  stand: ({ shown }) => shown.filter((cut) => cut !== 0).length >= 7 && shown[0] === 0 && shown[shown.length - 1] === 0,
}
