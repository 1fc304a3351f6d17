import { type Opinion, problem } from '@riposte/bots'
import { type Imagined, type Seat, type Shape, seeded } from '@riposte/kernel'
import type { Ponderer } from './search-thinker.ts'

/** A bot that searches, asked what somebody else could do. It is given a world that was imagined, and nothing else. */
export class Adviser {
  readonly #bot: string
  readonly #time: number
  readonly #lines: number | null
  readonly #threads: Ponderer

  /**
   * @param time milliseconds for a decision
   * @param lines how many it plays, however long that takes; null for as many as there is time for
   */
  constructor(bot: string, time: number, lines: number | null, threads: Ponderer) {
    this.#bot = bot
    this.#time = time
    this.#lines = lines
    this.#threads = threads
  }

  /** What it thinks of the answers of this seat, the best first. What bots may not do, people may: it weighs that, too. */
  opinions(world: Imagined<Shape>, seat: Seat, seed: string, signal: AbortSignal): Promise<readonly Opinion[]> {
    // Threads measure time with the clock of the machine, even where tables have another one in tests.
    const limit = this.#lines === null ? { until: Date.now() + this.#time } : { lines: this.#lines }
    return this.#threads.ponder(problem(this.#bot, world, seat, seeded(seed), null, limit), signal)
  }
}
