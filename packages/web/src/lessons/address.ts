import type { Lesson } from '@riposte/kernel'

export const courseAddress = (game: string) => `/learn/${game}`
export const addressOf = (game: string, lesson: Lesson) => `/learn/${game}/${lesson.id}`
