import { SPECTATOR } from '@riposte/kernel'
import type { wordsAnswer, wordsRequest } from '@riposte/protocol'
import type { z } from 'zod'
import type { GameEntry } from '../games.ts'

/** The game's words for these questions, actions and events; an empty text where the game has none. */
export function wordsFor(
  { game: { words }, say }: GameEntry,
  { names, reader, questions, actions, events }: z.output<typeof wordsRequest>,
): z.infer<typeof wordsAnswer> {
  const told = (sentence: string) =>
    names === undefined || say === undefined ? sentence : say(sentence, names, reader ?? SPECTATOR)
  return {
    questions: questions.map(({ question, about }) => said(() => told(words.question(question, about)))),
    actions: actions.map(({ action, question }) => said(() => told(words.action(action, question)))),
    events: events.map((event) => said(() => told(words.event(event)))),
  }
}

function said(words: () => string): string {
  try {
    return words()
  } catch {
    return ''
  }
}
