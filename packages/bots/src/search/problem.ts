import {
  type Action,
  canonical,
  type Game,
  type Imagined,
  type ImaginedState,
  type Random,
  readImagined,
  type Seat,
  type Shape,
  writeImagined,
} from '@riposte/kernel'
import { type Budget, type Opinion, opinions, type SearchingBot } from './search-bot.ts'

/**
 * A decision that is thought about in another thread: plain data, and of the world only what was imagined. Whoever gets it
 * knows the games and the bots by their names.
 */
export interface Problem {
  readonly game: string
  readonly bot: string
  readonly seat: Seat
  readonly world: ImaginedState
  readonly random: Random
  /** The only answers it may give, drawn before anybody thinks; null for all there are. */
  readonly among: readonly Action[] | null
  readonly limit: Limit
  /** Not 0 as soon as nobody waits for it any more. Both threads have this memory. */
  readonly stop: Int32Array
}

/** When it has to be done, by a clock that both threads have, or after how many lines; null for the bot's own budget. */
type Limit = { readonly until: number } | { readonly lines: number } | null

export function problem(
  bot: string,
  world: Imagined<Shape>,
  seat: Seat,
  random: Random,
  among: readonly Action[] | null,
  limit: Limit = null,
): Problem {
  const stop = new Int32Array(new SharedArrayBuffer(4))
  return { game: world.game.id, bot, seat, world: writeImagined(world), random, among, limit, stop }
}

/** Nobody waits for this any more. */
export function drop({ stop }: Problem): void {
  Atomics.store(stop, 0, 1)
}

/** Thinks about it. @param now the clock that a limit of time goes by */
export function ponder(
  game: Game,
  bot: SearchingBot,
  { world, seat, random, among, limit, stop }: Problem,
  now: () => number,
): readonly Opinion[] {
  const budget = budgetFor(bot, limit, now)
  return opinions(bot, readImagined(game, world), seat, budget, random, among, () => Atomics.load(stop, 0) !== 0)
}

function budgetFor({ budget }: SearchingBot, limit: Limit, now: () => number): Budget {
  if (limit === null) return budget
  return 'lines' in limit ? limit : { ...budget, time: limit.until - now(), now }
}

/** What several who have thought about the same decision think together: each line that one of them played counts. */
export function together(all: readonly (readonly Opinion[])[]): readonly Opinion[] {
  const sums = new Map<string, { action: Opinion['action']; visits: number; worth: number }>()
  for (const { action, visits, worth } of all.flat()) {
    const key = canonical(action)
    const sum = sums.get(key) ?? { action, visits: 0, worth: 0 }
    sum.visits += visits
    sum.worth += worth * visits
    sums.set(key, sum)
  }
  return [...sums.values()]
    .map(({ action, visits, worth }) => ({ action, visits, worth: visits === 0 ? 0 : worth / visits }))
    .sort((a, b) => b.visits - a.visits)
}
