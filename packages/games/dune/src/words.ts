import type { Json, Words } from '@riposte/kernel'
import { ACTION_WORDS } from './words/actions.ts'
import { EVENT_WORDS } from './words/events.ts'
import { QUESTION_WORDS } from './words/questions.ts'

/** The game in sentences. Players go by their factions. */
export const words: Words = {
  action: (action, question) => called(ACTION_WORDS, action.type)?.(action, question) ?? plain(action),
  event: (event) => called(EVENT_WORDS, event.type)?.(event) ?? plain(event),
  question: (question, about) => called(QUESTION_WORDS, question)?.(about) ?? plain({ question, ...about }),
}

function called<T>(table: Readonly<Record<string, T>>, type: string): T | undefined {
  return Object.hasOwn(table, type) ? table[type] : undefined
}

/** Something that has no words: better its data than nothing. */
function plain(json: Json): string {
  return JSON.stringify(json)
}
