import { bombBusters } from '@riposte/bomb-busters'
import { isBlocked } from '@riposte/kernel'
import type { TableInfo } from '@riposte/protocol'
import { useCallback } from 'react'
import { call } from '../../../api/http.ts'
import { useFetched } from '../../../api/use-fetched.ts'
import { Timeline } from '../../../replay/timeline.ts'

/** The mission played again from its record; null until it is there. */
export function useTimeline({ id, status }: Pick<TableInfo, 'id' | 'status'>): Timeline | null {
  const load = useCallback(async () => {
    if (status !== 'finished') return null
    const { record } = await call('replay', undefined, { id })
    const played = Timeline.of(bombBusters, record)
    return isBlocked(played) ? null : played
  }, [id, status])
  // Where it fails the ending does without; the replay page says what is wrong.
  return useFetched(load).value
}
