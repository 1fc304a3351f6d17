import type { CampaignInfo } from '@riposte/protocol'
import { useCallback } from 'react'
import { call } from './http.ts'
import { useFetched } from './use-fetched.ts'

/** The campaign that a table belongs to, as far as the reader may know it; null for none, or while it is asked for. */
export function useCampaign(id: string | null): CampaignInfo | null {
  const load = useCallback(
    async () => (id === null ? null : (await call('campaign', undefined, { campaign: id })).campaign),
    [id],
  )
  // Whoever is no member plays along without it.
  return useFetched(load).value
}
