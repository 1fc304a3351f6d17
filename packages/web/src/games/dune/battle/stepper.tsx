import type { ReactNode } from 'react'
import styles from './stepper.module.css'

interface StepperProps {
  /** What is counted, for those who do not see the picture. */
  readonly label: string
  readonly value: number
  readonly least?: number
  readonly most: number
  /** "of 6 forces". */
  readonly of: string
  readonly picture: ReactNode
  readonly disabled?: boolean
  onChange(value: number): void
}

/** A number between two keys; arrows do the same on the number itself. */
export function Stepper({ label, value, least = 0, most, of, picture, disabled = false, onChange }: StepperProps) {
  const step = (to: number) => {
    const next = Math.max(least, Math.min(most, to))
    if (next !== value && !disabled) onChange(next)
  }
  const WAYS: Readonly<Record<string, number>> = {
    ArrowUp: value + 1,
    ArrowRight: value + 1,
    ArrowDown: value - 1,
    ArrowLeft: value - 1,
    PageUp: value + 5,
    PageDown: value - 5,
    Home: least,
    End: most,
  }
  return (
    <div className={styles.stepper}>
      <button
        type="button"
        className={styles.key}
        aria-label={`${label}: one less`}
        disabled={disabled || value <= least}
        onClick={() => step(value - 1)}
      >
        <span aria-hidden="true">−</span>
      </button>
      <div
        className={styles.number}
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={least}
        aria-valuemax={most}
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
        aria-label={`${label}: one more`}
        disabled={disabled || value >= most}
        onClick={() => step(value + 1)}
      >
        <span aria-hidden="true">+</span>
      </button>
    </div>
  )
}
