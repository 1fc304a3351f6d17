import type { Json, Seat } from '@riposte/kernel'
import type { Spot } from './names.ts'
import type { BombSight } from './sight.ts'

/** A detector that waits for the answer of the player it points at. */
export interface PendingDetector {
  readonly actor: Seat
  readonly target: Seat
  readonly spots: readonly Spot[]
  readonly value: number
  readonly tool: string
}

const TOOLS = ['double_detector', 'triple_detector', 'super_detector']

type Facts = Readonly<Record<string, Json>>

function factsIn(local: Json, name: string): Facts | null {
  const facts = (local as Facts | null)?.[name]
  return typeof facts === 'object' && facts !== null && !Array.isArray(facts) ? (facts as Facts) : null
}

/** BB-15.4: everybody may know it. */
export function pendingDetector({ seen }: Pick<BombSight, 'seen'>): PendingDetector | null {
  const frame = seen.pile.findLast(({ flow }) => flow === 'detector')
  const pending = frame === undefined ? null : factsIn(frame.local, 'pending')
  if (pending === null) return null
  const { actor, target, stand, places, value, source } = pending as Readonly<Record<string, number>>
  const start = stand === 0 ? 0 : seen.view.players[target].stands[0]
  const spots: Spot[] = []
  for (let at = 0; places >> at !== 0; at++) {
    if (((places >> at) & 1) !== 0) spots.push({ seat: target, place: start + at })
  }
  return { actor, target, spots, value, tool: TOOLS[source] ?? TOOLS[0] }
}

/** A wire that is offered for another one. */
export interface PendingSwap {
  readonly actor: Seat
  readonly teammate: Seat
  readonly place: number
}

export function pendingSwap({ seen }: Pick<BombSight, 'seen'>): PendingSwap | null {
  const frame = seen.pile.findLast(({ flow }) => flow === 'talkiesWalkies')
  const offer = frame === undefined ? null : factsIn(frame.local, 'offer')
  if (offer === null) return null
  const { actor, teammate, tileIndex } = offer as Readonly<Record<string, number>>
  return { actor, teammate, place: tileIndex - 1 }
}

/** Questions that somebody has to answer before anything else happens. */
export function isForced(question: string | undefined): boolean {
  return question !== undefined && question !== 'turn' && question !== 'placeInfoToken'
}
