import type { Blocked } from '@riposte/kernel'
import { refusal } from '@riposte/protocol'
import type { Person } from '../access/identity.ts'
import type { LiveTable } from '../table/live-table.ts'
import { seatOf, settingsOf } from '../table/seating.ts'

/** Why this person may not see how the match went; null when they may. */
export function replayRefused({ row, match }: LiveTable, person: Person | null): Blocked | null {
  if (seatOf(row, person) === null && !settingsOf(row).spectators) return refusal('noSpectators')
  return row.status !== 'finished' || match === null ? refusal('notFinished') : null
}
