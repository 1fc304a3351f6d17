import type { Game } from '@riposte/kernel'
import type { wordsAnswer, wordsRequest } from '@riposte/protocol'
import type { z } from 'zod'

/** The game's own words for what somebody has. Something made up, that the game cannot say, gets none. */
export function wordsFor(
  { words }: Game,
  { questions, actions, events }: z.output<typeof wordsRequest>,
): z.infer<typeof wordsAnswer> {
  return {
    questions: questions.map(({ question, about }) => said(() => words.question(question, about))),
    actions: actions.map(({ action, question }) => said(() => words.action(action, question))),
    events: events.map((event) => said(() => words.event(event))),
  }
}

function said(words: () => string): string {
  try {
    return words()
  } catch {
    return ''
  }
}
