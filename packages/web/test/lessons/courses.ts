import { bombBusters } from '@riposte/bomb-busters'
import { course as bombBustersCourse } from '@riposte/bomb-busters/lessons'
import { dune } from '@riposte/dune'
import { course as duneCourse } from '@riposte/dune/lessons'
import { imposterKings } from '@riposte/imposter-kings'
import { course as imposterKingsCourse } from '@riposte/imposter-kings/lessons'
import type { Course, Game, Shape } from '@riposte/kernel'
import { findThing as findInBombBusters } from '../../src/games/bomb-busters/lessons/find-thing.ts'
import { findThing as findInDune } from '../../src/games/dune/lessons/find-thing.ts'
import { findThing as findInImposterKings } from '../../src/games/imposter-kings/lessons/find-thing.ts'

/** A course with the rules it is played by. */
interface PlayedCourse {
  readonly game: Game<Shape>
  readonly course: Course
  /** How its lessons find things on the board. */
  find(thing: string): string
}

/** Every course there is. */
export const COURSES: readonly PlayedCourse[] = [
  { game: imposterKings, course: imposterKingsCourse, find: findInImposterKings },
  { game: bombBusters, course: bombBustersCourse, find: findInBombBusters },
  { game: dune, course: duneCourse, find: findInDune },
]
