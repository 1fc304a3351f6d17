import type { ActionJson, Blocked } from '@riposte/kernel'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { GameFace, Hands, Sight } from '../games/face.ts'
import { useTexts } from '../texts/texts.ts'
import { letsPass } from './letting-pass.ts'
import type { TableHandle } from './table-store.ts'

/** Something that the reader should know before an answer is sent. */
export interface Doubt {
  readonly question: string
  settle(sure: boolean): void
}

interface HandsAt {
  /** Null for a spectator, and once the match is over. */
  readonly hands: Hands | null
  /** Open while the reader is asked whether they are sure. */
  readonly doubt: Doubt | null
  /** How many events there were when the reader acted last. */
  readonly acted: number
}

/** What the reader can do, with the game's own warnings in between. */
export function useHands(handle: TableHandle, face: GameFace, sight: Sight, busy: boolean): HandsAt {
  const { table } = useTexts()
  const [doubt, setDoubt] = useState<Doubt | null>(null)
  const [acted, setActed] = useState(0)
  // An answer is judged by what is seen when it is given, not by what was seen when the board was drawn.
  const latest = useRef(sight)
  latest.current = sight

  const sure = useCallback(
    (action: ActionJson): Promise<boolean> => {
      const question = face.confirm(latest.current, action)
      if (question === null) return Promise.resolve(true)
      return new Promise((answer) => {
        const settle = (yes: boolean) => {
          setDoubt(null)
          answer(yes)
        }
        setDoubt({ question, settle })
      })
    },
    [face],
  )
  const plays = sight.me !== null && sight.seen.outcome === null
  const hands = useMemo((): Hands | null => {
    if (!plays) return null
    const sent = async (send: () => Promise<Blocked | null>): Promise<Blocked | null> => {
      const before = latest.current.events.length
      const blocked = await send()
      if (blocked === null) setActed(before)
      return blocked
    }
    const notSent: Blocked = { code: 'notSent', rule: 'protocol', message: table.notSent }
    return {
      act: async (action) => ((await sure(action)) ? sent(() => handle.act(action, letsPass(face, action))) : notSent),
      stand: async (action) => ((await sure(action)) ? sent(() => handle.stand(action)) : notSent),
      why: handle.why,
      domain: handle.domain,
      busy,
    }
  }, [plays, handle, face, sure, busy, table])
  return { hands, doubt, acted }
}
