import { bombBustersFace } from './bomb-busters/face.tsx'
import type { GameFace } from './face.ts'
import { imposterKingsFace } from './imposter-kings/face.tsx'

/** The games with a board of their own. */
const faces: readonly GameFace[] = [imposterKingsFace, bombBustersFace]

/** A game's own board; null where it has none and is played on the plain table. */
export function ownFace(id: string): GameFace | null {
  return faces.find((face) => face.id === id) ?? null
}
