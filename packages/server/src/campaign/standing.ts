import type { Blocked, Json } from '@riposte/kernel'
import { refusal } from '@riposte/protocol'
import type { CampaignRow } from '../store/store.ts'
import type { CampaignRules, Stage, StageResult } from './rules.ts'

/** What was stored of a match that has ended. */
export function resultsOf({ results }: Pick<CampaignRow, 'results'>): readonly StageResult[] {
  return results.map(({ data }) => data as unknown as StageResult)
}

/** The progress of this group. */
export function progressOf(rules: CampaignRules, row: Pick<CampaignRow, 'results'>): Json {
  return resultsOf(row).reduce<Json>((progress, result) => rules.after(progress, result), rules.start())
}

/** The stage of that number, if it may be played now. */
export function openStage(stages: readonly Stage[], stage: number): Stage | Blocked {
  const found = stages.find((one) => one.stage === stage)
  return found === undefined ? refusal('noStage') : (found.why ?? found)
}

/** The stage that these options play, if it may be played now. */
export function stagePlayed(
  stages: readonly Stage[],
  options: { readonly [option: string]: unknown },
): Stage | Blocked {
  const played = stages.find((one) => Object.entries(one.options).every(([name, value]) => options[name] === value))
  return played === undefined ? refusal('noStage') : (played.why ?? played)
}
