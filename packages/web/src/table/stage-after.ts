import type { CampaignInfo, TableInfo } from '@riposte/protocol'

/** The stage of the campaign that this table has played; null where it is none of them. */
function stagePlayed({ stages }: CampaignInfo, { options }: TableInfo): number | null {
  const played = stages.find((stage) => Object.entries(stage.options).every(([name, value]) => options[name] === value))
  return played?.stage ?? null
}

/**
 * Where those who sat at this table would go on: the next stage that is open to so many and still to be done, from this one
 * on and then from the beginning; null when none is left.
 */
export function stageAfter(campaign: CampaignInfo, table: TableInfo): number | null {
  const played = stagePlayed(campaign, table) ?? 0
  const left = campaign.stages.filter(
    ({ stage, open, successes, seats }) =>
      open && successes === 0 && stage !== played && seats.includes(table.seats.length),
  )
  return (left.find(({ stage }) => stage > played) ?? left[0])?.stage ?? null
}
