import type { Course } from '@riposte/kernel'
import { abilities } from './abilities.ts'
import { beingAsked } from './being-asked.ts'
import { claims } from './claims.ts'
import { roundsAndPoints } from './rounds-and-points.ts'
import { theExpansion } from './the-expansion.ts'
import { theGoal } from './the-goal.ts'
import { theKing } from './the-king.ts'
import { threeAndFour } from './three-and-four.ts'

/** The Imposter Kings, learned at the table. */
export const course: Course = {
  game: 'imposter-kings',
  lessons: [theGoal, abilities, beingAsked, theKing, claims, roundsAndPoints, threeAndFour, theExpansion],
  firstMatch: {
    picture: 'King',
    says: 'Play a bot to 3 points, at a table of your own. Ask for a hint whenever you like.',
    seats: 2,
    options: { targetScore: 3 },
  },
}
