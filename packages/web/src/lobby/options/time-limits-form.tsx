import type { GameInfo, TimeLimits } from '@riposte/protocol'
import { useTexts } from '../../texts/texts.ts'
import { Select } from '../../ui/select.tsx'
import styles from './options.module.css'

const SECOND = 1000
/** Seconds that are offered, as far as the game allows them. */
const USUAL = [5, 10, 15, 20, 30, 60, 120, 300, 600, 3600, 43_200, 86_400]
/** The table's clock: no limit of its own. */
const CLOCK = 0

interface TimeLimitsFormProps {
  readonly kinds: GameInfo['decisionKinds']
  readonly limits: TimeLimits
  onChange(limits: TimeLimits): void
}

/** A time of its own for each kind of decision that the game names. */
export function TimeLimitsForm({ kinds, limits, onChange }: TimeLimitsFormProps) {
  const t = useTexts().lobby.clock
  const set = (kind: string, limit: number) => {
    const { [kind]: _, ...others } = limits
    onChange(limit === CLOCK ? others : { ...others, [kind]: limit })
  }
  return (
    <div className={styles.clock}>
      {Object.entries(kinds).map(([kind, { name, least, most, suggested }]) => {
        const limit = limits[kind] ?? CLOCK
        const offered = [...USUAL, least, suggested, most]
          .filter((seconds) => seconds >= least && seconds <= most)
          .map((seconds) => seconds * SECOND)
        const values = [...new Set([CLOCK, ...offered, limit])].sort((a, b) => a - b)
        const choices = values.map((value) => ({ value, label: value === CLOCK ? t.byClock : t.duration(value) }))
        return <Select key={kind} label={name} value={limit} choices={choices} onChange={(value) => set(kind, value)} />
      })}
      <p className={styles.quiet}>{t.limitsHelp}</p>
    </div>
  )
}
