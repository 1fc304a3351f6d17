import type { Seat } from '@riposte/kernel'
import { missionOf } from '../missions/index.ts'
import type { Pub } from '../state.ts'

/** BB-M58.3: in some missions personal equipment is never used up. */
export function isUsedUp(pub: Pub, seat: Seat): boolean {
  return pub.players[seat].used && missionOf(pub.mission).characters.mode !== 'unlimited'
}

export function useUp(pub: Pub, seat: Seat): void {
  if (missionOf(pub.mission).characters.mode !== 'unlimited') pub.players[seat].used = true
}
