import type { TableInfo } from '@riposte/protocol'
import { createContext, use } from 'react'
import type { GameFace, News, RecordLine, Sight } from '../games/face.ts'
import type { MatchSight, TableHandle } from './table-store.ts'
import type { HintAt } from './use-hint.ts'

/** What every place of the frame looks at. */
export interface TableThings {
  readonly handle: TableHandle
  readonly face: GameFace
  readonly sight: Sight
  readonly table: TableInfo
  readonly match: MatchSight
  readonly lines: readonly RecordLine[]
  /** What happened since the reader last acted. */
  readonly news: readonly News[]
  readonly hint: HintAt
  showPlayer(seat: number): void
}

export const TableContext = createContext<TableThings | null>(null)

export function useTable(): TableThings {
  const things = use(TableContext)
  if (things === null) throw new Error('there is no table around this')
  return things
}
