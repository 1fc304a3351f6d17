import type { ReviewAnswer } from '@riposte/protocol'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../api/http.ts'

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
  const [answer, setAnswer] = useState<ReviewAnswer | null>(null)
  const [isLost, setLost] = useState(false)
  const ask = useCallback(
    (route: 'review' | 'startReview' | 'stopReview') => {
      setLost(false)
      const asked = route === 'review' ? call('review', undefined, { id }) : call(route, {}, { id })
      return asked.then(setAnswer, () => setLost(true))
    },
    [id],
  )
  useEffect(() => {
    void ask('review')
  }, [ask])
  // Another answer, another wait.
  useEffect(() => {
    if (isLost || (answer?.state !== 'waiting' && answer?.state !== 'working')) return
    const timer = setTimeout(() => void ask('review'), EVERY)
    return () => clearTimeout(timer)
  }, [answer, isLost, ask])
  const start = useCallback(() => void ask('startReview'), [ask])
  const stop = useCallback(() => void ask('stopReview'), [ask])
  return { answer, isLost, start, stop }
}
