import type { ActionJson, Entry, Json } from '@riposte/kernel'
import { type Order, order } from '@riposte/protocol'
import { z } from 'zod'
import type { StandIn } from '../bots/thinker.ts'
import type { LogEntry } from '../store/store.ts'

/** The kinds of entries in a table's log. `orders`, `start` and `table` are about the table; the others replay the match. */
export type Kind = 'action' | 'stood in' | 'timeout' | 'back' | 'said' | 'run out' | 'orders' | 'start' | 'table'

/** The entry of the match that this entry of the table's log holds; null when it is about the table. */
export function matchEntry(entry: LogEntry): Entry | null {
  const seat = entry.seat ?? -1
  switch (entry.kind as Kind) {
    case 'action':
      return { seat, action: entry.data as ActionJson }
    case 'stood in':
      return { seat, action: (entry.data as unknown as StoodIn).action }
    case 'timeout':
      return { seat, timeout: true }
    case 'back':
      return { seat, back: entry.data as number }
    case 'said':
      return { seat, said: entry.data as string }
    case 'run out':
      return { seat, runOut: entry.data as string }
    default:
      return null
  }
}

export function matchData(entry: Entry): { kind: Kind; data: Json } {
  if ('action' in entry) return { kind: 'action', data: entry.action }
  if ('said' in entry) return { kind: 'said', data: entry.said }
  if ('runOut' in entry) return { kind: 'run out', data: entry.runOut }
  return 'timeout' in entry ? { kind: 'timeout', data: null } : { kind: 'back', data: entry.back }
}

/** An action that was taken by a bot in place of a player that gave no answer. */
type StoodIn = Pick<StandIn, 'player' | 'by' | 'reason'> & { readonly action: ActionJson }

export function standInData(action: ActionJson, { player, by, reason }: StandIn): { kind: Kind; data: Json } {
  return { kind: 'stood in', data: { action, player, by, reason } }
}

/** Who moved for whom in this line of the log; null when everybody moved for themselves. */
export function standInOf({ kind, seat, decision, data }: LogEntry): StandIn | null {
  if (kind !== 'stood in' || seat === null || decision === null) return null
  const { player, by, reason } = data as unknown as StoodIn
  return { seat, decision, player, by, reason }
}

export function ordersIn(data: Json): Order[] {
  return z.array(order).parse(data)
}
