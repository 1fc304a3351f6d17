import type { Course } from '@riposte/kernel'

const COURSES: Readonly<Record<string, () => Promise<Course>>> = {
  'bomb-busters': () => import('@riposte/bomb-busters/lessons').then(({ course }) => course),
  dune: () => import('@riposte/dune/lessons').then(({ course }) => course),
  'imposter-kings': () => import('@riposte/imposter-kings/lessons').then(({ course }) => course),
}

/** Whether a game has lessons. */
export const hasCourse = (game: string): boolean => Object.hasOwn(COURSES, game)

/** A game's lessons; null where it has none. */
export async function loadCourse(game: string): Promise<Course | null> {
  return hasCourse(game) ? COURSES[game]() : null
}
