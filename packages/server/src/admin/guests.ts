import { type Ban, DELETED, type Holder, type Store, type TableRow } from '../store/store.ts'
import { changeTable } from './change-table.ts'
import { rowsOf } from './rows-of.ts'
import { wholeTable } from './stored-table.ts'

const AT_A_TIME = 200
const NO_LIMIT = 2_147_483_647

/** A person, as the store knows them: by the hash of their token. */
export interface StoredGuest {
  readonly id: string
  /** What they called themselves, each once, the newest first. */
  readonly names: readonly string[]
  readonly tables: readonly {
    readonly id: string
    readonly game: string
    readonly status: TableRow['status']
    readonly created: number
    /** Null for a host who does not sit there. */
    readonly seat: number | null
    readonly host: boolean
  }[]
  readonly campaigns: readonly { readonly id: string; readonly game: string; readonly host: boolean }[]
  /** How many browsers of theirs get notifications. */
  readonly browsers: number
  readonly ban: Pick<Ban, 'at' | 'reason'> | null
}

const seatIn = (seats: readonly Holder[], guest: string) =>
  seats.findIndex((holder) => holder.kind === 'person' && holder.token === guest)

/** The rows of a guest's tables that can be read. */
async function tablesOf(store: Store, guest: string): Promise<readonly TableRow[]> {
  const rows: TableRow[] = []
  for await (const row of rowsOf(store, { person: guest })) if (!('unreadable' in row)) rows.push(row)
  return rows
}

/** All guests of a store, in the order of their ids. */
export async function* guestsOf(store: Store): AsyncGenerator<StoredGuest> {
  for (let after = ''; ; ) {
    const ids = await store.guestIds(after, AT_A_TIME)
    for (const id of ids) {
      const guest = await guestIn(store, id)
      if (guest !== null) yield guest
    }
    if (ids.length < AT_A_TIME) return
    after = ids[ids.length - 1]
  }
}

/** What is known of a guest; null when nothing is. */
export async function guestIn(store: Store, id: string): Promise<StoredGuest | null> {
  const rows = await tablesOf(store, id)
  const campaigns = await store.campaigns(id, NO_LIMIT)
  const browsers = (await store.subscriptions(id)).length
  const ban = (await store.bans()).find(({ guest }) => guest === id)
  if (rows.length + campaigns.length + browsers === 0 && ban === undefined) return null
  const names = [
    ...rows.flatMap(({ seats }) => seats.flatMap((one) => (one.kind === 'person' && one.token === id ? one.name : []))),
    ...campaigns.flatMap(({ members }) => members.filter(({ token }) => token === id).map(({ name }) => name)),
  ]
  return {
    id,
    names: [...new Set(names)],
    tables: rows.map(({ id: table, game, status, createdAt, seats, host }) => {
      const seat = seatIn(seats, id)
      return { id: table, game, status, created: createdAt, seat: seat < 0 ? null : seat, host: host === id }
    }),
    campaigns: campaigns.map(({ id: campaign, game, host }) => ({ id: campaign, game, host: host === id })),
    browsers,
    ban: ban === undefined ? null : { at: ban.at, reason: ban.reason },
  }
}

/** Everything that is stored of a guest and of nobody else: who they are, what they did, what they said. */
export async function wholeGuest(store: Store, id: string) {
  const guest = await guestIn(store, id)
  if (guest === null) return null
  const tables = []
  for (const table of guest.tables) {
    const whole = await wholeTable(store, table.id)
    if (whole === null) continue
    const holder = table.seat === null ? null : whole.table.seats[table.seat]
    const name = holder?.kind === 'person' ? holder.name : null
    tables.push({
      ...table,
      name,
      did: whole.entries.filter(({ seat }) => seat !== null && seat === table.seat),
      said: whole.chat.filter((line) => line.seat !== null && line.name === name),
    })
  }
  return { ...guest, tables, browsers: await store.subscriptions(id) }
}

export type Deleted =
  | { readonly is: 'none' }
  /** They sit at these tables, whose matches would wait for them for ever. */
  | { readonly is: 'playing'; readonly tables: readonly string[] }
  | { readonly is: 'busy'; readonly table: string }
  /** `tables` have lost the name, `gone` are tables that had not started and were theirs. */
  | { readonly is: 'deleted'; readonly tables: number; readonly gone: number; readonly lines: number }

/**
 * Deletes what is stored of a guest. Matches that are over stay, and can be replayed: their logs hold seats and no names.
 * A ban stays too, or it would end with the deletion.
 */
export async function deleteGuest(store: Store, id: string, at: number): Promise<Deleted> {
  const guest = await guestIn(store, id)
  if (guest === null) return { is: 'none' }
  const rows = await tablesOf(store, id)
  const running = rows.filter(({ status }) => status === 'running')
  if (running.length > 0) return { is: 'playing', tables: running.map((row) => row.id) }
  const done = { tables: 0, gone: 0, lines: 0 }
  for (const { id: table, status, host } of rows) {
    if (status === 'lobby' && host === id) {
      if ((await store.delete(table)) !== null) done.gone++
      continue
    }
    const names = new Set<string>()
    let hasStarted = false
    const became = await changeTable(store, table, at, (row) => {
      if (row.status === 'running') {
        hasStarted = true
        return null
      }
      for (const one of row.seats) if (one.kind === 'person' && one.token === id) names.add(one.name)
      const left: Holder =
        row.status === 'lobby' ? { kind: 'free' } : { kind: 'person', token: DELETED, name: DELETED_NAME }
      const seats = row.seats.map((one) => (one.kind === 'person' && one.token === id ? left : one))
      return { note: { deleted: 'guest' }, set: { seats, ...(row.host === id ? { host: DELETED } : {}) } }
    })
    if (became === 'busy') return { is: 'busy', table }
    if (hasStarted) return { is: 'playing', tables: [table] }
    if (became === 'changed') done.tables++
    for (const name of names) done.lines += await store.retract(table, name, DELETED_NAME)
  }
  await store.forgetGuest(id)
  return { is: 'deleted', ...done }
}

/** What stands where a name stood. */
const DELETED_NAME = '(deleted)'
