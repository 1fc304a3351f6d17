import { isSearching } from '@riposte/bots'
import type { Clock } from '../../clock.ts'
import type { GameEntry } from '../../games.ts'
import type { Thinker } from '../thinker.ts'
import { Adviser } from './adviser.ts'
import { type Ponderer, SearchThinker } from './search-thinker.ts'

/**
 * A game whose bots that search do so in threads of their own, and no longer where tables are served.
 * @param lines how many lines they play for a decision; null for as many as there is time for
 */
export function seatSearchers(entry: GameEntry, threads: Ponderer, clock: Clock, lines: number | null): GameEntry {
  const bots = Object.entries(entry.bots).filter(([, bot]) => !isSearching(bot))
  const thinkers: Record<string, Thinker> = {}
  let adviser: Adviser | null = null
  for (const [name, bot] of Object.entries(entry.bots)) {
    if (!isSearching(bot)) continue
    const { time } = bot.budget
    if (time === undefined) throw new Error(`${entry.game.id}: ${name} has to know how long it may think`)
    thinkers[name] = new SearchThinker(bot, time, lines, threads, clock)
    adviser ??= new Adviser(name, time, lines, threads)
  }
  const seated = { ...entry, bots: Object.fromEntries(bots), thinkers: { ...thinkers, ...entry.thinkers } }
  return adviser === null ? seated : { ...seated, adviser }
}
