import type { Course } from '@riposte/kernel'
import { useCallback } from 'react'
import { useFetched } from '../api/use-fetched.ts'
import type { GameFace, LessonParts } from '../games/face.ts'
import { useOwnFace } from '../games/index.ts'
import { loadCourse } from './courses.ts'

/** Everything that a game's lessons are made of. */
export interface Learning {
  readonly course: Course
  readonly face: GameFace
  readonly parts: LessonParts
  readonly game: NonNullable<GameFace['game']>
}

interface Loading {
  /** Null for a game without lessons. */
  readonly learning: Learning | null
  readonly isLoading: boolean
  readonly failed: boolean
  retry(): void
}

/** A game's lessons, with its board and rules: nothing else is fetched afterwards. */
export function useCourse(id: string): Loading {
  const face = useOwnFace(id)
  const load = useCallback(async () => (await loadCourse(id)) ?? 'none', [id])
  const { value, failed, retry } = useFetched(load)
  const parts = face?.lessons
  const isWhole = value !== null && value !== 'none' && face !== null && face.game !== null && parts !== undefined
  return {
    learning: isWhole ? { course: value, face, parts, game: face.game } : null,
    isLoading: value === null,
    failed,
    retry: () => void retry(),
  }
}
