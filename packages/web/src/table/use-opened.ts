import { isBlocked, type Json, replay } from '@riposte/kernel'
import type { TableInfo } from '@riposte/protocol'
import { useCallback } from 'react'
import { call } from '../api/http.ts'
import { useFetched } from '../api/use-fetched.ts'
import type { GameFace } from '../games/face.ts'

/** What was hidden, once the match is over and where the page knows the rules; null before. */
export function useOpened({ game }: GameFace, { id, status }: TableInfo): Json | null {
  const load = useCallback(async () => {
    if (status !== 'finished' || game === null) return null
    const { record } = await call('replay', undefined, { id })
    const match = replay(game, record)
    return isBlocked(match) ? null : game.reveal(match.play)
  }, [game, id, status])
  // Where it fails the ending does without; the replay page says what is wrong.
  return useFetched(load).value
}
