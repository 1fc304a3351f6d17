import type { ClockInfo } from '@riposte/protocol'
import { useTexts } from '../texts/texts.ts'
import styles from './game-clock.module.css'
import type { MatchSight } from './table-store.ts'
import { secondsLeft, timeText } from './time.ts'
import { useNow } from './use-now.ts'

type Told = Pick<MatchSight, 'clock' | 'clockAt'>
type GameTimer = NonNullable<ClockInfo['timer']>

/** The last half minute is time to hurry, and the last quarter of a shorter clock. */
const HURRY = 30_000

/** The clock of the game itself, running down from what was told of it; null where there is none. */
export function useGameTimer({ clock, clockAt }: Told): GameTimer | null {
  const told = clock?.timer ?? null
  const now = useNow(told?.runs === true)
  if (told === null || !told.runs) return told
  return { ...told, left: Math.max(0, told.left - Math.max(0, now - clockAt)) }
}

const RADIUS = 9
const ROUND = 2 * Math.PI * RADIUS

/** How much is left of it, as a ring that runs empty and in figures. It is not announced as it runs. */
export function GameClock({ told }: { readonly told: Told }) {
  const { table } = useTexts()
  const timer = useGameTimer(told)
  if (timer === null) return null
  const { left, of, runs } = timer
  const hurry = runs && left <= Math.min(HURRY, of / 4)
  const name = runs ? table.gameTime : table.gameTimeStands
  return (
    <span className={styles.clock} data-hurry={hurry} data-runs={runs} role="timer" aria-live="off" title={name}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className={styles.ring}>
        <circle cx="12" cy="12" r={RADIUS} className={styles.gone} />
        <circle
          cx="12"
          cy="12"
          r={RADIUS}
          className={styles.left}
          strokeDasharray={`${(ROUND * left) / of} ${ROUND}`}
          transform="rotate(-90 12 12)"
        />
        {!runs && <path d="M10 9v6M14 9v6" className={styles.stands} />}
      </svg>
      <span className="unseen">{name} </span>
      {timeText(left)}
      {hurry && <span className="unseen"> {table.secondsLeft(secondsLeft(left))}</span>}
    </span>
  )
}
