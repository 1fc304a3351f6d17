/** Wakes everybody who waits for news. */
export class Bell {
  #waiting: (() => void)[] = []

  ring(): void {
    for (const wake of this.#waiting.splice(0)) wake()
  }

  /** The next ring, or so many milliseconds later without one. */
  rings(milliseconds?: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = milliseconds === undefined ? undefined : setTimeout(resolve, milliseconds)
      this.#waiting.push(() => {
        clearTimeout(timer)
        resolve()
      })
    })
  }
}
