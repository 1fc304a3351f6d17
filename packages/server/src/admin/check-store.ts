import { commit } from '@riposte/kernel'
import type { GameEntry } from '../games.ts'
import type { LogEntry, Store, TableRow } from '../store/store.ts'
import { isClosed } from '../table/closed.ts'
import { idsOf, reasonOf } from './rows-of.ts'
import { playAgain } from './stored-table.ts'

/** Something that was found. What is not wrong is only worth knowing: old matches that these rules cannot show. */
export interface Finding {
  /** The table or campaign it is about; null for the store as a whole. */
  readonly about: { readonly kind: 'table' | 'campaign'; readonly id: string } | null
  readonly wrong: boolean
  readonly what: string
}

export interface Checked {
  readonly tables: number
  readonly entries: number
  readonly chat: number
  readonly campaigns: number
}

const LINES_AT_A_TIME = 500

/**
 * Reads everything in a store and plays every table again by its rules. Whatever is wrong with one of them is reported,
 * and the next one is looked at; only one is in memory at a time.
 */
export async function checkStore(
  store: Store,
  games: readonly GameEntry[],
  report: (finding: Finding) => void,
): Promise<Checked> {
  const total = { tables: 0, entries: 0, chat: 0, campaigns: 0 }
  for (const what of await store.damage()) report({ about: null, wrong: true, what })
  for await (const id of idsOf(store)) {
    const about = { kind: 'table', id } as const
    const find = (what: string, wrong = true) => report({ about, wrong, what })
    total.tables++
    await reading(find, 'the table cannot be read', async () => {
      const stored = await store.load(id)
      if (stored === null) return
      total.entries += stored.entries.length
      checkTable(games, stored.table, stored.entries, find)
    })
    await reading(find, 'the chat cannot be read', async () => {
      total.chat += await countLines(store, id)
    })
    await reading(find, 'the review cannot be read', () => store.review(id))
  }
  for (let after = ''; ; ) {
    const ids = await store.campaignIds(after, LINES_AT_A_TIME)
    for (const id of ids) {
      total.campaigns++
      const find = (what: string) => report({ about: { kind: 'campaign', id }, wrong: true, what })
      await reading(find, 'the campaign cannot be read', () => store.campaign(id))
    }
    if (ids.length < LINES_AT_A_TIME) return total
    after = ids[ids.length - 1]
  }
}

async function reading(find: (what: string) => void, what: string, read: () => Promise<unknown>): Promise<void> {
  try {
    await read()
  } catch (error) {
    find(`${what}: ${reasonOf(error)}`)
  }
}

function checkTable(
  games: readonly GameEntry[],
  table: TableRow,
  entries: readonly LogEntry[],
  find: (what: string, wrong?: boolean) => void,
): void {
  const gap = entries.findIndex(({ seq }, at) => seq !== at + 1)
  if (gap >= 0 || entries.length !== table.head) {
    find(`entry ${gap < 0 ? entries.length + 1 : gap + 1} of ${table.head} is missing`)
    return
  }
  if (commit(table.sealed.seed, table.sealed.salt) !== table.commitment) {
    find('the seed is not the one that was promised')
  }
  const entry = games.find(({ game }) => game.id === table.game)
  const isOld = entry?.game.version !== table.version
  const played = playAgain(games, table, entries)
  if (typeof played === 'string') {
    // Nobody waits for the replay of a match that is over.
    find(played, !isOld || table.status !== 'finished')
    return
  }
  const { match } = played
  if (table.status === 'running' && match === null) find('it is running, but its log has no start')
  if (table.status === 'running' && match?.over === true) find('it is running, but its match is over')
  if (table.status === 'lobby' && match !== null) find('it is in the lobby, but its match has started')
  if (isClosed(played) && !entries.some(isClosing)) find('it is finished, but its match is not over')
}

function isClosing({ kind, data }: LogEntry): boolean {
  return kind === 'table' && typeof data === 'object' && data !== null && 'closed' in data
}

async function countLines(store: Store, table: string): Promise<number> {
  for (let after = 0, lines = 0; ; ) {
    const page = await store.chat(table, { after, limit: LINES_AT_A_TIME })
    lines += page.length
    if (page.length < LINES_AT_A_TIME) return lines
    after = page[page.length - 1].number
  }
}
