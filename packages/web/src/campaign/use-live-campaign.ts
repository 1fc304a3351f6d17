import type { Blocked } from '@riposte/kernel'
import type { CampaignInfo } from '@riposte/protocol'
import { useCallback, useEffect, useState } from 'react'
import { beSomebody, call, Refused } from '../api/http.ts'

const EVERY = 15_000

interface LiveCampaign {
  readonly campaign: CampaignInfo | null
  /** Why it cannot be shown. */
  readonly blocked: Blocked | null
  /** What the server has answered to something else. */
  set(campaign: CampaignInfo): void
}

/** A campaign as it stands, looked at again every now and then: others play in it, too. */
export function useLiveCampaign(id: string): LiveCampaign {
  const [campaign, set] = useState<CampaignInfo | null>(null)
  const [blocked, setBlocked] = useState<Blocked | null>(null)
  const look = useCallback(async () => {
    await beSomebody()
    return (await call('campaign', undefined, { campaign: id })).campaign
  }, [id])
  useEffect(() => {
    let gone = false
    const again = () => {
      look().then(
        (found) => {
          if (gone) return
          set(found)
          setBlocked(null)
        },
        (error: unknown) => {
          if (!gone && error instanceof Refused) setBlocked(error.blocked)
        },
      )
    }
    again()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') again()
    }, EVERY)
    addEventListener('focus', again)
    return () => {
      gone = true
      clearInterval(timer)
      removeEventListener('focus', again)
    }
  }, [look])
  return { campaign, blocked: campaign === null ? blocked : null, set }
}
