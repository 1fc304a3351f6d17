import type { Course, Lesson } from '@riposte/kernel'
import { aPairOfWires } from './a-pair-of-wires.ts'
import { constraints } from './constraints.ts'
import { detectors } from './detectors.ts'
import { equipment } from './equipment.ts'
import { numberCards } from './number-cards.ts'
import { oxygen } from './oxygen.ts'
import { questionMarks } from './question-marks.ts'
import { redWires } from './red-wires.ts'
import { theLastStep } from './the-last-step.ts'
import { tokensAndSoloCuts } from './tokens-and-solo-cuts.ts'
import { yellowWires } from './yellow-wires.ts'

/** Bomb Busters, learned at the table, in the order in which missions bring new things. */
export const course: Course = {
  game: 'bomb-busters',
  lessons: [
    aPairOfWires,
    tokensAndSoloCuts,
    yellowWires,
    redWires,
    equipment,
    detectors,
    questionMarks,
    theLastStep,
    numberCards,
    constraints,
    oxygen,
  ],
  firstMatch: {
    picture: 'blue wire 4',
    says: 'Play mission 1 with three bots, at a table of your own. Ask the coach whenever you like.',
    seats: 4,
    options: { mission: 1 },
  },
}

/** What a mission brings that can be learned. Each lesson is played in the mission that first needs it. */
export function lessonsOf(mission: number): readonly Lesson[] {
  return course.lessons.filter(({ options }) => options?.mission === mission)
}
