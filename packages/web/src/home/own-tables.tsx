import type { OwnTable } from '@riposte/protocol'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './lists.module.css'
import { NoTables, TableRow, WaitingRows } from './table-row.tsx'

const FINISHED_IN_SIGHT = 3

/** What wants the reader comes first, what is over last. */
function urgency({ asked, status }: OwnTable): number {
  if (asked) return 0
  return status === 'running' ? 1 : status === 'lobby' ? 2 : 3
}

interface OwnTablesProps {
  /** Null until the server has told them. */
  readonly tables: readonly OwnTable[] | null
  /** Another way to a seat. */
  readonly children: ReactNode
}

export function OwnTables({ tables, children }: OwnTablesProps) {
  const texts = useTexts().home
  const t = texts.mine
  const [all, setAll] = useState(false)
  const sorted = [...(tables ?? [])].sort((a, b) => urgency(a) - urgency(b) || b.created - a.created)
  const finished = sorted.filter(({ status }) => status === 'finished')
  const hidden = all ? 0 : Math.max(0, finished.length - FINISHED_IN_SIGHT)
  const shown = sorted.slice(0, sorted.length - hidden)
  return (
    <section aria-labelledby="own-tables">
      <h2 id="own-tables" className={styles.heading} tabIndex={-1}>
        {t.heading}
      </h2>
      {tables === null && (
        <WaitingRows words={texts.loading}>
          <Skeleton width={44} height={50} />
          <Skeleton width="60%" />
        </WaitingRows>
      )}
      {tables?.length === 0 && <NoTables title={t.empty}>{t.emptyHelp}</NoTables>}
      <ul>
        {shown.map((table) => (
          <OwnTableRow key={table.id} table={table} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button look="quiet" size="small" onClick={() => setAll(true)}>
          {t.more(hidden)}
        </Button>
      )}
      {children}
    </section>
  )
}

function OwnTableRow({ table }: { readonly table: OwnTable }) {
  const t = useTexts().home.mine
  const { id, status, seats, seat, asked, waitingFor } = table
  const others = seats.filter((_, at) => at !== seat)
  const free = others.filter(({ kind }) => kind === 'free').length
  const people = others.filter(({ kind }) => kind === 'person').map(({ name }) => name)
  const bots = others.filter(({ kind }) => kind === 'bot').length
  const title = t.with(people, bots, free)
  const waits = waitingFor.filter((at) => at !== seat).map((at) => seats[at].name)
  const go = status === 'finished' ? t.replay : status === 'lobby' ? t.enter : asked ? t.answer : t.return
  return (
    <TableRow
      game={table.game}
      title={title}
      side={
        <ButtonLink
          look={asked ? 'primary' : 'plain'}
          size="small"
          href={status === 'finished' ? `/replay/${id}` : `/table/${id}`}
        >
          {go}
          <span className="unseen">{title}</span>
        </ButtonLink>
      }
    >
      {asked && <strong className={styles.asked}>{t.asked}</strong>}
      {!asked && status === 'running' && (waits.length > 0 ? t.waits(waits) : t.running)}
      {status === 'lobby' && t.lobby(free)}
      {status === 'finished' && t.finished(Date.now() - table.created)}
    </TableRow>
  )
}
