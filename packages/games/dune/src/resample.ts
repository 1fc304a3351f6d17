import type { Observer, Random } from '@riposte/kernel'
import { resampleCards } from './resample/cards.ts'
import { resampleCaptives, resampleTraitors } from './resample/leaders.ts'
import { resampleNotes } from './resample/notes.ts'
import { resamplePlans } from './resample/plans.ts'
import { resamplePledges } from './resample/pledges.ts'
import { resamplePrediction, resampleProposals, resampleSpiceDeck, resampleStormCard } from './resample/secrets.ts'
import type { Position } from './state.ts'

/**
 * Another world that this observer cannot tell from the real one. Spice behind shields stays: where it comes from and
 * goes to is told to everybody, so it follows from what everybody has seen.
 */
export function resample(position: Position, observer: Observer, random: Random): void {
  // Before the cards, because a bid that no spice covers is covered by one.
  resamplePledges(position, observer)
  resampleCards(position, observer, random)
  resampleTraitors(position, observer, random)
  resampleCaptives(position, observer, random)
  resampleSpiceDeck(position, observer, random)
  resampleStormCard(position, observer, random)
  resamplePrediction(position, observer, random)
  resampleProposals(position, observer)
  // Plans name cards and leaders, and notes what was seen of plans.
  resamplePlans(position, observer, random)
  resampleNotes(position, observer, random)
}
