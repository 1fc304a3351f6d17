import { type Bot, type Judgement, type Shape, writeAction } from '@riposte/kernel'
import { Search, type SearchOptions } from './search.ts'

/** When to stop thinking: after so many lines, or when the time is up, whichever comes first. */
export interface Budget {
  readonly lines?: number
  /** In milliseconds, by `now`. */
  readonly time?: number
  /** A clock, where there is a limit of time: bots have none of their own. */
  readonly now?: () => number
}

/** Between two looks at the clock. */
const LINES_AT_ONCE = 50

/** Thinks until the budget is spent. */
export function think<G extends Shape>(
  search: Search<G>,
  { lines = Number.POSITIVE_INFINITY, time = Number.POSITIVE_INFINITY, now }: Budget,
  random: Parameters<Search<G>['run']>[1],
): void {
  if (lines === Number.POSITIVE_INFINITY && (time === Number.POSITIVE_INFINITY || now === undefined)) {
    throw new Error('a search needs a number of lines, or a time and a clock')
  }
  const end = now === undefined ? Number.POSITIVE_INFINITY : now() + time
  let left = lines
  while (left > 0) {
    const some = Math.min(left, LINES_AT_ONCE)
    search.run(some, random)
    left -= some
    if (now !== undefined && now() >= end) return
  }
}

/** A player who searches. What it knows of a game besides its rules is the judgement. */
export function searchBot<G extends Shape>(
  name: string,
  judgement: Judgement<G>,
  budget: Budget,
  options: SearchOptions = {},
): Bot {
  return {
    name,
    decide(seen, legal, random, imagine) {
      if (legal.length === 1) return legal[0]
      const root = imagine()
      const search = new Search(root as never, seen.observer, judgement as Judgement<never>, options)
      think(search, budget, random)
      const [best] = search.tried()
      return writeAction(root.game.actions, best.action)
    },
  }
}
