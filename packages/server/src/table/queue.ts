/** Things done one after the other, each when the one before it is finished, also when that failed. */
export class Queue {
  #length = 0
  /** What lets those begin who wait. */
  readonly #waiting: (() => void)[] = []

  /** Begins at once where nothing is before it: most moves would only wait for nothing. */
  run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#length++ === 0 ? task() : this.#turn().then(task)
    result.then(this.#finished, this.#finished)
    return result
  }

  /** How many are under way or wait. */
  get length(): number {
    return this.#length
  }

  /** When everything handed in so far is done. */
  drained(): Promise<void> {
    return this.run(async () => {})
  }

  #turn(): Promise<void> {
    return new Promise((begin) => this.#waiting.push(begin))
  }

  readonly #finished = () => {
    this.#length--
    this.#waiting.shift()?.()
  }
}
