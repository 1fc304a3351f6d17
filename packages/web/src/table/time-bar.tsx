import type { ClockSetting } from '@riposte/protocol'
import { use } from 'react'
import { useTimeLeft } from './clock.tsx'
import { TableContext } from './table-context.ts'
import styles from './time-bar.module.css'

const NO_CLOCK = { clock: null, clockAt: 0 }

export interface RunningTime {
  /** Milliseconds. */
  readonly left: number
  /** How much that is of the whole time. */
  readonly part: number
}

/** The time of a seat that the table waits for; null where it does not, or where there is no clock. */
export function useRunningTime(seat: number | null): RunningTime | null {
  // A replay has no table around it, and nothing runs there.
  const things = use(TableContext)
  const left = useTimeLeft(things?.match ?? NO_CLOCK, seat)
  if (things === null || left === null) return null
  const whole = wholeTime(things.table.settings.clock, things.sight.seen.decisions.length > 1)
  return whole === null ? null : { left, part: Math.min(1, left / whole) }
}

/** How long the whole time was. */
function wholeTime(setting: ClockSetting, together: boolean): number | null {
  if (setting.kind === 'none') return null
  if (setting.kind === 'decision') return setting.each
  return together ? setting.together : setting.bank
}

interface TimeBarProps {
  readonly time: RunningTime | null
  /** Whether it is the reader's own time. */
  readonly mine: boolean
  /** Where it lies, how thick it is, and which way it runs. */
  readonly className: string
}

/** A bar that runs down with the time; empty where none runs. The figures beside it say the same, so it is not read out. */
export function TimeBar({ time, mine, className }: TimeBarProps) {
  return (
    <span
      className={`${styles.bar} ${className}`}
      data-runs={time !== null}
      data-mine={mine}
      style={{ '--left': time?.part ?? 0 } as React.CSSProperties}
      aria-hidden="true"
    >
      <span />
    </span>
  )
}
