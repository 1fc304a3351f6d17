import type { Bot } from '@riposte/kernel'
import type { GameEntry } from '../games.ts'
import type { Holder } from '../store/store.ts'

/** Whether a host may put such a bot on a seat. */
export function isPlayer({ bots, thinkers }: GameEntry, name: string): boolean {
  return hasBot(bots, name) || hasBot(thinkers, name)
}

export function hasBot<T>(bots: Readonly<Record<string, T>> | undefined, name: string): bots is Record<string, T> {
  return bots !== undefined && Object.hasOwn(bots, name)
}

/** The bot that moves when a thinker gives no answer. */
export function standInAt({ bots }: GameEntry): string {
  return hasBot(bots, 'rule') ? 'rule' : Object.keys(bots)[0]
}

/**
 * The bot that does for this seat what nobody asks. Thinkers are only ever asked, and some bots know nothing but answers:
 * for them it is the one that would stand in. What the game has every bot do is done for any of them. Null for people, and
 * where nobody does such things.
 */
export function unaskedAt(entry: GameEntry, holder: Holder): Bot | null {
  if (holder.kind !== 'bot') return null
  const own = hasBot(entry.bots, holder.bot) ? entry.bots[holder.bot] : null
  if (own?.unasked !== undefined) return own
  const other = entry.bots[standInAt(entry)]
  return other?.unasked === undefined && entry.game.unasked === undefined ? null : other
}
