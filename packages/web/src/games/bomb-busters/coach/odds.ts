import type { CoachedWire, Coaching } from '@riposte/bomb-busters'
import type { Spot } from '../names.ts'
import type { BombSight } from '../sight.ts'

/** In how many of a hundred cases; what is possible is never said to be impossible, nor what is open to be certain. */
export function percent(chance: number): number {
  if (chance <= 0) return 0
  if (chance >= 1 - 1e-9) return 100
  return Math.min(99, Math.max(1, Math.round(chance * 100)))
}

export function coachedAt(coaching: Coaching | null, spot: Spot | undefined): CoachedWire | null {
  if (coaching === null || spot === undefined) return null
  return coaching.wires.find(({ seat, place }) => seat === spot.seat && place === spot.place) ?? null
}

/** What to say of a likelihood. */
export function oddsNote({ seen, me }: BombSight, value: number | string): string {
  if (value === 'RED') return 'the bomb goes off'
  const held = me !== null && seen.view.players[me].wires.some((wire) => !wire.cut && wire.value === value)
  return held ? 'yours to name' : 'you hold none'
}
