import type { Json, Seat } from '@riposte/kernel'
import type { Spot } from './names.ts'
import type { BombSight } from './sight.ts'

/** A detector that waits for the answer of the player it points at. */
export interface PendingDetector {
  readonly actor: Seat
  readonly target: Seat
  readonly spots: readonly Spot[]
  readonly value: Json
  readonly tool: string
}

const TOOLS: Readonly<Record<string, string>> = {
  doubleDetector: 'double_detector',
  tripleDetector: 'triple_detector',
  superDetector: 'super_detector',
}

type Numbers = Readonly<Record<string, number>>

/** BB-15.4: everybody may know it. */
export function pendingDetector({ seen }: Pick<BombSight, 'seen'>): PendingDetector | null {
  const frame = seen.pile.findLast(({ flow }) => flow === 'detector')
  if (frame === undefined) return null
  const { value, source, places } = frame.shown
  const { actor, target, stand } = frame.shown as Numbers
  const start = stand === 0 ? 0 : seen.view.players[target].stands[0]
  const spots = (places as readonly number[]).map((place): Spot => ({ seat: target, place: start + place }))
  const tool = typeof source === 'string' ? TOOLS[source] : undefined
  return { actor, target, spots, value, tool: tool ?? 'double_detector' }
}

/** A wire that is offered for another one. */
export interface PendingSwap {
  readonly actor: Seat
  readonly teammate: Seat
  readonly place: number
}

export function pendingSwap({ seen }: Pick<BombSight, 'seen'>): PendingSwap | null {
  const frame = seen.pile.findLast(({ flow }) => flow === 'talkiesWalkies')
  if (frame === undefined) return null
  const { actor, teammate, tileIndex } = frame.shown as Numbers
  return { actor, teammate, place: tileIndex }
}

/** Questions that somebody has to answer before anything else happens. */
export function isForced(question: string | undefined): boolean {
  return question !== undefined && question !== 'turn' && question !== 'placeInfoToken'
}
