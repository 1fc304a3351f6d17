import { type ChallengeCard, latest } from './card.ts'

/** BB-H2 */
export const fourEven: ChallengeCard = {
  task: 'Cut even numbers four times in a row.',
  done: (course) => latest(course, 4)?.every(({ value }) => value !== 0 && value % 2 === 0) ?? false,
}
