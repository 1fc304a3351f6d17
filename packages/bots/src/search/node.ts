import type { Action, Choices } from '@riposte/kernel'

/**
 * A decision as the seat that takes it knows it, whatever the world behind it. Worlds differ in what is possible, so for
 * every answer it is counted how often it was there to be chosen.
 */
export class Node {
  readonly actions: Action[] = []
  /** How often it was possible, how often it was chosen, and what it was worth then, all together. */
  readonly possible: number[] = []
  readonly chosen: number[] = []
  readonly worth: number[] = []
  /** What was expected of it before it was tried, counting as much as so many lines; all together, as above. */
  readonly expected: number[] = []
  readonly weight: number[] = []
  visits = 0

  /** The place of an answer, which is given one where it has none. */
  place(action: Action, guess: number): number {
    const known = this.#known(action, guess)
    if (known >= 0) return known
    this.possible.push(0)
    this.chosen.push(0)
    this.worth.push(0)
    this.expected.push(0)
    this.weight.push(0)
    return this.actions.push(action) - 1
  }

  #known(action: Action, guess: number): number {
    // Lists of answers come in the same order in most worlds.
    return guess < this.actions.length && this.actions[guess] === action ? guess : this.actions.indexOf(action)
  }

  /**
   * The answer to try next among those that are possible now: one never tried, or the one that may be the best yet. Every
   * possible answer is counted as such.
   */
  select(possible: Choices, curiosity: number, draw: (below: number) => number): number {
    let best = -1
    let bestScore = Number.NEGATIVE_INFINITY
    let untried = 0
    let guess = 0
    for (let i = 0; i < possible.count; i++) {
      const at = this.place(possible.list[i] as Action, guess)
      guess = at + 1
      this.possible[at]++
      const chosen = this.chosen[at] + this.weight[at]
      if (chosen === 0) {
        untried++
        if (draw(untried) === 0) best = at
      } else if (untried === 0) {
        const mean = (this.worth[at] + this.expected[at]) / chosen
        const score = mean + curiosity * Math.sqrt(Math.log(this.possible[at] + this.weight[at]) / chosen)
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
    let guess = 0
    for (let i = 0; i < answers.count; i++) {
      const before = this.actions.length
      const at = this.place(answers.list[i], guess)
      guess = at + 1
      if (at < before) continue
      this.expected[at] = worth[i] * weight
      this.weight[at] = weight
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
      const at = this.#known(possible.list[i] as Action, guess)
      if (at >= 0) {
        guess = at + 1
        all += this.chosen[at]
      }
    }
    if (all === 0) return null
    let drawn = draw(all)
    guess = 0
    for (let i = 0; i < possible.count; i++) {
      const at = this.#known(possible.list[i] as Action, guess)
      if (at < 0) continue
      guess = at + 1
      drawn -= this.chosen[at]
      if (drawn < 0) return this.actions[at]
    }
    return null
  }

  learn(at: number, worth: number): void {
    this.visits++
    this.chosen[at]++
    this.worth[at] += worth
  }
}
