import { type CoachedWire, type Coaching, missionOf, nanoReplacesDial } from '@riposte/bomb-busters'
import type { Json } from '@riposte/kernel'
import type { Barred } from '../dock/use-cuts-now.ts'
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

/** Whether a wire of this value sets the bomb off when somebody cuts it. */
export function isDeadly({ seen }: BombSight, value: Json): boolean {
  const { mission, redLike } = seen.view
  // BB-M53.4: there reds are harmless.
  if (value === 'RED') return !nanoReplacesDial.isIn(missionOf(mission))
  return value !== null && value === redLike
}

/** What to say of a likelihood. */
export function oddsNote(sight: BombSight, value: number | string, barred: readonly Barred[]): string {
  const { seen, me } = sight
  if (isDeadly(sight, value)) return 'the bomb goes off'
  const held = me !== null && seen.view.players[me].wires.some((wire) => !wire.cut && wire.value === value)
  if (held && barred.some(({ values }) => values.includes(value))) return 'locked'
  return held ? 'you hold one' : "you don't"
}
