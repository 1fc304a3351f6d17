import { useTexts } from '../texts/texts.ts'
import styles from './clock.module.css'
import type { MatchSight } from './table-store.ts'
import { secondsLeft, timeText } from './time.ts'
import { useNow } from './use-now.ts'

type Told = Pick<MatchSight, 'clock' | 'clockAt'>

/** Milliseconds left for a seat that the table waits for; null where it is not, or where there is no clock. */
export function useTimeLeft({ clock, clockAt }: Told, seat: number | null): number | null {
  const told = clock?.waiting.find((waiting) => waiting.seat === seat)?.left ?? null
  const now = useNow(told !== null)
  return told === null ? null : Math.max(0, told - Math.max(0, now - clockAt))
}

interface ClockProps {
  readonly told: Told
  readonly seat: number
  readonly mine: boolean
}

/** A seat's time. It is not announced as it runs: whoever wants to know reads it. */
export function Clock({ told, seat, mine }: ClockProps) {
  const { table } = useTexts()
  const running = useTimeLeft(told, seat)
  const left = running ?? told.clock?.banks?.[seat] ?? null
  if (left === null) return null
  const hurry = running !== null && secondsLeft(left) <= 10
  const look = [styles.clock, running !== null && mine ? styles.mine : '', hurry ? styles.hurry : '']
  return (
    <span className={look.filter(Boolean).join(' ')} role="timer" aria-live="off">
      <span className="unseen">{running === null ? table.bank : table.timeLeft} </span>
      {timeText(left)}
      {hurry && (
        <span className={styles.mark}>
          <span className="unseen"> {table.hurry}</span>
          <span aria-hidden="true">!</span>
        </span>
      )}
    </span>
  )
}
