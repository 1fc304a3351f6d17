import { searchBot } from '@riposte/bots'
import type { Bot } from '@riposte/kernel'
import type { GameEntry } from './game-entry.ts'

/** What a search may spend on a decision by default. */
const MILLISECONDS = 1000

const SEARCH = /^search(?::([1-9]\d{0,8})(ms)?)?$/

/**
 * A bot of the game by its name: one of its own, or a search, which every game has, with what it may spend on a decision:
 * `search:2000` lines or `search:500ms`. Undefined where there is none.
 */
export function botCalled({ bots, judgement }: GameEntry, name: string): Bot | undefined {
  if (Object.hasOwn(bots, name)) return bots[name]
  const search = SEARCH.exec(name)
  if (search === null) return undefined
  const [, number = MILLISECONDS, unit] = search
  const isTime = unit === 'ms' || search[1] === undefined
  const budget = isTime ? { time: Number(number), now: () => performance.now() } : { lines: Number(number) }
  return searchBot(name, judgement ?? {}, budget)
}

/** The names of all bots, for an error message. */
export function botsOf({ bots }: GameEntry): string {
  return [...Object.keys(bots), 'search', 'search:2000 (lines)', 'search:500ms'].join(', ')
}
