import type { ChallengeCard } from './card.ts'

/** BB-H8, BB-M55.R2: in either order. */
export const namedPairFirst: ChallengeCard = {
  task: 'The two numbers on this card are the first that are cut completely.',
  numbers: 2,
  done: ({ validated }, numbers) =>
    validated.length >= 2 && validated.slice(0, 2).every((value) => numbers.includes(value)),
}
