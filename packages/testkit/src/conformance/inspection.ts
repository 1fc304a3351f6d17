import {
  type Action,
  argOf,
  below,
  type Choices,
  type Form,
  type Game,
  includes,
  type Match,
  type Play,
  type Random,
  type Seat,
  type Shape,
} from '@riposte/kernel'
import type { Shared } from './copies.ts'

/** One state of a match under test, before anything is done in it. */
export interface Inspection<G extends Shape> {
  readonly game: Game<G>
  readonly match: Match<G>
  readonly play: Play<G>
  /** The whole state as text: whatever only looks or is refused leaves it as it is. */
  readonly text: string
  readonly random: Random
  readonly scratch: Choices
  /** What the game's copies share, from the first state of the match on. */
  readonly shared: Shared
  /** What each seat may answer, made once for all checks. */
  answers(seat: Seat): Answers
  report(check: string, message: string): void
}

export interface Answers {
  readonly actions: readonly Action[]
  /** Whether these are all of them; where a form has too many completions, they are a random choice. */
  readonly all: boolean
}

/** With more completions than this a form is not listed but filled in at random. */
const LISTED_AT_MOST = 3000
const SAMPLED = 40

export function answersOf<G extends Shape>(play: Play<G>, seat: Seat, random: Random, scratch: Choices): Answers {
  const ask = play.open
  if (ask === null || !includes(play.waiting(), seat)) return { actions: [], all: true }
  const { forms } = play.game.question(ask.question)
  const own = play.own[seat]
  const arg = argOf(ask, seat)
  const size = (form: Form<G, typeof arg>) => {
    const filled: number[] = []
    let product = 1
    while (filled.length < form.action.fields.length) {
      const domain: number[] = []
      form.domain(play.pub, own, seat, arg, filled, domain)
      product *= domain.length
      if (product === 0) return 0
      filled.push(domain[below(random, domain.length)])
    }
    return product
  }
  if (forms.some((form) => Math.max(size(form), size(form), size(form)) > LISTED_AT_MOST)) {
    const sampled = Array.from({ length: SAMPLED }, () => play.sample(seat, random, scratch))
    return { actions: [...new Set(sampled)], all: false }
  }
  play.legal(seat, scratch)
  return { actions: scratch.toArray(), all: true }
}
