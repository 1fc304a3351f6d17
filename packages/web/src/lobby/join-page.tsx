import type { TableInfo } from '@riposte/protocol'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useGames } from '../api/games.ts'
import { beSomebody, call } from '../api/http.ts'
import { useAction } from '../api/use-action.ts'
import { useFetched } from '../api/use-fetched.ts'
import { Cover } from '../home/covers/index.tsx'
import { SiteHeader } from '../home/site-header.tsx'
import { HowToPlayLink } from '../rules/how-to-play-link.tsx'
import { useName } from '../settings/name.ts'
import { capital } from '../texts/en/words.ts'
import { useTexts } from '../texts/texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { EmptyShield, Shield } from '../ui/shield.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './join.module.css'
import { optionPhrases, settingPhrases } from './options/phrases.ts'

interface JoinPageProps {
  readonly id: string
  readonly invitation: string
}

/** Where an invitation leads: who sits there, what is played, and a seat. Whoever sits there already goes straight on. */
export function JoinPage({ id, invitation }: JoinPageProps) {
  const t = useTexts().lobby.join
  const [, navigate] = useLocation()
  const load = useCallback(async () => {
    await beSomebody()
    return call('table', undefined, { id })
  }, [id])
  const { value: answer, blocked } = useFetched(load)
  const sitsThere = answer !== null && answer.seat !== null
  useEffect(() => {
    if (sitsThere) navigate(`/table/${id}`, { replace: true })
  }, [sitsThere, id, navigate])
  const table = answer === null || sitsThere ? null : answer.table
  return (
    <>
      <SiteHeader game={table?.game ?? null} />
      <main className={styles.page}>
        {blocked !== null && (
          <div className={styles.trouble}>
            <h1 className={styles.title}>{t.trouble}</h1>
            <Notice blocked={blocked.code === 'noTable' ? { ...blocked, message: t.notFound } : blocked} />
            {blocked.code === 'unreached' ? (
              <Button onClick={() => location.reload()}>{t.again}</Button>
            ) : (
              <ButtonLink href="/">{t.home}</ButtonLink>
            )}
          </div>
        )}
        {blocked === null && table === null && (
          <>
            <Skeleton width="100%" height={320} />
            <p role="status">{t.reading}</p>
          </>
        )}
        {table !== null && <Invited table={table} invitation={invitation} />}
      </main>
    </>
  )
}

function Invited({ table, invitation }: { readonly table: TableInfo; readonly invitation: string }) {
  const t = useTexts().lobby
  const game = useGames()?.find(({ id }) => id === table.game) ?? null
  const title = t.join.heading(table.seats[table.host]?.name ?? '')
  useEffect(() => {
    document.title = `${title}, Riposte`
  }, [title])
  return (
    <>
      <div className={styles.cover}>
        <Cover game={table.game} name={game?.name ?? table.game} />
      </div>
      <div className={styles.words}>
        <div>
          <p className={styles.second}>{game?.name}</p>
          <h1 className={styles.title}>{title}</h1>
          {game !== null && (
            <p className={styles.second}>
              {capital([...optionPhrases(game, table.options, t), ...settingPhrases(table, t)].join(', '))}.
            </p>
          )}
          <p>
            <HowToPlayLink game={table.game} className={styles.howToPlay} />
          </p>
        </div>
        <ul className={styles.seats} aria-label={t.seats}>
          {table.seats.map(({ kind, name }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
            <li key={at}>
              {kind === 'free' ? <EmptyShield size={24} /> : <Shield seat={at} size={24} />}
              {kind === 'free' ? <span className={styles.second}>{t.free}</span> : name}
            </li>
          ))}
        </ul>
        <Enter table={table} invitation={invitation} />
      </div>
    </>
  )
}

/** A seat where there is one; otherwise what is left: to watch, or to see it again. */
function Enter({ table, invitation }: { readonly table: TableInfo; readonly invitation: string }) {
  const t = useTexts().lobby.join
  const [, navigate] = useLocation()
  const { name, keep } = useName()
  const [typed, setTyped] = useState<string | null>(null)
  const { busy, blocked, run } = useAction()
  const { id, status, settings } = table
  const full = !table.seats.some(({ kind }) => kind === 'free')
  if (status === 'finished') {
    return (
      <>
        <p>{t.finished}</p>
        <ButtonLink href={`/replay/${id}`}>{t.replay}</ButtonLink>
      </>
    )
  }
  if (status === 'running' || full) {
    const words = status === 'running' ? [t.running, t.runningClosed] : [t.full, t.fullClosed]
    return (
      <>
        <p>{words[settings.spectators ? 0 : 1]}</p>
        <ButtonLink href={settings.spectators ? `/table/${id}` : '/'}>
          {settings.spectators ? t.watch : t.home}
        </ButtonLink>
      </>
    )
  }
  const sitDown = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      await call('join', { name: keep(typed ?? name), invitation }, { id })
      navigate(`/table/${id}`)
    })
  }
  return (
    <form className={styles.enter} onSubmit={sitDown} noValidate>
      <TextField
        label={t.name}
        value={typed ?? name}
        maxLength={24}
        autoComplete="nickname"
        spellCheck={false}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" look="primary" disabled={busy}>
        {t.sitDown}
      </Button>
      {settings.spectators && <ButtonLink href={`/table/${id}`}>{t.watch}</ButtonLink>}
      {blocked !== null && <Notice blocked={blocked} />}
    </form>
  )
}
