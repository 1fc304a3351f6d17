import type { CampaignSummary, OwnTable, TableInfo } from '@riposte/protocol'
import { useCallback, useEffect, useState } from 'react'
import { beSomebody, call } from '../api/http.ts'

interface Tables {
  /** Null until the server has said so. */
  readonly mine: readonly OwnTable[] | null
  readonly open: readonly TableInfo[] | null
  readonly campaigns: readonly CampaignSummary[]
  readonly unreached: boolean
  /** Counts the times the server was asked in vain or with success. */
  readonly asked: number
}

const EVERY = 5000

/** The reader's tables and the open ones: asked for now and then, while somebody looks. */
export function useTables(): Tables & { look(): Promise<void> } {
  const [tables, setTables] = useState<Tables>({ mine: null, open: null, campaigns: [], unreached: false, asked: 0 })
  const look = useCallback(async () => {
    try {
      await beSomebody()
      const [mine, open, { campaigns }] = await Promise.all([call('mine'), call('open'), call('campaigns')])
      setTables(({ asked }) => ({
        mine: mine.tables,
        open: open.tables,
        campaigns,
        unreached: false,
        asked: asked + 1,
      }))
    } catch {
      setTables((before) => ({ ...before, unreached: true, asked: before.asked + 1 }))
    }
  }, [])
  useEffect(() => {
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') void look()
    }
    lookIfSeen()
    const timer = setInterval(lookIfSeen, EVERY)
    document.addEventListener('visibilitychange', lookIfSeen)
    addEventListener('focus', lookIfSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookIfSeen)
      removeEventListener('focus', lookIfSeen)
    }
  }, [look])
  return { ...tables, look }
}
