import { isBlocked, type Json, replay } from '@riposte/kernel'
import type { TableInfo } from '@riposte/protocol'
import { useEffect, useState } from 'react'
import { call } from '../api/http.ts'
import type { GameFace } from '../games/face.ts'

/** What was hidden, once the match is over and where the page knows the rules; null before. */
export function useOpened({ game }: GameFace, { id, status }: TableInfo): Json | null {
  const [open, setOpen] = useState<Json | null>(null)
  useEffect(() => {
    if (status !== 'finished' || game === null) return
    let gone = false
    call('replay', undefined, { id })
      .then(({ record }) => {
        const match = replay(game, record)
        if (!gone && !isBlocked(match)) setOpen(game.reveal(match.play))
      })
      .catch(() => {
        // The ending does without; the replay page will say what is wrong.
      })
    return () => {
      gone = true
    }
  }, [game, id, status])
  return open
}
