import { ATREIDES, type Faction, HARKONNEN } from '../data/factions.ts'
import type { Pub } from '../state.ts'

/** VI-4.2: with Harkonnen, or with the faction of the number above this one. */
const HARKONNEN_OR = 8

/** In whose hand a card is known to be; two where it is with one of them (VI-4.2). */
export const holdersOf = (place: number): readonly Faction[] =>
  place < HARKONNEN_OR ? [place] : [HARKONNEN, place - HARKONNEN_OR]

/**
 * VI-4.3, AT-6: whether an observer is reminded of a card that everybody has seen in a hand. Only Atreides keep notes:
 * others are reminded in the battle of whoever holds it, and of what is known about their own hand.
 */
export function isReminded(pub: Pub, place: number, observer: Faction): boolean {
  if (observer === ATREIDES) return true
  const { battle } = pub
  return holdersOf(place).some(
    (holder) => holder === observer || holder === battle?.aggressor || holder === battle?.defender,
  )
}
