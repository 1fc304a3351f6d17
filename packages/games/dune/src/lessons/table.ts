import type { Lesson } from '@riposte/kernel'
import type { FACTION_IDS } from '../data/factions.ts'

/** Who plays what, from the learner on: nothing is left to chance. */
export function played(...factions: readonly (typeof FACTION_IDS)[number][]): NonNullable<Lesson['options']> {
  const seats = factions.map((faction, seat) => [`faction${seat}`, faction] as const)
  return { factionAssignment: 'host', seatAssignment: 'host', ...Object.fromEntries(seats) }
}

/** With these gone nobody is asked about cards that a lesson does not speak of. */
export const NO_INTERRUPTS = 'discard: truthtrance_1, truthtrance_2, tleilaxu-ghola_1, karama_1, karama_2, hajr_1'
