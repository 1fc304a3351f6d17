import type { Course } from '@riposte/kernel'
import { aPairOfWires } from './a-pair-of-wires.ts'

/** Bomb Busters, learned at the table, in the order in which missions bring new things. */
export const course: Course = {
  game: 'bomb-busters',
  lessons: [aPairOfWires],
}
