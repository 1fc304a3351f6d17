import type { Lesson } from '@riposte/kernel'

export const courseAddress = (game: string) => `/learn/${game}`
export const lessonAddress = (game: string, lesson: string) => `/learn/${game}/${lesson}`
export const addressOf = (game: string, lesson: Lesson) => lessonAddress(game, lesson.id)
