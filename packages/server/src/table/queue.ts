/** Runs tasks one after the other, also after one that failed. */
export class Queue {
  #length = 0
  /** Starts the waiting tasks, in order. */
  readonly #waiting: (() => void)[] = []

  /** Starts at once if nothing is under way, which saves most moves a turn of the event loop. */
  run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#length++ === 0 ? task() : this.#turn().then(task)
    result.then(this.#finished, this.#finished)
    return result
  }

  /** How many tasks are under way or waiting. */
  get length(): number {
    return this.#length
  }

  /** Resolves when all tasks so far are done. */
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
