import '../../src/style/fonts.ts'
import '../../src/style/tokens.css'
import '../../src/style/base.css'
import type { TableInfo } from '@riposte/protocol'
import { createRoot } from 'react-dom/client'
import { useStore } from 'zustand'
import type { GameFace } from '../../src/games/face.ts'
import { useAppliedSettings } from '../../src/settings/apply.ts'
import { GameTable } from '../../src/table/game-table.tsx'
import type { TableHandle, TableState } from '../../src/table/table-store.ts'

type Table = NonNullable<TableState['table']>

/** A table of people, as a server would describe it. */
export function tableOf(
  game: { readonly id: string; readonly version: number },
  names: readonly string[],
  { status = 'running', options = {} }: Partial<Pick<TableInfo, 'status' | 'options'>> = {},
): TableInfo {
  return {
    id: 'gallery',
    game: game.id,
    version: game.version,
    status,
    created: 0,
    options,
    seats: names.map((name) => ({ kind: 'person', name, bot: null, online: true, muted: false })),
    host: 0,
    settings: { spectators: true, open: false, chat: true, coach: true, clock: { kind: 'none' }, timeLimits: {} },
    commitment: '',
    watching: 3,
    next: null,
    campaign: null,
  }
}

function Shown({ handle, face, table }: { handle: TableHandle; face: GameFace; table: Table }) {
  useAppliedSettings()
  const { match } = useStore(handle)
  return match === null ? null : <GameTable handle={handle} face={face} table={table} match={match} />
}

/** A whole page with a table at which no server sits. */
export function showTable(handle: TableHandle, face: GameFace, table: Table): void {
  const root = document.getElementById('root')
  if (root === null) throw new Error('the page has no root')
  createRoot(root).render(<Shown handle={handle} face={face} table={table} />)
}

const nothing = () => Promise.resolve(null)

/** What cannot be done at such a table. */
export const NO_SERVER = { hint: async () => [], takeBack: nothing, order: nothing, say: nothing, close() {} }
