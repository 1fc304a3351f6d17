import type { CampaignInfo } from '@riposte/protocol'
import { useEffect, useState } from 'react'
import { call } from './http.ts'

/** The campaign that a table belongs to, as far as the reader may know it; null for none, or while it is asked for. */
export function useCampaign(id: string | null): CampaignInfo | null {
  const [campaign, setCampaign] = useState<CampaignInfo | null>(null)
  useEffect(() => {
    if (id === null) return
    let gone = false
    call('campaign', undefined, { campaign: id }).then(
      (answer) => {
        if (!gone) setCampaign(answer.campaign)
      },
      // Whoever is no member plays along without it.
      () => {},
    )
    return () => {
      gone = true
    }
  }, [id])
  return campaign?.id === id ? campaign : null
}
