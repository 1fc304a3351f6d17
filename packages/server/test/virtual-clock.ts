import { setImmediate as turn } from 'node:timers/promises'
import type { Clock } from '../src/index.ts'

/** A clock that stands still until it is moved. */
export class VirtualClock implements Clock {
  #now = 1_800_000_000_000
  #timers: { moment: number; wake: () => void }[] = []

  now(): number {
    return this.#now
  }

  at(moment: number, wake: () => void): () => void {
    const timer = { moment, wake }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer)
    }
  }

  /** Moves on, stopping wherever somebody wants to be woken and letting that finish. */
  async advance(milliseconds: number, quiet: () => Promise<void>): Promise<void> {
    const until = this.#now + milliseconds
    for (;;) {
      await quiet()
      const [next] = this.#timers.filter(({ moment }) => moment <= until).sort((a, b) => a.moment - b.moment)
      if (next === undefined) break
      this.#now = Math.max(this.#now, next.moment)
      this.#timers = this.#timers.filter((other) => other !== next)
      next.wake()
      await turn()
    }
    this.#now = until
    await quiet()
  }
}
