import type { ClockSetting } from '@riposte/protocol'
import { useEffect, useState } from 'react'
import { useTexts } from '../texts/texts.ts'
import styles from './clock.module.css'
import type { MatchSight } from './table-store.ts'
import { secondsLeft, timeText } from './time.ts'

type Told = Pick<MatchSight, 'clock' | 'clockAt'>

/** Milliseconds left for a seat that the table waits for; null where it is not, or where there is no clock. */
export function useTimeLeft({ clock, clockAt }: Told, seat: number | null): number | null {
  const told = clock?.waiting.find((waiting) => waiting.seat === seat)?.left ?? null
  const [now, setNow] = useState(() => performance.now())
  const runs = told !== null
  useEffect(() => {
    if (!runs) return
    setNow(performance.now())
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [runs])
  return told === null ? null : Math.max(0, told - Math.max(0, now - clockAt))
}

/** How long the whole time was, for a bar that runs down. */
export function wholeTime(setting: ClockSetting, together: boolean): number | null {
  if (setting.kind === 'none') return null
  if (setting.kind === 'decision') return setting.each
  return together ? setting.together : setting.bank
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
