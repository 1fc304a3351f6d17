import { type GameEvent, listed, projectEvents, type Shape, seenDecisions, writeAction } from '@riposte/kernel'
import { observers } from '../wander.ts'
import type { Inspection } from './inspection.ts'

/** Every question and every answer can be said, and no two answers to one question are said alike. */
export function checkTexts<G extends Shape>({ game, play, answers, report }: Inspection<G>): void {
  const ask = play.open
  if (ask === null) return
  // The others are not shown every fact of a question, and it is said to them all the same.
  for (const observer of observers(play.seats)) {
    for (const { question, about } of seenDecisions(play, observer)) {
      if (question === undefined || about === undefined) continue
      const text = game.words.question(question, about)
      if (!isSaid(text)) report('words', `the question ${question} is said as ${JSON.stringify(text)}`)
    }
  }
  for (const seat of listed(play.waiting())) {
    const said = new Map<string, string>()
    for (const action of answers(seat).actions) {
      const json = writeAction(game.actions, action)
      const text = game.words.action(json, ask.question)
      const before = said.get(text)
      if (!isSaid(text)) report('words', `${JSON.stringify(json)} is said as ${JSON.stringify(text)}`)
      else if (before !== undefined)
        report('words', `${before} and ${JSON.stringify(json)} are both said as ${JSON.stringify(text)}`)
      said.set(text, JSON.stringify(json))
    }
  }
}

/** Every event can be said to everybody who learns of it, with what they may know of it. */
export function checkEventTexts<G extends Shape>(
  { game, play, report }: Inspection<G>,
  events: readonly GameEvent[],
): void {
  for (const observer of observers(play.seats)) {
    for (const event of projectEvents(events, observer)) {
      const text = game.words.event(event)
      if (!isSaid(text)) report('words', `${JSON.stringify(event)} is said as ${JSON.stringify(text)}`)
    }
  }
}

/** A field that was not there shows as one of these words. */
function isSaid(text: unknown): boolean {
  return typeof text === 'string' && text.trim() !== '' && !/\bundefined\b|\bNaN\b|\[object /.test(text)
}
