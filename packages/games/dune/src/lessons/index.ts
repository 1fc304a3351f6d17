import type { Course } from '@riposte/kernel'
import { theMap } from './the-map.ts'

/** Dune, learned at the table. */
export const course: Course = {
  game: 'dune',
  lessons: [theMap],
}
