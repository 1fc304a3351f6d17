import { type Json, SPECTATOR } from '@riposte/kernel'
import type { Append } from '../store/store.ts'
import type { LiveTable } from '../table/live-table.ts'
import type { StageResult } from './rules.ts'

/** What counts of this table's match, which is over; null where it has no campaign. */
function ended({ match, row, entry }: LiveTable): StageResult | null {
  if (match === null || row.campaign === null || entry.campaign === undefined) return null
  const { view } = match.view(SPECTATOR)
  return entry.campaign.result({ options: match.play.options, seats: row.seats.length, view })
}

/** What the end of this table's match counts for; null where it counts for nothing. */
export function resultFor(table: LiveTable): NonNullable<Append['result']> | null {
  const { campaign } = table.row
  const data = ended(table)
  return campaign === null || data === null ? null : { campaign, data }
}

/** What the game suggests for the next table of those who have played here. */
export function optionsOnward(table: LiveTable): { readonly [option: string]: Json } {
  const result = ended(table)
  return result === null ? {} : (table.entry.campaign?.onward?.(result) ?? {})
}
