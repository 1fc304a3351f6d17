import { type GameEvent, listed, projectEvents, type Shape, seenDecisions, writeAction } from '@riposte/kernel'
import { Book, bookOf, namesFor, type Part, Speaker, textOf } from '@riposte/words'
import { observers } from '../wander.ts'
import type { Inspection } from './inspection.ts'

/** Every question and every answer can be said, and no two answers to one question are said alike. */
export function checkTexts<G extends Shape>(inspection: Inspection<G>): void {
  const { game, play, answers, report } = inspection
  const ask = play.open
  if (ask === null || game.words === undefined) return
  // The others are not shown every fact of a question, and it is said to them all the same.
  for (const observer of observers(play.seats)) {
    const speaker = speakerTo(inspection, observer)
    for (const { question, about } of seenDecisions(play, observer)) {
      if (question === undefined || about === undefined) continue
      const text = said(() => speaker.question(question, about))
      if (!isSaid(text)) report('words', `the question ${question} is said as ${JSON.stringify(text)}`)
    }
  }
  for (const seat of listed(play.waiting())) {
    const speaker = speakerTo(inspection, seat)
    const before = new Map<string, string>()
    for (const action of answers(seat).actions) {
      const json = writeAction(game.actions, action)
      const text = said(() => speaker.action(json, ask.question))
      const other = before.get(text)
      if (!isSaid(text)) report('words', `${JSON.stringify(json)} is said as ${JSON.stringify(text)}`)
      else if (other !== undefined)
        report('words', `${other} and ${JSON.stringify(json)} are both said as ${JSON.stringify(text)}`)
      before.set(text, JSON.stringify(json))
    }
  }
}

/** Every event can be said to everybody who learns of it, with what they may know of it. */
export function checkEventTexts<G extends Shape>(inspection: Inspection<G>, events: readonly GameEvent[]): void {
  if (inspection.game.words === undefined) return
  for (const observer of observers(inspection.play.seats)) {
    const speaker = speakerTo(inspection, observer)
    for (const event of projectEvents(events, observer)) {
      const text = said(() => speaker.event(event))
      if (!isSaid(text)) inspection.report('words', `${JSON.stringify(event)} is said as ${JSON.stringify(text)}`)
    }
  }
}

const books = new WeakMap<object, Book>()

/** It throws where a message cannot be said. */
function speakerTo<G extends Shape>({ game, play }: Inspection<G>, observer: number): Speaker {
  const { catalogue, messages } = bookOf(game)
  const book =
    books.get(game) ??
    new Book(catalogue, 'en', messages, (error) => {
      throw error
    })
  books.set(game, book)
  return new Speaker(book, { names: namesFor(play.seats), reader: observer < 0 ? null : observer })
}

function said(sentence: () => readonly Part[]): string {
  try {
    return textOf(sentence())
  } catch (error) {
    return `undefined: ${String(error)}`
  }
}

/** A field that was not there shows as one of these words, or as a gap. */
function isSaid(text: string): boolean {
  return text.trim() !== '' && !/\bundefined\b|\bNaN\b|\[object |…/.test(text)
}
