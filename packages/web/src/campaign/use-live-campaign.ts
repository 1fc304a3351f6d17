import type { Blocked } from '@riposte/kernel'
import type { CampaignInfo } from '@riposte/protocol'
import { useCallback } from 'react'
import { beSomebody, call } from '../api/http.ts'
import { useFetched } from '../api/use-fetched.ts'

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
  const load = useCallback(async () => {
    await beSomebody()
    return (await call('campaign', undefined, { campaign: id })).campaign
  }, [id])
  const { value, blocked, follow } = useFetched(load, EVERY)
  const set = useCallback((campaign: CampaignInfo) => void follow(Promise.resolve(campaign)), [follow])
  return { campaign: value, blocked: value === null ? blocked : null, set }
}
