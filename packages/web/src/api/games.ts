import type { GameInfo } from '@riposte/protocol'
import { useCallback } from 'react'
import { call } from './http.ts'
import { useFetched } from './use-fetched.ts'

let known: readonly GameInfo[] | null = null
let hasArena = false

/** Whether the server has reports of arenas to show; false until it has said so, which it does with its games. */
export function serverHasArena(): boolean {
  return hasArena
}

/** The games that the server offers; asked for once. */
export async function offeredGames(): Promise<readonly GameInfo[]> {
  if (known !== null) return known
  const answer = await call('games')
  known = answer.games
  hasArena = answer.arena
  return known
}

/** The games that the server offers; null until it has said so. `attempt` changes when it is worth asking again. */
export function useGames(attempt = 0): readonly GameInfo[] | null {
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): a new attempt is a reason to ask
  const load = useCallback(() => offeredGames(), [attempt])
  // Whoever shows tables says that the server cannot be reached.
  return useFetched(load).value ?? known
}
