import type { Json } from '@riposte/kernel'
import type {
  Append,
  Appended,
  AppendOutcome,
  Ban,
  CampaignRow,
  ChatLine,
  Holder,
  ListQuery,
  LogEntry,
  Member,
  NewCampaign,
  NewChatLine,
  NewTable,
  TableChange,
  TableRow,
  TableStatus,
  TableSummary,
} from './store.ts'
import { UnreadableTable } from './unreadable.ts'

// How tables, entries and chat lines are written into columns. JSON is kept as text in both databases: PostgreSQL's own
// JSON types refuse some texts (\u0000) that a player may well send, and would reorder keys.

export type Column = string | number | null

/** A table as both databases return it. */
export interface TableColumns {
  readonly id: string
  readonly created_at: number
  readonly status: TableStatus
  readonly game: string
  readonly version: number
  readonly options: string
  readonly seats: string
  readonly host: string
  readonly invitation: string
  readonly listed: number | boolean
  readonly settings: string
  readonly wake_at: number | null
  readonly commitment: string
  readonly seed: string
  readonly salt: string
  readonly campaign: string | null
  readonly run: number | null
  readonly finished_at: number | null
  readonly head: number
}

export interface EntryColumns {
  readonly seq: number
  readonly at: number
  readonly kind: string
  readonly seat: number | null
  readonly decision: number | null
  readonly command_id: string | null
  readonly data: string
}

export interface ChatColumns {
  readonly number: number
  readonly at: number
  readonly command_id: string
  readonly seat: number | null
  readonly name: string
  readonly text: string
}

export interface CampaignColumns {
  readonly id: string
  readonly created_at: number
  readonly game: string
  readonly host: string
  readonly invitation: string
  readonly run: number
}

export interface MemberColumns {
  readonly token: string
  readonly name: string
}

export interface ResultColumns {
  readonly table_id: string
  readonly at: number
  readonly data: string
}

export const text = (value: Json | readonly Holder[]): string => JSON.stringify(value)

/** A column of JSON. A row that somebody or something has damaged says which of its columns it is. */
function parsed(table: string, column: string, value: string): Json {
  try {
    return JSON.parse(value) as Json
  } catch {
    throw new UnreadableTable(table, `${column} is not JSON`)
  }
}

function seatsIn(table: string, value: string): readonly Holder[] {
  const seats = parsed(table, 'its column seats', value)
  const fits = (holder: Json) =>
    typeof holder === 'object' && holder !== null && 'kind' in holder && typeof holder.kind === 'string'
  if (!Array.isArray(seats) || !seats.every(fits)) throw new UnreadableTable(table, 'its seats are none')
  return seats as unknown as readonly Holder[]
}

/** A row for a list: one that cannot be read must not take the others with it. */
export function readListed(row: Omit<TableColumns, 'seed' | 'salt' | 'invitation'>): TableSummary {
  try {
    return readSummary(row)
  } catch (error) {
    const unreadable = error instanceof Error ? error.message : String(error)
    return { ...readSummary({ ...row, options: '{}', seats: '[]', settings: '{}' }), unreadable }
  }
}

function readSummary(row: Omit<TableColumns, 'seed' | 'salt' | 'invitation'>): TableSummary {
  return {
    id: row.id,
    createdAt: row.created_at,
    status: row.status,
    game: row.game,
    version: row.version,
    options: parsed(row.id, 'its column options', row.options),
    seats: seatsIn(row.id, row.seats),
    host: row.host,
    listed: Boolean(row.listed),
    settings: parsed(row.id, 'its column settings', row.settings),
    wakeAt: row.wake_at,
    commitment: row.commitment,
    campaign: row.campaign === null || row.run === null ? null : { id: row.campaign, run: row.run },
    finishedAt: row.finished_at,
    head: row.head,
  }
}

export function readTable(row: TableColumns): TableRow {
  return { ...readSummary(row), invitation: row.invitation, sealed: { seed: row.seed, salt: row.salt } }
}

/** The entries of a table's log that follow number `after`. One that is missing makes the others worthless. */
export function readEntries(table: string, rows: readonly EntryColumns[], after: number): readonly LogEntry[] {
  return rows.map((row, at) => {
    if (row.seq !== after + 1 + at) throw new UnreadableTable(table, `entry ${after + 1 + at} is missing`)
    return { ...entryIn(row), data: parsed(table, `entry ${row.seq}`, row.data) }
  })
}

export function readEntry(row: EntryColumns): LogEntry {
  return { ...entryIn(row), data: JSON.parse(row.data) }
}

function entryIn(row: EntryColumns): Omit<LogEntry, 'data'> {
  return {
    seq: row.seq,
    at: row.at,
    kind: row.kind,
    seat: row.seat,
    decision: row.decision,
    commandId: row.command_id,
  }
}

/** Chat is no part of a match: words that are damaged are left out, and nobody is kept from the table. */
function words(value: string): string {
  try {
    return String(JSON.parse(value))
  } catch {
    return ''
  }
}

export function readChatLine(row: ChatColumns): ChatLine {
  return {
    number: row.number,
    at: row.at,
    commandId: row.command_id,
    seat: row.seat,
    name: words(row.name),
    text: words(row.text),
  }
}

/** A damaged result is null, which no game takes for one: that campaign is not shown, and the others are. */
function resultIn(value: string): Json {
  try {
    return JSON.parse(value) as Json
  } catch {
    return null
  }
}

export function readCampaign(
  row: CampaignColumns,
  members: readonly MemberColumns[],
  results: readonly ResultColumns[],
): CampaignRow {
  return {
    id: row.id,
    createdAt: row.created_at,
    game: row.game,
    host: row.host,
    invitation: row.invitation,
    run: row.run,
    members: members.map(({ token, name }) => ({ token, name: words(name) })),
    results: results.map(({ table_id, at, data }) => ({ table: table_id, at, data: resultIn(data) })),
  }
}

const ID = /^[!-~]{1,128}$/

/** An id goes into indexes and notifications as it is, so no surprises in it. */
function id(value: string, what: string): string {
  if (!ID.test(value)) throw new RangeError(`${what} must be 1 to 128 printable ASCII characters without spaces`)
  return value
}

function whole(value: number, what: string): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${what} must be a whole number, not ${value}`)
  return value
}

const wholeOrNull = (value: number | null, what: string) => (value === null ? null : whole(value, what))

/** The columns of the table row that a change touches, by name. */
export type ChangedColumns = Partial<Record<Exclude<keyof TableColumns, 'id' | 'created_at' | 'head'>, Column>>

function writeChange(change: TableChange): ChangedColumns {
  const columns: ChangedColumns = {}
  if (change.status !== undefined) columns.status = change.status
  if (change.game !== undefined) columns.game = change.game
  if (change.version !== undefined) columns.version = whole(change.version, 'a version')
  if (change.options !== undefined) columns.options = text(change.options)
  if (change.seats !== undefined) columns.seats = text(change.seats)
  if (change.host !== undefined) columns.host = id(change.host, 'the hash of a token')
  if (change.invitation !== undefined) columns.invitation = id(change.invitation, 'the hash of an invitation')
  if (change.listed !== undefined) columns.listed = change.listed ? 1 : 0
  if (change.settings !== undefined) columns.settings = text(change.settings)
  if (change.wakeAt !== undefined) columns.wake_at = wholeOrNull(change.wakeAt, 'a time')
  if (change.commitment !== undefined) columns.commitment = change.commitment
  if (change.sealed !== undefined) {
    columns.seed = change.sealed.seed
    columns.salt = change.sealed.salt
  }
  return columns
}

/** The hashes of the tokens of those who sit there, each once. */
function people(seats: readonly Holder[]): readonly string[] {
  return [...new Set(seats.flatMap((seat) => (seat.kind === 'person' ? [id(seat.token, 'the hash of a token')] : [])))]
}

/** A table ready to be inserted. */
export interface WrittenTable {
  readonly id: string
  readonly columns: ChangedColumns & { readonly id: string; readonly created_at: number }
  readonly people: readonly string[]
}

export function writeTable(table: NewTable): WrittenTable {
  const { id: name, createdAt, campaign, ...rest } = table
  id(name, 'the id of a table')
  return {
    id: name,
    columns: {
      id: name,
      created_at: whole(createdAt, 'a time'),
      status: 'lobby',
      ...writeChange(rest),
      campaign: campaign === null ? null : id(campaign.id, 'the id of a campaign'),
      run: campaign === null ? null : whole(campaign.run, 'a run'),
    },
    people: people(table.seats),
  }
}

/** A step ready to be stored, cut loose from the caller's objects, which may change while it waits. */
export interface WrittenStep {
  readonly table: string
  readonly seq: number
  readonly last: number
  readonly commandId: string | null
  readonly entries: readonly EntryColumns[]
  readonly columns: ChangedColumns
  /** Null when the seats stay as they are. */
  readonly people: readonly string[] | null
  /** Null when nothing counts for a campaign. */
  readonly result: WrittenResult | null
}

export interface WrittenResult extends ResultColumns {
  readonly campaign: string
  readonly run: number
}

function writeEntry(entry: LogEntry): EntryColumns {
  return {
    seq: whole(entry.seq, 'a sequence number'),
    at: whole(entry.at, 'a time'),
    kind: entry.kind,
    seat: wholeOrNull(entry.seat, 'a seat'),
    decision: wholeOrNull(entry.decision, 'the id of a decision'),
    command_id: entry.commandId === null ? null : id(entry.commandId, 'the id of a command'),
    data: text(entry.data),
  }
}

export function writeStep(step: Append): WrittenStep {
  const entries = step.entries.map(writeEntry)
  const { seq, command_id: commandId } = entries[0]
  if (seq < 1) throw new RangeError('sequence numbers begin with 1')
  entries.forEach((entry, at) => {
    if (entry.seq !== seq + at) throw new RangeError('the entries of a step are numbered one after the other')
    if (at > 0 && entry.command_id !== null) throw new RangeError('only the first entry of a step has a command id')
  })
  const last = entries[entries.length - 1]
  const columns = writeChange(step.set ?? {})
  if (columns.status !== undefined) columns.finished_at = columns.status === 'finished' ? last.at : null
  return {
    table: id(step.table, 'the id of a table'),
    seq,
    last: last.seq,
    commandId,
    entries,
    columns,
    people: step.set?.seats === undefined ? null : people(step.set.seats),
    result: step.result === undefined ? null : writeResult(step.table, last.at, step.result),
  }
}

/** What the caller of `append` is told. Null is a step that waited behind one that was not stored. */
export function answerTo({ table, seq }: WrittenStep, outcome: AppendOutcome | null): Appended {
  if (outcome === null) return { is: 'taken' }
  if (outcome.is === 'gap') throw new RangeError(`table ${table}: entry ${seq} cannot follow ${outcome.head}`)
  return outcome
}

function writeResult(table: string, at: number, { campaign, data }: NonNullable<Append['result']>): WrittenResult {
  return { campaign: campaign.id, run: whole(campaign.run, 'a run'), table_id: table, at, data: text(data) }
}

export function writeChatLine(line: NewChatLine): Omit<ChatColumns, 'number'> {
  return {
    at: whole(line.at, 'a time'),
    command_id: id(line.commandId, 'the id of a command'),
    seat: wholeOrNull(line.seat, 'a seat'),
    name: text(line.name),
    text: text(line.text),
  }
}

export function writeBan({ guest, at, reason }: Ban): Ban {
  return { guest: id(guest, 'the hash of a token'), at: whole(at, 'a time'), reason }
}

/** A campaign ready to be inserted. */
export interface WrittenCampaign extends Omit<CampaignColumns, 'run'> {
  readonly members: readonly MemberColumns[]
}

export function writeCampaign(campaign: NewCampaign): WrittenCampaign {
  return {
    id: id(campaign.id, 'the id of a campaign'),
    created_at: whole(campaign.createdAt, 'a time'),
    game: campaign.game,
    host: id(campaign.host, 'the hash of a token'),
    invitation: id(campaign.invitation, 'the hash of an invitation'),
    members: campaign.members.map(writeMember),
  }
}

export function writeMember({ token, name }: Member): MemberColumns {
  return { token: id(token, 'the hash of a token'), name: text(name) }
}

/** Conditions of a list, each with the value it compares with; `$` stands where the value goes. */
export function listConditions(
  query: ListQuery,
  dialect: { readonly person: string; readonly campaigns: string },
): readonly { sql: string; values: readonly Column[] }[] {
  const conditions: { sql: string; values: readonly Column[] }[] = []
  if (query.status !== undefined) conditions.push({ sql: 'status = $', values: [query.status] })
  if (query.listed !== undefined) conditions.push({ sql: 'listed = $', values: [query.listed ? 1 : 0] })
  if (query.unfinished) conditions.push({ sql: "status <> 'finished'", values: [] })
  if (query.person !== undefined) {
    conditions.push({ sql: dialect.person, values: [query.person, query.person] })
  }
  if (query.campaigns !== undefined) {
    conditions.push({ sql: dialect.campaigns, values: [text(query.campaigns)] })
  }
  if (query.before !== undefined) {
    conditions.push({ sql: '(created_at, id) < ($, $)', values: [query.before.createdAt, query.before.id] })
  }
  return conditions
}
