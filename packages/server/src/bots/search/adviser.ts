import { type Opinion, problem } from '@riposte/bots'
import {
  type Action,
  type Imagined,
  isBlocked,
  packed,
  type Random,
  type Seat,
  type Shape,
  seeded,
} from '@riposte/kernel'
import type { Ponderer } from './search-thinker.ts'

/** So many answers are compared closely; where there are more, a first look says which. */
const CLOSELY = 6
/** Nothing can be said after so few lines. */
const FEW = 100

/** A bot that searches, asked what somebody else could do. It is given a world that was imagined, and nothing else. */
export class Adviser {
  readonly #bot: string
  readonly #time: number
  readonly #lines: number | null
  readonly #threads: Ponderer

  /**
   * @param time milliseconds for a look; there are two where there are many answers
   * @param lines how many it plays for a look, however long that takes; null for as many as there is time for
   */
  constructor(bot: string, time: number, lines: number | null, threads: Ponderer) {
    this.#bot = bot
    this.#time = time
    this.#lines = lines
    this.#threads = threads
  }

  /** What it thinks of the answers of this seat, the best first. What bots may not do, people may: it weighs that, too. */
  async opinions(world: Imagined<Shape>, seat: Seat, seed: string, signal: AbortSignal): Promise<readonly Opinion[]> {
    const random = seeded(seed)
    let all = await this.#look(world, seat, random, null, signal)
    // A thread that had to be started first has had no time to look.
    if (this.#lines === null && linesOf(all) < FEW) all = await this.#look(world, seat, random, null, signal)
    if (all.length <= CLOSELY) return all
    // What a search finds best among many it finds best with some luck.
    const few = all.slice(0, CLOSELY).map(({ action }) => packed(world.game, action))
    return this.#look(world, seat, random, few.filter(isAction), signal)
  }

  #look(world: Imagined<Shape>, seat: Seat, random: Random, among: readonly Action[] | null, signal: AbortSignal) {
    // Threads measure time with the clock of the machine, even where tables have another one in tests.
    const limit = this.#lines === null ? { until: Date.now() + this.#time } : { lines: this.#lines }
    return this.#threads.ponder(problem(this.#bot, world, seat, random, among, limit), signal)
  }
}

const linesOf = (all: readonly Opinion[]) => all.reduce((sum, { visits }) => sum + visits, 0)
const isAction = (action: ReturnType<typeof packed>): action is Action => !isBlocked(action)
