import { record, SPECTATOR } from '@riposte/kernel'
import type { GameEntry } from '../games.ts'
import type { LogEntry, Store, TableRow } from '../store/store.ts'
import { isClosed } from '../table/closed.ts'
import { describeTable, NOBODY } from '../table/seating.ts'
import { TableState } from '../table/table-state.ts'
import { reasonOf } from './rows-of.ts'

/** What a table is, as everybody at it may know it, and what only the store knows of it besides: never a hidden card. */
export type StoredTable = ReturnType<typeof describeTable> & {
  /** By seat, the guest who sits there. */
  readonly guests: readonly (string | null)[]
  readonly hostGuest: string
  readonly entries: number
  readonly lastUsed: number
  readonly finished: number | null
  /** Whether the match was ended without a result. */
  readonly closed: boolean
  /** The seats that a spectator sees deciding. */
  readonly waitingFor: readonly number[]
  /** Why the log cannot be played again; null when it can. */
  readonly broken: string | null
}

export function describeStored(
  games: readonly GameEntry[],
  { table, entries }: { readonly table: TableRow; readonly entries: readonly LogEntry[] },
): StoredTable {
  const { seats, host, head, createdAt, finishedAt } = table
  const played = playAgain(games, table, entries)
  const state = typeof played === 'string' ? null : played
  return {
    ...describeTable(table, NOBODY),
    guests: seats.map((holder) => (holder.kind === 'person' ? holder.token : null)),
    hostGuest: host,
    entries: head,
    lastUsed: entries[entries.length - 1]?.at ?? createdAt,
    finished: finishedAt,
    closed: state !== null && isClosed(state),
    waitingFor: state === null || table.status !== 'running' ? [] : waitingFor(state),
    broken: typeof played === 'string' ? played : null,
  }
}

function waitingFor({ match }: TableState): readonly number[] {
  return match === null ? [] : [...new Set(match.view(SPECTATOR).decisions.map(({ seat }) => seat))]
}

/** The table as its log makes it, or why that does not work. */
export function playAgain(
  games: readonly GameEntry[],
  table: TableRow,
  entries: readonly LogEntry[],
): TableState | string {
  const entry = games.find(({ game }) => game.id === table.game)
  if (entry === undefined) return `this server has no game ${JSON.stringify(table.game)}`
  const { name, version } = entry.game
  if (version !== table.version) {
    return `it was played under version ${table.version} of the rules of ${name}; this server has version ${version}`
  }
  try {
    return new TableState(entry, table, entries)
  } catch (error) {
    return reasonOf(error)
  }
}

/** Everything that is stored of a table, its secrets included; null when there is none. */
export async function wholeTable(store: Store, id: string) {
  const stored = await store.load(id)
  if (stored === null) return null
  return { ...stored, chat: await store.chat(id, { after: 0, limit: NO_LIMIT }), review: await store.review(id) }
}

const NO_LIMIT = 2_147_483_647

/** The match as a record, which `riposte replay` reads; a sentence where there is none. */
export function recordOf(games: readonly GameEntry[], table: TableRow, entries: readonly LogEntry[]) {
  const played = playAgain(games, table, entries)
  if (typeof played === 'string') return played
  return played.match === null ? 'the match has not started' : record(played.match, table.sealed.salt)
}
