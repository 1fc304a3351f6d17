import { playersOf } from './facts.ts'

/** BB-2.4: as many as wanted, or the nearest number that may play this mission. */
export function seatsFor(mission: number, wanted: number): number {
  const allowed = playersOf(mission)
  return allowed.includes(wanted) ? wanted : (allowed.find((count) => count > wanted) ?? allowed[allowed.length - 1])
}

/** BB-2.4: why so many may not play it; null when they may. */
export function seatsRefused(mission: number, players: number): string | null {
  const allowed = playersOf(mission)
  if (allowed.includes(players)) return null
  return `Mission ${mission} is for ${allowed[0]} to ${allowed[allowed.length - 1]} players; this table has ${players} seats.`
}
