import { type Blocked, isBlocked, readOptions } from '@riposte/kernel'
import type { GameEntry } from '../games.ts'

/** Why the game cannot be played with these options by so many; null when it can. */
export function checkOptions({ game }: GameEntry, options: unknown, seats: number): Blocked | null {
  const read = readOptions(game.options, options)
  return isBlocked(read) ? read : (game.refuse?.(read as never, seats) ?? null)
}
