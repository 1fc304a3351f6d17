import { firstCalls } from './first-calls.ts'
import { lastShift } from './last-shift.ts'
import { machines } from './machines.ts'
import type { Ticket } from './ticket.ts'
import { tiedHands } from './tied-hands.ts'
import { training } from './training.ts'
import { wolfsTrail } from './wolfs-trail.ts'

/** By number: mission 1 first. */
export const TICKETS: readonly Ticket[] = [
  ...training,
  ...firstCalls,
  ...wolfsTrail,
  ...tiedHands,
  ...machines,
  ...lastShift,
]

export function ticketOf(mission: number): Ticket {
  return TICKETS[mission - 1]
}
