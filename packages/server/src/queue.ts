/** Things done one after the other, each when the one before it is finished, also when that failed. */
export class Queue {
  #tail: Promise<unknown> = Promise.resolve()
  #waiting = 0

  run<T>(task: () => Promise<T>): Promise<T> {
    this.#waiting++
    const result = this.#tail.then(task)
    this.#tail = result.then(this.#finished, this.#finished)
    return result
  }

  get length(): number {
    return this.#waiting
  }

  /** When everything handed in so far is done. */
  async drained(): Promise<void> {
    await this.#tail
  }

  readonly #finished = () => {
    this.#waiting--
  }
}
