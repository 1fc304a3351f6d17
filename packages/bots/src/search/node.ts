import type { Action, Choices } from '@riposte/kernel'

/**
 * What is counted for every answer, one figure after the other: how often it was possible, how often it was chosen, what it
 * was worth then, all together; what was expected of it before it was tried, counting as much as so many lines.
 */
const POSSIBLE = 0
const CHOSEN = 1
const WORTH = 2
const EXPECTED = 3
const WEIGHT = 4
const FIGURES = 5

/**
 * Enough for most nodes, cut to size: a list that grows takes several times the room, and most nodes are seen once. They
 * are fractions for a moment, because a list of whole numbers would be made anew when the first fraction comes.
 */
const ZEROS = new Array<number>(64 * FIGURES).fill(0.5).fill(0)

const NO_ACTIONS: Action[] = []
const NO_FIGURES: number[] = []

/**
 * A decision as the seat that takes it knows it, whatever the world behind it. Worlds differ in what is possible, so for
 * every answer it is counted how often it was there to be chosen.
 */
export class Node {
  actions: Action[] = NO_ACTIONS
  #figures: number[] = NO_FIGURES
  visits = 0

  chosen(at: number): number {
    return this.#figures[at * FIGURES + CHOSEN]
  }

  /** What it was worth on average. */
  worth(at: number): number {
    return this.chosen(at) === 0 ? 0 : this.#figures[at * FIGURES + WORTH] / this.chosen(at)
  }

  /** The place of an answer, which is given one where it has none. */
  place(action: Action, guess: number): number {
    const known = this.#known(action, guess)
    if (known >= 0) return known
    if (this.actions === NO_ACTIONS) this.#begin([action])
    else {
      this.actions.push(action)
      this.#figures.push(0, 0, 0, 0, 0)
    }
    return this.actions.length - 1
  }

  /** The first answers; there are lists of their own from now on. */
  #begin(answers: Action[]): void {
    this.actions = answers
    this.#figures = ZEROS.slice(0, answers.length * FIGURES)
    while (this.#figures.length < answers.length * FIGURES) this.#figures.push(0)
  }

  #known(action: Action, guess: number): number {
    // Lists of answers come in the same order in most worlds.
    return guess < this.actions.length && this.actions[guess] === action ? guess : this.actions.indexOf(action)
  }

  /** This answer was there to be chosen. */
  offer(at: number): void {
    this.#figures[at * FIGURES + POSSIBLE]++
  }

  /**
   * The answer to try next among those that are possible now: one never tried, or the one that may be the best yet. Every
   * possible answer is counted as such.
   */
  select(possible: Choices, curiosity: number, draw: (below: number) => number): number {
    if (this.actions === NO_ACTIONS) this.#begin(possible.toArray())
    let best = -1
    let bestScore = Number.NEGATIVE_INFINITY
    let untried = 0
    let guess = 0
    for (let i = 0; i < possible.count; i++) {
      const at = this.place(possible.list[i], guess)
      const figures = this.#figures
      const first = at * FIGURES
      guess = at + 1
      const offered = ++figures[first + POSSIBLE]
      const weight = figures[first + WEIGHT]
      const chosen = figures[first + CHOSEN] + weight
      if (chosen === 0) {
        untried++
        if (draw(untried) === 0) best = at
      } else if (untried === 0) {
        const mean = (figures[first + WORTH] + figures[first + EXPECTED]) / chosen
        const score = mean + curiosity * Math.sqrt(Math.log(offered + weight) / chosen)
        if (score > bestScore) {
          bestScore = score
          best = at
        }
      }
    }
    return best
  }

  /** Whether one of these answers has no place yet. */
  isNewTo(answers: Choices): boolean {
    let guess = 0
    for (let i = 0; i < answers.count; i++) {
      const at = this.#known(answers.list[i], guess)
      if (at < 0) return true
      guess = at + 1
    }
    return false
  }

  /** Gives those that have no place one, with what is expected of them. */
  expect(answers: Choices, worth: readonly number[], weight: number): void {
    const isFirst = this.actions === NO_ACTIONS
    if (isFirst) this.#begin(answers.toArray())
    let guess = 0
    for (let i = 0; i < answers.count; i++) {
      const before = isFirst ? 0 : this.actions.length
      const at = this.place(answers.list[i], guess)
      guess = at + 1
      if (at < before) continue
      this.#figures[at * FIGURES + EXPECTED] = worth[i] * weight
      this.#figures[at * FIGURES + WEIGHT] = weight
    }
  }

  /**
   * One of the possible answers, as likely as it was chosen so far: not what should be tried, but what this seat would do.
   * Null where none of them was ever chosen.
   */
  likely(possible: Choices, draw: (below: number) => number): Action | null {
    let all = 0
    let guess = 0
    for (let i = 0; i < possible.count; i++) {
      const at = this.#known(possible.list[i], guess)
      if (at >= 0) {
        guess = at + 1
        all += this.chosen(at)
      }
    }
    if (all === 0) return null
    let drawn = draw(all)
    guess = 0
    for (let i = 0; i < possible.count; i++) {
      const at = this.#known(possible.list[i], guess)
      if (at < 0) continue
      guess = at + 1
      drawn -= this.chosen(at)
      if (drawn < 0) return this.actions[at]
    }
    return null
  }

  learn(at: number, worth: number): void {
    this.visits++
    this.#figures[at * FIGURES + CHOSEN]++
    this.#figures[at * FIGURES + WORTH] += worth
  }
}
