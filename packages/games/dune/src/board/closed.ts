import { STRONGHOLDS, type Territory } from '../data/territories.ts'

/**
 * DU-1.7: the strongholds that somebody may not enter, one bit for each in the order of `STRONGHOLDS`. A number, so that
 * ways over the board can be looked up by it.
 */
export type Closed = number
export const NONE_CLOSED: Closed = 0
/** How many such numbers there are. */
export const CLOSED_SETS = 1 << STRONGHOLDS.length

/** 0 for a territory that is no stronghold and never closes. */
export function closedBit(territory: Territory): Closed {
  const at = STRONGHOLDS.indexOf(territory)
  return at < 0 ? 0 : 1 << at
}

export const isClosed = (territory: Territory, closed: Closed): boolean => (closedBit(territory) & closed) !== 0
