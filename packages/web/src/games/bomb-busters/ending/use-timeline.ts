import { bombBusters } from '@riposte/bomb-busters'
import { isBlocked } from '@riposte/kernel'
import type { TableInfo } from '@riposte/protocol'
import { useEffect, useState } from 'react'
import { call } from '../../../api/http.ts'
import { Timeline } from '../../../replay/timeline.ts'

/** The mission played again from its record; null until it is there. */
export function useTimeline({ id, status }: Pick<TableInfo, 'id' | 'status'>): Timeline | null {
  const [timeline, setTimeline] = useState<Timeline | null>(null)
  useEffect(() => {
    if (status !== 'finished') return
    let gone = false
    call('replay', undefined, { id })
      .then(({ record }) => {
        const played = Timeline.of(bombBusters, record)
        if (!gone && !isBlocked(played)) setTimeline(played)
      })
      .catch(() => {
        // The ending does without; the replay page will say what is wrong.
      })
    return () => {
      gone = true
    }
  }, [id, status])
  return timeline
}
