import { type Blocked, isBlocked } from '@riposte/kernel'
import {
  type CampaignInfo,
  type campaignTableRequest,
  type joinCampaignRequest,
  type newCampaignRequest,
  refusal,
  type removeMemberRequest,
} from '@riposte/protocol'
import type { z } from 'zod'
import type { Caller } from '../http/caller.ts'
import type { Tables } from '../table/tables.ts'
import type { Campaigns } from './campaigns.ts'

const idIn = ({ request }: Caller) => (request.params as { campaign: string }).campaign
const answer = (found: CampaignInfo | Blocked) => (isBlocked(found) ? found : { campaign: found })

/** The addresses under /api/campaigns. */
export function campaignHandlers(campaigns: Campaigns, tables: Tables) {
  return {
    async campaigns({ bearer }: Caller) {
      return { campaigns: await campaigns.mine(bearer.person) }
    },
    async newCampaign({ bearer }: Caller, body: z.output<typeof newCampaignRequest>) {
      return campaigns.create(bearer, body)
    },
    async campaign(caller: Caller) {
      return answer(await campaigns.read(caller.bearer.person, idIn(caller)))
    },
    async joinCampaign(caller: Caller, body: z.output<typeof joinCampaignRequest>) {
      return answer(await campaigns.join(caller.bearer.person, idIn(caller), body))
    },
    async leaveCampaign(caller: Caller) {
      return (await campaigns.leave(caller.bearer.person, idIn(caller))) ?? { ok: true }
    },
    async removeMember(caller: Caller, { member }: z.output<typeof removeMemberRequest>) {
      return answer(await campaigns.remove(caller.bearer.person, idIn(caller), member))
    },
    async resetCampaign(caller: Caller) {
      return answer(await campaigns.reset(caller.bearer.person, idIn(caller)))
    },
    async campaignInvitation(caller: Caller) {
      return campaigns.invitation(caller.bearer, idIn(caller))
    },
    async campaignTable(caller: Caller, body: z.output<typeof campaignTableRequest>) {
      const made = await campaigns.table(caller.bearer, idIn(caller), body)
      if (isBlocked(made)) return made
      const table = await tables.get(made.id)
      if (typeof table === 'string') return refusal(table)
      return { table: table.info(), seat: 0, invitation: made.invitation }
    },
  }
}
