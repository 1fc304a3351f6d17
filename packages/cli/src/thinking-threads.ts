import { isSearching, type Opinion, permitted, problem, soleAnswer, together } from '@riposte/bots'
import { type ActionJson, type Bot, imagine, type Match, type Seat, seeded } from '@riposte/kernel'
import type { Tinypool } from 'tinypool'
import { workerPool } from './worker-pool.ts'

/** Several threads search the same decision independently; their results are added up. */
export class ThinkingThreads {
  readonly #count: number
  readonly #pool: Tinypool

  constructor(count: number) {
    this.#count = count
    this.#pool = workerPool(count)
  }

  /** What they answer for this seat; null where that bot does not search. @param seed for all that is drawn */
  async answer(match: Match, seat: Seat, bot: Bot, seed: string): Promise<ActionJson | null> {
    if (!isSearching(bot)) return null
    const rolls = seeded(seed)
    const root = imagine(match.play, seat, rolls)
    // Drawn once, so that all threads search under the same limits.
    const among = permitted(bot, root, seat, rolls)
    const sole = soleAnswer(root, match.legal(seat, 2), among)
    if (sole !== null) return sole
    const all = Array.from({ length: this.#count }, (_, thread) => {
      const random = seeded(`${seed}/${thread}`)
      const world = imagine(match.play, seat, random)
      return this.#pool.run(problem(bot.name, world, seat, random, among), { name: 'thought' })
    })
    const [best] = together((await Promise.all(all)) as (readonly Opinion[])[])
    return best.action
  }

  async close(): Promise<void> {
    await this.#pool.destroy()
  }
}
