import { type ChallengeCard, latest } from './card.ts'

/** BB-H7 */
export const threeInSequence: ChallengeCard = {
  task: 'Three cuts in a row take numbers in sequence, up or down.',
  done(course) {
    const events = latest(course, 3)
    if (events === null || events.some(({ value }) => value === 0)) return false
    const [a, b, c] = events.map(({ value }) => value)
    return Math.abs(b - a) === 1 && c - b === b - a
  },
}
