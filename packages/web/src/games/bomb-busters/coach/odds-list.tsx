import type { Guess } from '@riposte/bomb-busters'
import type { CSSProperties } from 'react'
import { printOfValue } from '../names.ts'
import { Chip } from '../record/rich.tsx'
import { percent } from './odds.ts'
import styles from './odds-list.module.css'

interface OddsListProps {
  readonly guesses: readonly Guess[]
  /** On a phone everything stands on one line. */
  readonly line?: boolean
  /** Whether it sets the bomb off. */
  isDeadly?(value: number | string): boolean
  noteOf(value: number | string): string
}

/** What a wire can be, with a bar and a note for each. */
export function OddsList({ guesses, line = false, isDeadly = () => false, noteOf }: OddsListProps) {
  return (
    <ol className={styles.odds} data-line={line}>
      {guesses.map(({ value, chance }) => {
        const { color: usual, label } = printOfValue(value)
        const color = isDeadly(value) ? 'red' : usual
        return (
          <li key={value} className={styles.odd} data-color={color}>
            <Chip color={color} label={label} />
            <span className={styles.bar} style={{ '--part': chance } as CSSProperties} aria-hidden="true" />
            <b>{percent(chance)}</b>
            <span className={styles.note}>{noteOf(value)}</span>
          </li>
        )
      })}
    </ol>
  )
}
