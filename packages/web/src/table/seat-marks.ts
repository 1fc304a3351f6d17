import type { SeatInfo } from '@riposte/protocol'
import type { Sight } from '../games/face.ts'

/** Whether the table waits for a seat, as far as the reader may know: for themselves, for somebody else, or not. */
export function askedMark({ seen, me }: Sight, seat: number): 'me' | 'other' | 'no' {
  if (!seen.decisions.some((decision) => decision.seat === seat)) return 'no'
  return seat === me ? 'me' : 'other'
}

/** A person without a connection. One's own is shown elsewhere. */
export function isAway({ kind, online }: SeatInfo, mine: boolean): boolean {
  return kind === 'person' && !online && !mine
}
