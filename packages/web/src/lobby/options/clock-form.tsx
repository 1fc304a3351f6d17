import type { ClockSetting } from '@riposte/protocol'
import { useTexts } from '../../texts/texts.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import styles from './options.module.css'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const EACH = [15 * SECOND, 30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE, HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY]
const BANK = [5 * MINUTE, 10 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY]
const ADD = [0, 5 * SECOND, 10 * SECOND, 30 * SECOND, MINUTE, HOUR, DAY]
const TOGETHER = [15 * SECOND, 30 * SECOND, MINUTE, 5 * MINUTE, HOUR, 12 * HOUR, DAY]

/** What is chosen first when a kind of clock is. */
const FIRST = {
  none: { kind: 'none' },
  decision: { kind: 'decision', each: 2 * MINUTE },
  bank: { kind: 'bank', bank: 10 * MINUTE, add: 5 * SECOND, together: MINUTE },
} as const satisfies Readonly<Record<string, ClockSetting>>

interface ClockFormProps {
  readonly clock: ClockSetting
  onChange(clock: ClockSetting): void
}

export function ClockForm({ clock, onChange }: ClockFormProps) {
  const t = useTexts().lobby.clock
  const kinds = (['none', 'decision', 'bank'] as const).map((kind) => ({ value: kind, label: t.kinds[kind] }))
  /** The usual times, and the one that is set even if it is unusual. */
  const times = (usual: readonly number[], set: number) =>
    [...new Set([...usual, set])]
      .sort((a, b) => a - b)
      .map((value) => ({ value, label: value === 0 ? t.nothing : t.duration(value) }))
  return (
    <div className={styles.clock}>
      <Segmented label={t.title} value={clock.kind} choices={kinds} onChange={(kind) => onChange(FIRST[kind])} />
      {clock.kind === 'decision' && (
        <Select
          label={t.each}
          value={clock.each}
          choices={times(EACH, clock.each)}
          onChange={(each) => onChange({ ...clock, each })}
        />
      )}
      {clock.kind === 'bank' && (
        <>
          <Select
            label={t.bank}
            value={clock.bank}
            choices={times(BANK, clock.bank)}
            // Who has days for a match should have hours for a question to everybody.
            onChange={(bank) => onChange({ ...clock, bank, together: bank >= DAY ? 12 * HOUR : MINUTE })}
          />
          <Select
            label={t.add}
            value={clock.add}
            choices={times(ADD, clock.add)}
            onChange={(add) => onChange({ ...clock, add })}
          />
          <Select
            label={t.together}
            value={clock.together}
            choices={times(TOGETHER, clock.together)}
            onChange={(together) => onChange({ ...clock, together })}
          />
        </>
      )}
      <p className={styles.quiet}>{t.help[clock.kind]}</p>
    </div>
  )
}
