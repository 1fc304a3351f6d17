import { includes, type Seat, type Seats } from '@riposte/kernel'
import type { Pub } from './state.ts'

/** Who sits where, and who is still in the round. */

/** IK-0.5: the next seat clockwise that is still in the round. */
export function nextSeat(pub: Pub, seat: Seat): Seat {
  const count = pub.players.length
  for (let step = 1; step <= count; step++) {
    const next = (seat + step) % count
    if ((pub.out & (1 << next)) === 0) return next
  }
  return seat
}

export function inRound(pub: Pub, seat: Seat): boolean {
  return !includes(pub.out, seat)
}

/** IK-12.20: with four players, seats 0 and 2 play against 1 and 3. */
export function allies(pub: Pub, a: Seat, b: Seat): boolean {
  return pub.players.length === 4 && (a & 1) === (b & 1)
}

/** Everybody else still in the round. */
export function others(pub: Pub, seat: Seat): Seats {
  let seats: Seats = 0
  for (let other = 0; other < pub.players.length; other++)
    if (other !== seat && inRound(pub, other)) seats |= 1 << other
  return seats
}

/** IK-0.3, IK-12.25: everybody else still in the round, in team play of the other team. */
export function opponents(pub: Pub, seat: Seat): Seats {
  let seats = others(pub, seat)
  for (let other = 0; other < pub.players.length; other++) if (allies(pub, seat, other)) seats &= ~(1 << other)
  return seats
}

/** The seats still in the round. */
export function remaining(pub: Pub): Seats {
  return ((1 << pub.players.length) - 1) & ~pub.out
}
