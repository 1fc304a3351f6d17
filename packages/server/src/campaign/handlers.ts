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
import type { Asker } from '../asker.ts'
import type { Tables } from '../tables.ts'
import type { Campaigns } from './campaigns.ts'

const idIn = ({ request }: Asker) => (request.params as { campaign: string }).campaign
const answer = (found: CampaignInfo | Blocked) => (isBlocked(found) ? found : { campaign: found })

/** The addresses under /api/campaigns. */
export function campaignHandlers(campaigns: Campaigns, tables: Tables) {
  return {
    async campaigns({ bearer }: Asker) {
      return { campaigns: await campaigns.mine(bearer.person) }
    },
    async newCampaign({ bearer }: Asker, body: z.output<typeof newCampaignRequest>) {
      return campaigns.create(bearer, body)
    },
    async campaign(asker: Asker) {
      return answer(await campaigns.read(asker.bearer.person, idIn(asker)))
    },
    async joinCampaign(asker: Asker, body: z.output<typeof joinCampaignRequest>) {
      return answer(await campaigns.join(asker.bearer.person, idIn(asker), body))
    },
    async leaveCampaign(asker: Asker) {
      return (await campaigns.leave(asker.bearer.person, idIn(asker))) ?? { ok: true }
    },
    async removeMember(asker: Asker, { member }: z.output<typeof removeMemberRequest>) {
      return answer(await campaigns.remove(asker.bearer.person, idIn(asker), member))
    },
    async resetCampaign(asker: Asker) {
      return answer(await campaigns.reset(asker.bearer.person, idIn(asker)))
    },
    async campaignInvitation(asker: Asker) {
      return campaigns.invitation(asker.bearer, idIn(asker))
    },
    async campaignTable(asker: Asker, body: z.output<typeof campaignTableRequest>) {
      const made = await campaigns.table(asker.bearer, idIn(asker), body)
      if (isBlocked(made)) return made
      const table = await tables.get(made.id)
      if (typeof table === 'string') return refusal('noTable')
      return { table: table.info(), seat: 0, invitation: made.invitation }
    },
  }
}
