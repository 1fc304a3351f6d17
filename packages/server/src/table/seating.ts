import type { Settings, TableInfo } from '@riposte/protocol'
import type { TableRow, TableSummary } from '../store/store.ts'

/** The settings of a table as they are stored: the host's, and who may not speak. */
export interface StoredSettings extends Settings {
  readonly muted: readonly number[]
}

export function settingsOf(row: Pick<TableRow, 'settings'>): StoredSettings {
  return row.settings as unknown as StoredSettings
}

/** The seat this person has at the table, or null. */
export function seatOf(row: Pick<TableRow, 'seats'>, person: string | null): number | null {
  if (person === null) return null
  const seat = row.seats.findIndex((holder) => holder.kind === 'person' && holder.token === person)
  return seat < 0 ? null : seat
}

/** A table as everybody may know it: names, never hashes. */
export function describeTable(row: TableSummary, online: (seat: number) => boolean): TableInfo {
  const { muted, webhook: _, ...settings } = settingsOf(row)
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
      online: holder.kind === 'person' && online(seat),
      muted: muted.includes(seat),
    })),
    host: seatOf(row, row.host) ?? 0,
    settings,
    commitment: row.commitment,
  }
}
