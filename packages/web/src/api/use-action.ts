import type { Blocked } from '@riposte/kernel'
import { useCallback, useState } from 'react'
import { Refused } from './http.ts'

interface Action {
  /** Something is on its way. */
  readonly busy: boolean
  /** Why the last thing was refused. */
  readonly blocked: Blocked | null
  /** Does it, and says whether it was done. */
  run(doing: () => Promise<unknown>): Promise<boolean>
  forget(): void
}

/** Something that the server is asked to do: at most one thing at a time, and its refusal is kept to be shown. */
export function useAction(): Action {
  const [busy, setBusy] = useState(false)
  const [blocked, setBlocked] = useState<Blocked | null>(null)
  const run = useCallback(async (doing: () => Promise<unknown>) => {
    setBusy(true)
    setBlocked(null)
    try {
      await doing()
      return true
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      setBlocked(error.blocked)
      return false
    } finally {
      setBusy(false)
    }
  }, [])
  const forget = useCallback(() => setBlocked(null), [])
  return { busy, blocked, run, forget }
}
