import type { Seats } from '@riposte/kernel'
import type { Faction } from './data/factions.ts'
import type { Pub } from './state.ts'

/** The seats of some factions, as a set; one that does not play, or -1, adds none. */
export function seatsOf(pub: Pub, ...factions: readonly Faction[]): Seats {
  let seats = 0
  for (const faction of factions) if (faction >= 0 && pub.seatOf[faction] >= 0) seats |= 1 << pub.seatOf[faction]
  return seats
}
