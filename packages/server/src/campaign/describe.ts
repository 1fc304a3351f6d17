import { createHash } from 'node:crypto'
import type { CampaignInfo, CampaignSummary, MemberInfo, TableInfo } from '@riposte/protocol'
import type { GameEntry } from '../games.ts'
import { checkOptions } from '../lobby/check-options.ts'
import type { CampaignRow } from '../store/store.ts'
import type { CampaignRules } from './rules.ts'
import { progressOf, resultsOf } from './standing.ts'

const RESULTS_TOLD = 50
const MEMBER_LETTERS = 16

/** The id of a member that others see: a hash of the hash of the token, which gives access to nothing. */
export function memberId(campaign: string, person: string): string {
  return createHash('sha256').update(`${campaign} ${person}`).digest('base64url').slice(0, MEMBER_LETTERS)
}

function describeMembers({ id, host, members }: CampaignRow, person: string): MemberInfo[] {
  return members.map(({ token, name }) => ({
    id: memberId(id, token),
    name,
    host: token === host,
    you: token === person,
  }))
}

type TablesOf = readonly (TableInfo & { readonly seat: number | null })[]

/** A campaign in few words, as this member may know it. */
export function summarise(rules: CampaignRules, row: CampaignRow, person: string, tables: TablesOf): CampaignSummary {
  const stages = rules.stages(progressOf(rules, row))
  return {
    id: row.id,
    game: row.game,
    created: row.createdAt,
    members: describeMembers(row, person),
    host: row.host === person,
    done: stages.filter(({ successes }) => successes > 0).length,
    stages: stages.length,
    next: stages.find(({ why, successes }) => why === null && successes === 0)?.stage ?? null,
    tables: [...tables],
  }
}

/** All of a campaign, as this member may know it. */
export function describeCampaign(
  entry: GameEntry,
  rules: CampaignRules,
  row: CampaignRow,
  person: string,
  tables: TablesOf,
): CampaignInfo {
  const progress = progressOf(rules, row)
  const { min, max } = entry.game.seats
  const counts = Array.from({ length: max - min + 1 }, (_, at) => min + at)
  const told = resultsOf(row).map(({ stage, success, seats }, at) => {
    const { table, at: when } = row.results[at]
    return { table, at: when, stage, success, seats }
  })
  return {
    ...summarise(rules, row, person, tables),
    stages: rules.stages(progress).map((stage) => ({
      ...stage,
      options: { ...stage.options },
      seats: counts.filter((seats) => checkOptions(entry, stage.options, seats) === null),
      open: stage.why === null,
    })),
    failures: { ...rules.failures(progress) },
    unlocked: Object.fromEntries(Object.entries(rules.unlocked(progress)).map(([kind, names]) => [kind, [...names]])),
    results: told.reverse().slice(0, RESULTS_TOLD),
  }
}
