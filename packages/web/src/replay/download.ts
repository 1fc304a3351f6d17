import type { MatchRecord } from '@riposte/kernel'

/** Hands the record over as a file; the command line replays and verifies the same one. */
export function downloadRecord(table: string, record: MatchRecord): void {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(record, null, 2)}\n`], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${record.game}-${table}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
