import { BadInput, single } from '../input.ts'
import { withStore } from '../operator-store.ts'
import { count } from '../operator-words.ts'
import { print } from '../terminal.ts'

interface RetainFlags {
  db?: unknown
  finishedOlder?: unknown
  lobbyOlder?: unknown
  abandonedOlder?: unknown
  campaignsOlder?: unknown
  dryRun?: unknown
  json?: unknown
}

/** Deletes old tables with their logs and chats, and campaigns that nobody plays, from a store that may be in use meanwhile. */
export async function retain(flags: RetainFlags): Promise<void> {
  const now = Date.now()
  const before = {
    finishedBefore: momentOf('finished-older', flags.finishedOlder, now),
    unstartedBefore: momentOf('lobby-older', flags.lobbyOlder, now),
    abandonedBefore: momentOf('abandoned-older', flags.abandonedOlder, now),
  }
  const given = Object.fromEntries(Object.entries(before).filter(([, moment]) => moment !== undefined))
  const unusedBefore = momentOf('campaigns-older', flags.campaignsOlder, now)
  if (Object.keys(given).length === 0 && unusedBefore === undefined) {
    throw new BadInput(
      'what may go? --finished-older 90d, --lobby-older 7d, --abandoned-older 180d or --campaigns-older 1y',
    )
  }
  await withStore(flags, async (store) => {
    const dryRun = flags.dryRun === true
    const gone = await store.prune({ ...given, dryRun })
    // After the tables: a campaign with a table under way stays.
    const campaigns = unusedBefore === undefined ? undefined : await store.pruneCampaigns(unusedBefore, dryRun)
    if (flags.json === true) print(JSON.stringify({ ...gone, campaigns, dryRun }))
    else {
      const { tables, entries, chat } = gone
      const first = campaigns === undefined ? '' : `${count(campaigns, 'campaign')}, `
      const what = `${first}${count(tables, 'table')} with ${count(entries, 'entry', 'entries')} and ${count(chat, 'line')} of chat`
      print(dryRun ? `${what} would go` : `${what} went`)
    }
  })
}

const UNITS: Readonly<Record<string, number>> = { h: 3_600_000, d: 86_400_000, w: 7 * 86_400_000, y: 365 * 86_400_000 }

/** The moment so long ago: 12h, 90d, 4w, 1y. */
function momentOf(flag: string, value: unknown, now: number): number | undefined {
  const text = single(flag, value)
  if (text === undefined) return undefined
  const [, number, unit] = /^(\d{1,6})([hdwy])$/.exec(text) ?? []
  if (number === undefined)
    throw new BadInput(`--${flag} is a time like 12h, 90d, 4w or 1y, not ${JSON.stringify(value)}`)
  return now - Number(number) * UNITS[unit]
}
