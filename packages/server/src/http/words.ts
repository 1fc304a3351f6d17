import type { languageAnswer, wordsAnswer, wordsRequest } from '@riposte/protocol'
import { bookOf, type Part, speakerFor, textOf } from '@riposte/words'
import type { z } from 'zod'
import type { GameEntry } from '../games.ts'

/** These questions, actions and events in sentences, and fields by their names; an empty text for what is no such thing. */
export function wordsFor(
  { game }: GameEntry,
  { language, names, reader, questions, actions, events, fields }: z.output<typeof wordsRequest>,
): z.infer<typeof wordsAnswer> {
  const people = { names: names ?? numbered(game.seats.max), reader: reader ?? null }
  const speaker = speakerFor(game, people, language)
  return {
    questions: questions.map(({ question, about }) => said(() => speaker.question(question, about))),
    actions: actions.map(({ action, question }) => said(() => speaker.action(action, question))),
    events: events.map((event) => said(() => speaker.event(event))),
    fields: fields.map(({ action, field, values }) => ({
      name: speaker.field(action, field),
      values: values.map((value) => said(() => speaker.value(action, field, value))),
    })),
  }
}

/** What a page needs to make the sentences itself. */
export function languageOf({ game }: GameEntry, language: string): z.input<typeof languageAnswer> {
  const book = bookOf(game, language)
  return { language: book.language, catalogue: book.catalogue, messages: book.messages }
}

/** What players are called whose names are not given. */
function numbered(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`)
}

/** The data comes from outside and may be anything. */
function said(sentence: () => readonly Part[]): string {
  try {
    return textOf(sentence())
  } catch {
    return ''
  }
}
