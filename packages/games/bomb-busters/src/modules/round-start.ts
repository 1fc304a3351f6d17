import type { Seat } from '@riposte/kernel'
import type { Pub } from '../state.ts'

/**
 * BB-S3: whether a round starts now that the turn has passed on from there: it has come to the captain, or over the seat
 * of a captain who has no wires left.
 */
export function roundStarts({ captain, current, players }: Pub, previous: Seat): boolean {
  if (current === captain) return true
  if (players[captain].uncut > 0) return false
  const seats = players.length
  const toCaptain = (captain - previous + seats) % seats
  const toCurrent = (current - previous + seats) % seats || seats
  return toCaptain > 0 && toCaptain < toCurrent
}
