import type { GameInfo, TableInfo } from '@riposte/protocol'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { call } from '../api/http.ts'
import { useAction } from '../api/use-action.ts'
import { optionPhrases } from '../lobby/options/phrases.ts'
import { useName } from '../settings/name.ts'
import { capital } from '../texts/en/words.ts'
import { useTexts } from '../texts/texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { EmptyShield, Shield } from '../ui/shield.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './lists.module.css'
import { NoTables, TableRow, WaitingRows } from './table-row.tsx'

const IN_SIGHT = 6

interface OpenTablesProps {
  /** Null until the server has told them. */
  readonly tables: readonly TableInfo[] | null
  readonly games: readonly GameInfo[] | null
  /** Tables where the reader sits already. */
  readonly mine: ReadonlySet<string>
}

export function OpenTables({ tables, games, mine }: OpenTablesProps) {
  const texts = useTexts().home
  const t = texts.open
  const { keep } = useName()
  const [, navigate] = useLocation()
  const { busy, blocked, run } = useAction()
  const [all, setAll] = useState(false)
  const hidden = all ? 0 : Math.max(0, (tables?.length ?? 0) - IN_SIGHT)
  const free = (tables ?? []).reduce((sum, { seats }) => sum + seats.filter(isFree).length, 0)
  const sitDown = (id: string) =>
    run(async () => {
      await call('join', { name: keep() }, { id })
      navigate(`/table/${id}`)
    })
  return (
    <section aria-labelledby="open-tables">
      <h2 id="open-tables" className={styles.heading}>
        {t.heading} {free > 0 && <small>{t.free(free)}</small>}
      </h2>
      {blocked !== null && <Notice blocked={blocked} />}
      {tables === null && (
        <WaitingRows words={texts.loading}>
          <Skeleton width={44} height={50} />
          <Skeleton width="50%" />
        </WaitingRows>
      )}
      {tables?.length === 0 && <NoTables title={t.empty}>{t.emptyHelp}</NoTables>}
      <ul>
        {tables?.slice(0, all ? undefined : IN_SIGHT).map((table) => (
          <TableRow
            key={table.id}
            game={table.game}
            title={t.of(table.seats[table.host]?.name ?? '')}
            side={
              <>
                <Seats table={table} />
                {mine.has(table.id) ? (
                  <ButtonLink size="small" href={`/table/${table.id}`}>
                    {t.enter}
                  </ButtonLink>
                ) : (
                  <Button size="small" disabled={busy} onClick={() => void sitDown(table.id)}>
                    {t.sitDown}
                    <span className="unseen">{t.of(table.seats[table.host]?.name ?? '')}</span>
                  </Button>
                )}
              </>
            }
          >
            <About table={table} game={games?.find(({ id }) => id === table.game) ?? null} />
          </TableRow>
        ))}
      </ul>
      {hidden > 0 && (
        <Button look="quiet" size="small" onClick={() => setAll(true)}>
          {t.more(hidden)}
        </Button>
      )}
    </section>
  )
}

function isFree({ kind }: TableInfo['seats'][number]): boolean {
  return kind === 'free'
}

/** "Three players, base game, first to 7, 10 minutes each". */
function About({ table, game }: { readonly table: TableInfo; readonly game: GameInfo | null }) {
  const texts = useTexts()
  const phrases = game === null ? [] : optionPhrases(game, table.options, texts.lobby)
  const clock = texts.lobby.clock.words(table.settings.clock)
  return capital([texts.home.open.players(table.seats.length), ...phrases, clock].join(', '))
}

/** Who has sat down, and how many may still come. */
function Seats({ table: { seats } }: { readonly table: TableInfo }) {
  const t = useTexts().home.open
  const free = seats.filter(isFree).length
  return (
    <span className={styles.seats}>
      <span className="unseen">{t.seats(seats.length - free, free)}</span>
      {seats.map((seat, at) =>
        isFree(seat) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          <EmptyShield key={at} size={22} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          <Shield key={at} seat={at} size={22} />
        ),
      )}
    </span>
  )
}
