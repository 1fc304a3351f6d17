import { type ChallengeCard, latest } from './card.ts'

/** BB-H1: a red wire of a teammate is cut on purpose. */
export const teammatesRed: ChallengeCard = {
  task: 'Cut a red wire of a teammate; any other wire explodes.',
  done: (course) => latest(course, 1)?.[0].kind === 'challengeRedCut',
}
