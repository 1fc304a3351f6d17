import type { CampaignInfo } from '@riposte/protocol'

/** Where one would go on: the next stage, or the last one that is open. */
export function firstStage({ next, stages }: Pick<CampaignInfo, 'next' | 'stages'>): number {
  return next ?? stages.findLast(({ open }) => open)?.stage ?? stages[0]?.stage ?? 1
}

/** As many seats as there are members, within what the stage allows; four where one plays with bots. */
export function firstSeats({ members }: Pick<CampaignInfo, 'members'>, allowed: readonly number[]): number {
  const wanted = members.length > 1 ? members.length : 4
  return allowed.find((count) => count >= wanted) ?? allowed[allowed.length - 1] ?? wanted
}
