import type { Timer } from '@riposte/kernel'

/** Where no real time passes, every action takes so many milliseconds of the game's own clock. */
const AN_ACTION_TAKES = 3000

/** The time in a match that is played as fast as it goes: it passes with the actions, so the same match ends the same. */
export class GameTime {
  #id = ''
  #gone = 0

  /** Another action has been taken. */
  pass(timer: Timer | null): void {
    this.#follow(timer)
    if (timer?.runs === true) this.#gone += AN_ACTION_TAKES
  }

  /** Whether that clock has run out; where nobody is asked, all of its time passes at once. */
  isUp(timer: Timer | null, nobodyAsked: boolean): boolean {
    this.#follow(timer)
    return timer?.runs === true && (nobodyAsked || this.#gone >= timer.milliseconds)
  }

  #follow(timer: Timer | null): void {
    if (timer === null || timer.id === this.#id) return
    this.#id = timer.id
    this.#gone = timer.gone
  }
}
