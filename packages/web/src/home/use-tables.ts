import type { CampaignSummary, OwnTable, TableInfo } from '@riposte/protocol'
import { beSomebody, call } from '../api/http.ts'
import { useFetched } from '../api/use-fetched.ts'

interface Tables {
  /** Null until the server has said so. */
  readonly mine: readonly OwnTable[] | null
  readonly open: readonly TableInfo[] | null
  readonly campaigns: readonly CampaignSummary[]
  readonly unreached: boolean
  /** Counts the times the server was asked in vain or with success. */
  readonly asked: number
  look(): Promise<void>
}

const EVERY = 5000

async function load() {
  await beSomebody()
  const [mine, open, { campaigns }] = await Promise.all([call('mine'), call('open'), call('campaigns')])
  return { mine: mine.tables, open: open.tables, campaigns }
}

/** The reader's tables and the open ones: asked for now and then, while somebody looks. */
export function useTables(): Tables {
  const { value, failed, ended, again } = useFetched(load, EVERY)
  const { mine = null, open = null, campaigns = [] } = value ?? {}
  return { mine, open, campaigns, unreached: failed, asked: ended, look: again }
}
