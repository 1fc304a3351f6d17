import type { TableInfo } from '@riposte/protocol'
import { Suspense, useEffect } from 'react'
import { Link } from 'wouter'
import { useGames } from '../api/games.ts'
import { tableAbout } from '../games/choosers.ts'
import { Cover } from '../home/covers/index.tsx'
import { SiteHeader } from '../home/site-header.tsx'
import { HowToPlayLink } from '../rules/how-to-play-link.tsx'
import { capital } from '../texts/en/words.ts'
import { useTexts } from '../texts/texts.ts'
import { ChangeOptions } from './change-options.tsx'
import { Invite } from './invite.tsx'
import styles from './lobby.module.css'
import { LobbyDock } from './lobby-dock.tsx'
import { optionPhrases, settingPhrases } from './options/phrases.ts'
import { Seats } from './seats.tsx'

export interface LobbyProps {
  readonly table: TableInfo
  /** Where the reader sits; null for somebody who only looks. */
  readonly seat: number | null
  /** The reader made this table. */
  readonly host: boolean
  /** The reader has taken a seat. */
  onSeated(): void
}

/** A table before its match: who sits there, what is played, and how others get in. */
export function Lobby({ table, seat, host, onSeated }: LobbyProps) {
  const t = useTexts().lobby
  const game = useGames()?.find(({ id }) => id === table.game) ?? null
  const About = tableAbout(table.game)
  const title = host ? t.yours : t.heading(table.seats[table.host]?.name ?? '')
  useEffect(() => {
    document.title = `${title}, Riposte`
  }, [title])
  return (
    <div className={styles.lobby}>
      <SiteHeader game={table.game} />
      <main className={styles.page}>
        <div className={styles.cover}>
          <Cover game={table.game} name={game?.name ?? table.game} />
        </div>
        <div className={styles.title}>
          <p className={styles.game}>
            {game?.name}
            {table.campaign !== null && (
              <>
                {', '}
                <Link href={`/campaign/${table.campaign}`}>{t.campaign}</Link>
              </>
            )}
          </p>
          <h1>{title}</h1>
          <p>
            <HowToPlayLink game={table.game} className={styles.howToPlay} />
          </p>
          {game !== null && (
            <div className={styles.played}>
              <p>
                {capital(optionPhrases(game, table.options, t).join(', '))}
                {'. '}
                {capital(settingPhrases(table, t).join(', '))}.
              </p>
              {host && <ChangeOptions table={table} game={game} />}
            </div>
          )}
        </div>
        <Seats table={table} seat={seat} host={host} game={game} onSeated={onSeated} />
        {(host || About !== null) && (
          <div className={styles.side}>
            {host && <Invite table={table} game={game} />}
            {About !== null && (
              <Suspense>
                <About options={table.options} seats={table.seats.length} />
              </Suspense>
            )}
          </div>
        )}
      </main>
      <LobbyDock table={table} seat={seat} host={host} />
    </div>
  )
}
