import { type Action, argOf, Choices, type Game, type Json, type Play, type Seat, writeAction } from '@riposte/kernel'
import type { Defaults } from './scenario.ts'

/** What is answered for a seat when no step does: an action, or what the rules do when time is up. */
export type DefaultAnswer = { readonly action: Json } | 'timeout'

/** The defaults that hold at some point of a scenario. */
export class DefaultAnswers {
  #windows: 'pass' | 'ask' = 'ask'
  readonly #answers = new Map<string, Json>()

  /** From now on these hold; what they say nothing of stays as it is. */
  set({ windows = this.#windows, answers = {} }: Defaults): void {
    this.#windows = windows
    for (const [question, answer] of Object.entries(answers)) {
      if (answer === null) this.#answers.delete(question)
      else this.#answers.set(question, answer)
    }
  }

  /** The answer of this seat to the open question; null where there is no default for it. */
  of(game: Game, play: Play, seat: Seat): DefaultAnswer | null {
    if (play.open === null) return null
    const answer = this.#answers.get(play.open.question)
    if (answer !== undefined) return answer === 'timeout' ? 'timeout' : { action: answer }
    const pass = this.#windows === 'pass' ? passOf(game, play, seat) : null
    return pass === null ? null : { action: writeAction(game.actions, pass) }
  }
}

/**
 * How a seat lets the open window pass; null where no window is open. A window is a flow that says which answers are
 * claims, or a question put to several seats of which the first decisive answer counts.
 */
function passOf(game: Game, play: Play, seat: Seat): Action | null {
  const ask = play.open
  const top = play.stack.at(-1)
  if (ask === null || top === undefined) return null
  const question = game.question(ask.question)
  const { claimed } = game.flow(top.flow)
  if (claimed === null && ask.kind !== 'race') return null
  const passes = (action: Action) => (claimed === null ? !question.decisive(action) : claimed(action) < 0)
  const late = question.timeout(play.pub, play.own[seat], seat, argOf(ask, seat))
  if (late !== null && passes(late)) return late
  const choices = new Choices()
  question.legal(play.pub, play.own[seat], seat, argOf(ask, seat), choices)
  return choices.toArray().find(passes) ?? null
}
