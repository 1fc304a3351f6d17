import { use } from 'react'
import type { GameFace } from './face.ts'

/** The games with a board of their own. A board comes with its rules, so nobody loads one that is not played. */
const FACES: Readonly<Record<string, () => Promise<GameFace>>> = {
  'imposter-kings': () => import('./imposter-kings/face.tsx').then(({ imposterKingsFace }) => imposterKingsFace),
  'bomb-busters': () => import('./bomb-busters/face.tsx').then(({ bombBustersFace }) => bombBustersFace),
  dune: () => import('./dune/face.tsx').then(({ duneFace }) => duneFace),
}

const loaded = new Map<string, Promise<GameFace>>()

function load(id: string): Promise<GameFace> {
  const face = loaded.get(id) ?? FACES[id]()
  loaded.set(id, face)
  // What failed to load is tried again the next time somebody wants it.
  face.catch(() => loaded.delete(id))
  return face
}

/** A game's own board, waited for where it is not there yet; null where it has none and is played on the plain table. */
export function useOwnFace(id: string | null): GameFace | null {
  return id === null || !Object.hasOwn(FACES, id) ? null : use(load(id))
}
