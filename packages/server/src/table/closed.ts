import type { TableState } from './table-state.ts'

/** Whether the match was ended by whoever runs the server, before its rules ended it: it has no result, and nobody moves. */
export function isClosed({ row, match }: Pick<TableState, 'row' | 'match'>): boolean {
  return row.status === 'finished' && match?.over === false
}
