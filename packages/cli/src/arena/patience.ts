/** However often somebody was silent, they have this long. */
const AT_LEAST = 5

/** How long is waited for somebody's answer: after each silence half as long, until they answer again. */
export class Patience {
  readonly #seconds: number
  #silences = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(seconds: number) {
    this.#seconds = seconds
  }

  /** Begins to wait. Returns for how many milliseconds. */
  start(isUp: () => void): number {
    const least = Math.min(AT_LEAST, this.#seconds)
    const milliseconds = 1000 * Math.max(least, this.#seconds / 2 ** this.#silences)
    this.#timer = setTimeout(() => {
      this.#silences++
      isUp()
    }, milliseconds)
    return milliseconds
  }

  answered(): void {
    this.#silences = 0
  }

  end(): void {
    clearTimeout(this.#timer)
  }
}
