import { isBlocked, type Json, Match, type Play } from '@riposte/kernel'
import { bombBusters } from '../../src/index.ts'
import type { BombBusters } from '../../src/state.ts'

/** A mission as it is dealt, before anything is done. */
export function dealt(
  mission: number,
  seats: number,
  seed = 'dealt',
  options: Readonly<Record<string, Json>> = {},
): Play<BombBusters> {
  const match = Match.start(bombBusters, { seats, options: { mission, ...options }, seed })
  if (isBlocked(match)) throw new Error(match.message)
  return match.play
}
