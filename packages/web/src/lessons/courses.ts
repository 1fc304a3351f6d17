import type { Course } from '@riposte/kernel'

const COURSES: Readonly<Record<string, () => Promise<Course>>> = {
  'imposter-kings': () => import('@riposte/imposter-kings/lessons').then(({ course }) => course),
}

/** A game's lessons; null where it has none. */
export async function loadCourse(game: string): Promise<Course | null> {
  return Object.hasOwn(COURSES, game) ? COURSES[game]() : null
}
