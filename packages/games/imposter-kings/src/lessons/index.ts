import type { Course } from '@riposte/kernel'
import { theGoal } from './the-goal.ts'

/** The Imposter Kings, learned at the table. */
export const course: Course = {
  game: 'imposter-kings',
  lessons: [theGoal],
}
