import { Book } from '@riposte/words'
import { useCallback, useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { useStore } from 'zustand'
import { beSomebody, call, Refused } from '../api/http.ts'
import { useFetched } from '../api/use-fetched.ts'
import type { GameFace } from '../games/face.ts'
import { useOwnFace } from '../games/index.ts'
import { plainFace } from '../games/plain/face.tsx'
import { Lobby } from '../lobby/lobby.tsx'
import { rememberCommitment } from '../replay/commitment.ts'
import { useSettings } from '../settings/settings.ts'
import { useTexts } from '../texts/texts.ts'
import { LoadingPage } from '../ui/loading-page.tsx'
import { GameTable } from './game-table.tsx'
import { TableBoundary } from './table-boundary.tsx'
import { openTable, socketAddress, type TableHandle } from './table-store.ts'
import { TroublePage } from './trouble-page.tsx'

/** A table at its own address: the lobby before the match, then the match. */
export function TablePage({ id }: { readonly id: string }) {
  const [handle, setHandle] = useState<TableHandle | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [arrivals, setArrivals] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a connection is a watcher's or a seat's for as long as it lasts, so whoever sits down connects anew
  useEffect(() => {
    let opened: TableHandle | null = null
    let gone = false
    beSomebody()
      .then(() => {
        if (gone) return
        opened = openTable(socketAddress(location), id)
        setHandle(opened)
      })
      .catch((error: unknown) => setTrouble(error instanceof Refused ? error.blocked.code : 'other'))
    return () => {
      gone = true
      opened?.close()
    }
  }, [id, arrivals])
  if (trouble !== null) return <TroublePage code={trouble} message={null} />
  return handle === null ? <Waiting /> : <Seated handle={handle} onSeated={() => setArrivals((before) => before + 1)} />
}

interface SeatedProps {
  readonly handle: TableHandle
  /** Somebody who watched has taken a seat. */
  onSeated(): void
}

function Seated({ handle, onSeated }: SeatedProps) {
  const { connection, reason, table, seat, host, match } = useStore(handle)
  const face = useFace(table?.game ?? null, table?.version ?? null)
  useEffect(() => {
    if (table !== null) rememberCommitment(table)
  }, [table])
  if (connection === 'closed' && reason !== null) return <TroublePage code={reason.code} message={reason.message} />
  if (table === null) return <Waiting />
  if (table.status === 'lobby') return <Lobby table={table} seat={seat} host={host} onSeated={onSeated} />
  if (face === 'trouble') return <TroublePage code="unreached" message={null} />
  if (face === null || match === null) return <Waiting />
  return (
    <TableBoundary key={face.world}>
      <GameTable handle={handle} face={face} table={table} match={match} />
    </TableBoundary>
  )
}

function Waiting() {
  const { table } = useTexts()
  return <LoadingPage words={table.sitting} />
}

/**
 * The game's own board where the page has one for these very rules; otherwise, and with `?plain`, the plain table. Its
 * rulebook stays at hand either way.
 */
function useFace(game: string | null, version: number | null): GameFace | 'trouble' | null {
  const plain = new URLSearchParams(useSearch()).has('plain')
  const language = useSettings((settings) => settings.language)
  const own = useOwnFace(game)
  const fits = own !== null && !plain && (own.game === null || own.game.version === version)
  const load = useCallback(async (): Promise<GameFace | 'trouble' | null> => {
    if (game === null || fits) return null
    const [{ games }, words] = await Promise.all([call('games'), call('language', undefined, { game, language })])
    const info = games.find(({ id }) => id === game)
    if (info === undefined) return 'trouble'
    const made = plainFace(info, new Book(words.catalogue, words.language, words.messages))
    return own === null ? made : { ...made, rulebook: own.rulebook }
  }, [game, fits, own, language])
  const { value: face, failed } = useFetched(load)
  if (fits) return own
  return failed ? 'trouble' : face
}
