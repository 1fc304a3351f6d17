import type { EntryColumns, WrittenTable } from '../rows.ts'

/** The types of the columns, which PostgreSQL needs to know for parameters. */
export const COLUMN_TYPES: Readonly<Record<keyof WrittenTable['columns'], string>> = {
  id: 'text',
  created_at: 'bigint',
  status: 'text',
  game: 'text',
  version: 'integer',
  options: 'text',
  seats: 'text',
  host: 'text',
  invitation: 'text',
  listed: 'boolean',
  settings: 'text',
  wake_at: 'bigint',
  commitment: 'text',
  seed: 'text',
  salt: 'text',
  campaign: 'text',
  run: 'integer',
  finished_at: 'bigint',
}

/** The columns of a log's entry, in the order in which lists of values are given. */
export const ENTRY = 'seq, at, kind, seat, decision, command_id, data'

/** The last number of a table's log. */
export const HEAD = '(SELECT coalesce(max(seq), 0) FROM riposte.entries WHERE table_id = id) AS head'

export const ENTRY_ARRAYS =
  '$1::text[], $2::integer[], $3::bigint[], $4::text[], $5::integer[], $6::integer[], $7::text[], $8::text[]'

/** One array for each column, so that one statement inserts many entries. */
export function entryArrays(lines: readonly { readonly table: string; readonly entry: EntryColumns }[]) {
  return [
    lines.map(({ table }) => table),
    lines.map(({ entry }) => entry.seq),
    lines.map(({ entry }) => entry.at),
    lines.map(({ entry }) => entry.kind),
    lines.map(({ entry }) => entry.seat),
    lines.map(({ entry }) => entry.decision),
    lines.map(({ entry }) => entry.command_id),
    lines.map(({ entry }) => entry.data),
  ]
}

export type EntryArray = [
  seq: number,
  at: number,
  kind: string,
  seat: number | null,
  decision: number | null,
  command_id: string | null,
  data: string,
]

export function fromArray([seq, at, kind, seat, decision, command_id, data]: EntryArray): EntryColumns {
  return { seq, at, kind, seat, decision, command_id, data }
}
