import { type Opinion, type Problem, permitted, problem, type SearchingBot, soleAnswer } from '@riposte/bots'
import { type ActionJson, seeded } from '@riposte/kernel'
import type { Clock } from '../../clock.ts'
import type { Thinker, Turn } from '../thinker.ts'

/** Whoever solves problems: threads, or a double in tests. */
export interface Ponderer {
  ponder(of: Problem, signal: AbortSignal): Promise<readonly Opinion[]>
}

/** How long a late answer is waited for before a stand-in moves, in milliseconds. */
const OVERTIME = 30_000
/** The part of its time that it searches; the rest is for the way back. */
const SHARE = 0.9
/** When the threads are overloaded, an answer is late by a multiple of this. */
const STEP = 250

/**
 * A bot that searches, at a table. Its answer comes when its time is up, neither sooner nor later, however easy it was: how
 * long it takes says nothing about its cards. What it thinks about is a world that was imagined.
 */
export class SearchThinker implements Thinker {
  readonly patience: number
  readonly #bot: SearchingBot
  readonly #time: number
  readonly #lines: number | null
  readonly #threads: Ponderer
  readonly #clock: Clock

  /**
   * @param time milliseconds for a decision
   * @param lines how many it plays, however long that takes; null for as many as there is time for
   */
  constructor(bot: SearchingBot, time: number, lines: number | null, threads: Ponderer, clock: Clock) {
    this.patience = time + OVERTIME
    this.#bot = bot
    this.#time = time
    this.#lines = lines
    this.#threads = threads
    this.#clock = clock
  }

  async answer(turn: Turn, signal: AbortSignal): Promise<ActionJson> {
    // At a table with a clock, a search that used all of the time would leave none to answer.
    const time = Math.min(this.#time, turn.left / 2)
    const end = this.#clock.now() + time
    const isUp = this.#at(end, signal)
    let isDone = false
    const best = this.#best(turn, time * SHARE, signal)
    const done = () => {
      isDone = true
    }
    best.then(done, done)
    await isUp
    for (let late = STEP; !isDone && !signal.aborted; late += STEP) await this.#at(end + late, signal)
    return best
  }

  async #best(turn: Turn, time: number, signal: AbortSignal): Promise<ActionJson> {
    const random = seeded(`${turn.seed} search`)
    const world = turn.imagine()
    const among = permitted(this.#bot, world, turn.seat, random)
    const sole = soleAnswer(world, turn.legal, among)
    if (sole !== null) return sole
    // Threads measure time with the clock of the machine, even where tables have another one in tests.
    const limit = this.#lines === null ? { until: Date.now() + time } : { lines: this.#lines }
    const asked = problem(this.#bot.name, world, turn.seat, random, among, limit)
    const [best] = await this.#threads.ponder(asked, signal)
    return best.action
  }

  /** Resolves at that moment, or when the signal aborts. */
  #at(moment: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const come = () => {
        forget()
        signal.removeEventListener('abort', come)
        resolve()
      }
      const forget = this.#clock.at(moment, come)
      signal.addEventListener('abort', come)
    })
  }
}
