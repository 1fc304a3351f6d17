import { useLocation } from 'wouter'
import { call } from '../api/http.ts'
import { useAction } from '../api/use-action.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './lobby.module.css'
import type { LobbyProps } from './lobby.tsx'

/** Where the dock of the match will be: what the table waits for, and what the reader can do. */
export function LobbyDock({ table, seat, host }: Omit<LobbyProps, 'onSeated'>) {
  const t = useTexts().lobby
  const [, navigate] = useLocation()
  const { busy, blocked, run } = useAction()
  const { id } = table
  const free = table.seats.filter(({ kind }) => kind === 'free').length
  const absent = table.seats
    .filter(({ kind, online }, at) => kind === 'person' && !online && at !== seat)
    .map(({ name }) => name)
  const leave = () =>
    run(async () => {
      await call('leave', {}, { id })
      navigate('/')
    })
  const words = () => {
    if (host) return free > 0 ? t.notFull(free) : absent.length > 0 ? t.absent(absent) : t.ready
    if (seat === null) return t.watching
    return free > 0 ? t.waitSeats(free) : t.waitHost(table.seats[table.host]?.name ?? '')
  }
  return (
    <footer className={styles.dock}>
      <div className={styles.inside}>
        {blocked !== null && <Notice blocked={blocked} />}
        <p className={styles.question} role="status" id="lobby-state">
          {words()}
        </p>
        {host && (
          <Button
            look="primary"
            disabled={free > 0 || busy}
            aria-describedby="lobby-state"
            onClick={() => void run(() => call('start', {}, { id }))}
          >
            {busy ? t.starting : t.start}
          </Button>
        )}
        {!host && seat !== null && (
          <Button disabled={busy} onClick={() => void leave()}>
            {t.leave}
          </Button>
        )}
      </div>
    </footer>
  )
}
