import type { Observer, Random } from '@riposte/kernel'
import { resampleCards } from './resample/cards.ts'
import { resampleCaptives, resampleTraitors } from './resample/leaders.ts'
import { resamplePlans } from './resample/plans.ts'
import { resamplePrediction, resampleSpiceDeck, resampleStormCard } from './resample/secrets.ts'
import type { Position } from './state.ts'

/**
 * Another world that this observer cannot tell from the real one. Spice behind shields stays: where it comes from and
 * goes to is told to everybody, so it follows from what everybody has seen.
 */
export function resample(position: Position, observer: Observer, random: Random): void {
  resampleCards(position, observer, random)
  resampleTraitors(position, observer, random)
  resampleCaptives(position, observer, random)
  resampleSpiceDeck(position, observer, random)
  resampleStormCard(position, observer, random)
  resamplePrediction(position, observer, random)
  // Last: plans name cards and leaders.
  resamplePlans(position, observer, random)
}
