import type { GameInfo } from '@riposte/protocol'
import type { GameFace } from './face.ts'
import { imposterKingsFace } from './imposter-kings/face.tsx'
import { plainFace } from './plain/face.tsx'

/** The games with a board of their own. */
const faces: readonly GameFace[] = [imposterKingsFace]

/** A game's own board; null where it has none. */
export function ownFace(id: string): GameFace | null {
  return faces.find((face) => face.id === id) ?? null
}

/** How a game looks here: its own board, or the plain table. */
export function faceOf(game: GameInfo): GameFace {
  return ownFace(game.id) ?? plainFace(game)
}
