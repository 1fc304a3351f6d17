import type { GameInfo } from '@riposte/protocol'
import { useEffect, useState } from 'react'
import { call } from './http.ts'

let known: readonly GameInfo[] | null = null
let hasArena = false

/** Whether the server has reports of arenas to show; false until it has said so, which it does with its games. */
export function serverHasArena(): boolean {
  return hasArena
}

/** The games that the server offers; null until it has said so. `attempt` changes when it is worth asking again. */
export function useGames(attempt = 0): readonly GameInfo[] | null {
  const [games, setGames] = useState(known)
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): a new attempt is a reason to ask
  useEffect(() => {
    if (known !== null) return
    let gone = false
    call('games').then(
      (answer) => {
        known = answer.games
        hasArena = answer.arena
        if (!gone) setGames(known)
      },
      // Whoever shows tables says that the server cannot be reached.
      () => {},
    )
    return () => {
      gone = true
    }
  }, [attempt])
  return games
}
