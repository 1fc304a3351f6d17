import { useId } from 'react'
import styles from './segmented.module.css'

interface Choice<V> {
  readonly value: V
  readonly label: string
  /** What lessons call it. */
  readonly thing?: string
}

interface SegmentedProps<V extends string | number> {
  /** What is chosen here; read out. */
  readonly label: string
  readonly value: V
  readonly choices: readonly Choice<V>[]
  /** Rings: numbers in circles. Row: words side by side. */
  readonly look?: 'row' | 'rings'
  readonly disabled?: boolean
  onChange(value: NoInfer<V>): void
}

/** One of a few, all in sight. Radio buttons: the arrow keys move between them. */
export function Segmented<V extends string | number>({
  label,
  value,
  choices,
  look = 'row',
  disabled = false,
  onChange,
}: SegmentedProps<V>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles[look]}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice} data-thing={choice.thing}>
          <input
            type="radio"
            className="unseen"
            name={name}
            checked={choice.value === value}
            disabled={disabled}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  )
}
