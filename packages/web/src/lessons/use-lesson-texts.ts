import { useSettings } from '../settings/settings.ts'
import { lessons } from '../texts/en/lessons.ts'

/** Apart from the other sentences, because they are only loaded with the lessons. */
const LANGUAGES = { en: lessons }

export type LessonTexts = typeof lessons

export function useLessonTexts(): LessonTexts {
  return LANGUAGES[useSettings(({ language }) => language)]
}
