import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** How far somebody is in a lesson. */
export interface LessonProgress {
  /** The step they left it at, counted from 0. */
  readonly step: number
  /** They were at its end once. */
  readonly isDone: boolean
}

const NOT_BEGUN: LessonProgress = { step: 0, isDone: false }

interface Progress {
  /** By game and lesson: `imposter-kings/the-goal`. */
  readonly lessons: Readonly<Record<string, LessonProgress>>
  reach(game: string, lesson: string, step: number, last: number): void
}

const keyOf = (game: string, lesson: string) => `${game}/${lesson}`

/** Kept on this device, like the name. */
export const useProgress = create<Progress>()(
  persist(
    (set) => ({
      lessons: {},
      reach: (game, lesson, step, last) =>
        set(({ lessons }) => {
          const key = keyOf(game, lesson)
          const before = lessons[key] ?? NOT_BEGUN
          return { lessons: { ...lessons, [key]: { step, isDone: before.isDone || step >= last } } }
        }),
    }),
    { name: 'riposte-lessons' },
  ),
)

export function progressIn(lessons: Progress['lessons'], game: string, lesson: string): LessonProgress {
  return lessons[keyOf(game, lesson)] ?? NOT_BEGUN
}

/** How many lessons of a game somebody has done. */
export function lessonsDone(lessons: Progress['lessons'], game: string): number {
  return Object.entries(lessons).filter(([key, { isDone }]) => isDone && key.startsWith(`${game}/`)).length
}

/** The lesson that somebody left in the middle, the last one they began; null where there is none. */
export function leftLesson(lessons: Progress['lessons']): { readonly game: string; readonly lesson: string } | null {
  const left = Object.entries(lessons).findLast(([, { step, isDone }]) => !isDone && step > 0)
  if (left === undefined) return null
  const [game, lesson] = left[0].split('/')
  return { game, lesson }
}

/** Where somebody goes on: the lesson they are in the middle of, otherwise the first that is not done; null after all. */
export function currentLesson(lessons: Progress['lessons'], game: string, ids: readonly string[]): string | null {
  const begun = ids.find((id) => {
    const { step, isDone } = progressIn(lessons, game, id)
    return !isDone && step > 0
  })
  return begun ?? ids.find((id) => !progressIn(lessons, game, id).isDone) ?? null
}
