import type { GameInfo, SeatInfo } from '@riposte/protocol'
import { call } from '../api/http.ts'
import { useAction } from '../api/use-action.ts'
import { useCampaign } from '../api/use-campaign.ts'
import { useName } from '../settings/name.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { Select } from '../ui/select.tsx'
import { EmptyShield, Shield } from '../ui/shield.tsx'
import type { LobbyProps } from './lobby.tsx'
import styles from './seats.module.css'

interface SeatsProps extends LobbyProps {
  readonly game: GameInfo | null
}

/** The seats in table order: who sits there, and what the reader can do about it. */
export function Seats({ table, seat: mine, host, game, onSeated }: SeatsProps) {
  const t = useTexts().lobby
  const { busy, blocked, run } = useAction()
  const { keep } = useName()
  const id = table.id
  // Members of its campaign sit down without an invitation.
  const isMember = useCampaign(table.campaign) !== null
  const open = table.settings.open || isMember
  const free = host ? t.freeHost : table.settings.open ? t.freeOpen : isMember ? t.freeMember : t.freeGuest
  const bots = game?.bots ?? []
  const sitDown = (seat: number) =>
    run(async () => {
      await call('join', { name: keep(), seat }, { id })
      onSeated()
    })
  return (
    <section aria-labelledby="seats" className={styles.section}>
      <h2 id="seats" className={styles.heading}>
        {t.seats}
      </h2>
      {blocked !== null && <Notice blocked={blocked} />}
      <ol>
        {table.seats.map((info, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          <li key={at} className={styles.seat} data-free={info.kind === 'free'}>
            {info.kind === 'free' ? <EmptyShield size={36} /> : <Shield seat={at} size={36} />}
            <Sitter info={info} mine={at === mine} host={at === table.host} free={free} />
            <div className={styles.tools}>
              {host && info.kind === 'bot' && bots.length > 1 && (
                <Select
                  label={t.whichBot(at + 1)}
                  unlabelled
                  value={info.bot ?? ''}
                  choices={bots.map((bot) => ({ value: bot, label: t.botName(bot) }))}
                  onChange={(bot) => void run(() => call('seat', { seat: at, bot }, { id }))}
                />
              )}
              {host && info.kind === 'bot' && (
                <Button
                  size="small"
                  disabled={busy}
                  aria-label={t.removeBot(info.name)}
                  onClick={() => void run(() => call('seat', { seat: at, bot: null }, { id }))}
                >
                  {t.remove}
                </Button>
              )}
              {host && info.kind === 'free' && bots.length > 0 && (
                <Button
                  size="small"
                  disabled={busy}
                  aria-label={t.addBotAt(at + 1)}
                  onClick={() => void run(() => call('seat', { seat: at, bot: bots[0] }, { id }))}
                >
                  <Icon name="bot" />
                  {t.addBot}
                </Button>
              )}
              {host && info.kind === 'person' && at !== mine && (
                <Button
                  size="small"
                  disabled={busy}
                  aria-label={t.kick(info.name)}
                  onClick={() => void run(() => call('kick', { seat: at }, { id }))}
                >
                  {t.remove}
                </Button>
              )}
              {mine === null && info.kind === 'free' && open && (
                <Button look="primary" size="small" disabled={busy} onClick={() => void sitDown(at)}>
                  {t.sitHere}
                  <span className="unseen">{t.seat(at + 1)}</span>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface SitterProps {
  readonly info: SeatInfo
  readonly mine: boolean
  readonly host: boolean
  /** What is said of a free seat. */
  readonly free: string
}

function Sitter({ info, mine, host, free }: SitterProps) {
  const t = useTexts().lobby
  if (info.kind === 'free') {
    return (
      <div className={styles.who}>
        <p className={styles.free}>{t.free}</p>
        <p className={styles.state}>{free}</p>
      </div>
    )
  }
  const titles = [...(mine ? [t.you] : []), ...(host ? [t.host] : [])]
  return (
    <div className={styles.who}>
      <p className={styles.name}>
        {info.name}
        {titles.length > 0 && <span className={styles.titles}>{titles.join(', ')}</span>}
      </p>
      <p className={styles.state}>
        {info.kind === 'bot' ? (
          t.botHelp(info.bot ?? '') || t.bot
        ) : (
          <>
            <span className={info.online || mine ? styles.here : styles.away} aria-hidden="true" />
            {info.online || mine ? t.here : t.away}
          </>
        )}
      </p>
    </div>
  )
}
