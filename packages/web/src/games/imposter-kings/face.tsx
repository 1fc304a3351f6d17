import type { GameFace } from '../face.ts'

export const imposterKingsFace = null as unknown as GameFace
