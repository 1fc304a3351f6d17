import { isBlocked } from '@riposte/kernel'
import type { Hint, TableInfo } from '@riposte/protocol'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { GameFace, HintWords, Sight } from '../games/face.ts'
import { askedOf } from './asked.ts'
import { isTyping, useKeys } from './shortcuts.tsx'
import { knownHints } from './sureness.ts'
import type { TableHandle } from './table-store.ts'

/** What is known of an answer, and how it is said. */
export interface SpokenHint extends Hint {
  readonly words: HintWords
}

/** A hint for the question that is open now. */
export type HintAt = (
  | { readonly state: 'never' | 'closed' | 'thinking' | 'none' }
  | { readonly state: 'told'; readonly hints: readonly SpokenHint[] }
) & { toggle(): void }

interface Told {
  readonly decision: number
  readonly answer: 'thinking' | 'none' | readonly SpokenHint[]
}

/** Asks for a hint when the reader wants one. It belongs to one question, and is gone with it. */
export function useHint(handle: TableHandle, face: GameFace, sight: Sight, table: TableInfo): HintAt {
  const [told, setTold] = useState<Told | null>(null)
  const { use } = useKeys()
  const decision = askedOf(sight)?.id ?? null
  const isChoice = decision !== null && (sight.more || sight.legal.length > 1)
  const isOffered = isChoice && face.hint !== undefined && hasHints(table)
  const answer = isOffered && told?.decision === decision ? told.answer : null

  const toggle = useCallback(() => {
    if (decision === null || !isOffered) return
    if (answer !== null) return setTold(null)
    const asked: Told = { decision, answer: 'thinking' }
    setTold(asked)
    void handle.hint().then((hints) => {
      const found = isBlocked(hints) ? [] : hints.flatMap((hint) => spoken(face, sight, hint))
      const known = knownHints(found)
      setTold((now) => (now === asked ? { decision, answer: known.length === 0 ? 'none' : known } : now))
    })
  }, [handle, face, sight, decision, isOffered, answer])

  useEffect(() => {
    if (!use || !isOffered) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'h' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      toggle()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [use, isOffered, toggle])

  return useMemo((): HintAt => {
    if (!isOffered) return { state: 'never', toggle }
    if (answer === null) return { state: 'closed', toggle }
    return typeof answer === 'string' ? { state: answer, toggle } : { state: 'told', hints: answer, toggle }
  }, [isOffered, answer, toggle])
}

function spoken(face: GameFace, sight: Sight, hint: Hint): readonly SpokenHint[] {
  const words = face.hint?.(sight, hint.action) ?? null
  return words === null ? [] : [{ ...hint, words }]
}

/** With people at the table there are none. */
function hasHints({ settings, seats }: TableInfo): boolean {
  return settings.coach && seats.filter(({ kind }) => kind !== 'bot').length === 1
}
