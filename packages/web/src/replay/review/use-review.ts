import type { ReviewAnswer } from '@riposte/protocol'
import { useCallback, useEffect } from 'react'
import { call } from '../../api/http.ts'
import { useFetched } from '../../api/use-fetched.ts'

/** How often the server is asked how far it has come. */
const EVERY = 1000

export interface ReviewState {
  /** What the server said last; null before it has said anything. */
  readonly answer: ReviewAnswer | null
  /** It could not be asked. */
  readonly isLost: boolean
  start(): void
  stop(): void
}

/** The review of a table as far as the server has come with it; asked again and again while it works. */
export function useReview(id: string): ReviewState {
  const load = useCallback(() => call('review', undefined, { id }), [id])
  const { value: answer, failed: isLost, again, follow } = useFetched(load)
  // Another answer, another wait.
  useEffect(() => {
    if (isLost || (answer?.state !== 'waiting' && answer?.state !== 'working')) return
    const timer = setTimeout(() => void again(), EVERY)
    return () => clearTimeout(timer)
  }, [answer, isLost, again])
  const start = useCallback(() => void follow(call('startReview', {}, { id })), [follow, id])
  const stop = useCallback(() => void follow(call('stopReview', {}, { id })), [follow, id])
  return { answer, isLost, start, stop }
}
