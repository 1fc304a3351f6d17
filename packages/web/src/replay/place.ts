import { SPECTATOR } from '@riposte/kernel'
import type { Eyes } from './timeline.ts'

/** A moment, and whose eyes it is seen with: what a shared link says. */
export interface Place {
  readonly at: number
  readonly eyes: Eyes
}

/** Reads `?at=27&as=1`. What is missing or makes no sense is the beginning, with everything open. */
export function readPlace(search: string, last: number, seats: number): Place {
  const query = new URLSearchParams(search)
  const at = Number(query.get('at') ?? 0)
  return { at: Number.isInteger(at) ? Math.max(0, Math.min(last, at)) : 0, eyes: readEyes(query.get('as'), seats) }
}

function readEyes(as: string | null, seats: number): Eyes {
  if (as === 'watcher') return SPECTATOR
  if (as === null || !/^\d+$/.test(as)) return 'all'
  return Number(as) < seats ? Number(as) : 'all'
}

export function writePlace({ at, eyes }: Place): string {
  const query = new URLSearchParams({ at: String(at) })
  if (eyes !== 'all') query.set('as', eyes === SPECTATOR ? 'watcher' : String(eyes))
  return `?${query.toString()}`
}
