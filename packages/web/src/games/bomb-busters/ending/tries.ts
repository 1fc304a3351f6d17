import type { CampaignInfo } from '@riposte/protocol'

/** How often a group had played a mission when it was over, this time among them. */
export interface Tries {
  readonly tries: number
  readonly successes: number
}

/** Null where the match does not count, or so many came after it that nobody is told any more. */
export function triesOf({ stages, results }: Pick<CampaignInfo, 'stages' | 'results'>, table: string): Tries | null {
  const here = results.findIndex((result) => result.table === table)
  if (here < 0) return null
  const { stage } = results[here]
  const counted = stages.find((one) => one.stage === stage)
  if (counted === undefined) return null
  // The newest stand first: whoever comes back to an old table reads what was true then.
  const later = results.slice(0, here).filter((result) => result.stage === stage)
  return {
    tries: counted.tries - later.length,
    successes: counted.successes - later.filter(({ success }) => success).length,
  }
}

/** Under the figure. */
export function triesWords({ tries, successes }: Tries, won: boolean): string {
  if (won && successes === 1) return tries === 1 ? 'try was enough' : 'tries were needed'
  const times = tries === 1 ? 'try' : 'tries'
  return successes === 0 ? `${times} so far` : `${times}, ${successes} won`
}
