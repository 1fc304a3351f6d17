import type { Json } from '@riposte/kernel'
import type { Settings, TableInfo } from '@riposte/protocol'
import type { TableRow, TableSummary } from '../store/store.ts'

/** The settings of a table as they are stored: the host's, who may not speak, and where the same people play again. */
export interface StoredSettings extends Settings {
  readonly muted: readonly number[]
  readonly next?: string
}

export function settingsOf(row: Pick<TableRow, 'settings'>): StoredSettings {
  const stored = row.settings as unknown as StoredSettings
  // Tables of earlier versions have no values for these.
  return { ...stored, coach: stored.coach ?? true, timeLimits: stored.timeLimits ?? NO_LIMITS }
}

const NO_LIMITS = {}

/** The form in which settings are stored. */
export function storedSettings(settings: StoredSettings): Json {
  return settings as unknown as Json
}

/** Who is there now: which seats have somebody with a connection, and how many only watch. */
export interface Attendance {
  online(seat: number): boolean
  readonly watching: number
}

export const NOBODY: Attendance = { online: () => false, watching: 0 }

/** The seat this person has at the table, or null. */
export function seatOf(row: Pick<TableRow, 'seats'>, person: string | null): number | null {
  if (person === null) return null
  const seat = row.seats.findIndex((holder) => holder.kind === 'person' && holder.token === person)
  return seat < 0 ? null : seat
}

/** A table as everybody may know it: names, never hashes. */
export function describeTable(row: TableSummary, there: Attendance): TableInfo {
  const { muted, next = null, webhook: _, ...settings } = settingsOf(row)
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    status: row.status,
    created: row.createdAt,
    options: row.options as Record<string, unknown>,
    seats: row.seats.map((holder, seat) => ({
      kind: holder.kind,
      name: holder.kind === 'free' ? '' : holder.name,
      bot: holder.kind === 'bot' ? holder.bot : null,
      online: holder.kind === 'person' && there.online(seat),
      muted: muted.includes(seat),
    })),
    host: seatOf(row, row.host) ?? 0,
    settings,
    commitment: row.commitment,
    watching: there.watching,
    next,
    campaign: row.campaign?.id ?? null,
  }
}
