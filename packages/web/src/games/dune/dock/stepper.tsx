import type { ReactNode } from 'react'
import styles from './stepper.module.css'
import { dockTexts as words } from './texts.ts'

interface StepperProps {
  /** What is counted, for those who do not see the picture. */
  readonly label: string
  /** The numbers it may stand at, from the least to the most. */
  readonly values: readonly number[]
  readonly value: number
  /** "of 6 forces". */
  readonly of: string
  readonly picture: ReactNode
  onChange(value: number): void
}

/** A number between two keys; arrows do the same on the number itself. */
export function Stepper({ label, values, value, of, picture, onChange }: StepperProps) {
  const at = values.findLastIndex((one) => one <= value)
  const last = values.length - 1
  const step = (to: number) => {
    const next = values[Math.max(0, Math.min(last, to))]
    if (next !== undefined && next !== value) onChange(next)
  }
  const WAYS: Readonly<Record<string, number>> = {
    ArrowUp: at + 1,
    ArrowRight: at + 1,
    ArrowDown: at - 1,
    ArrowLeft: at - 1,
    PageUp: at + 5,
    PageDown: at - 5,
    Home: 0,
    End: last,
  }
  return (
    <div className={styles.stepper}>
      <button
        type="button"
        className={styles.key}
        data-thing={`less:${label.toLowerCase()}`}
        aria-label={words.less(label)}
        disabled={at <= 0}
        onClick={() => step(at - 1)}
      >
        <span aria-hidden="true">−</span>
      </button>
      <div
        className={styles.number}
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={values[0]}
        aria-valuemax={values[last]}
        aria-valuetext={`${value} ${of}`}
        onKeyDown={(event) => {
          const to = WAYS[event.key]
          if (to === undefined) return
          event.preventDefault()
          step(to)
        }}
      >
        {picture}
        <b>{value}</b>
        <small>{of}</small>
      </div>
      <button
        type="button"
        className={styles.key}
        data-thing={`more:${label.toLowerCase()}`}
        aria-label={words.moreOf(label)}
        disabled={at >= last}
        onClick={() => step(at + 1)}
      >
        <span aria-hidden="true">+</span>
      </button>
    </div>
  )
}
