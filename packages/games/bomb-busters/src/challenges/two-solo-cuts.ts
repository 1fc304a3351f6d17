import { type ChallengeCard, latest } from './card.ts'

/** BB-H5 */
export const twoSoloCuts: ChallengeCard = {
  task: 'Two Solo Cuts follow each other.',
  done: (course) => latest(course, 2)?.every(({ kind }) => kind === 'soloCut') ?? false,
}
