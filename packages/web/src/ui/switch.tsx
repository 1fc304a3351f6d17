import { useId } from 'react'
import styles from './switch.module.css'

interface SwitchProps {
  readonly label: string
  readonly help?: string | undefined
  readonly on: boolean
  readonly disabled?: boolean
  onChange(on: boolean): void
}

/** On or off, at once. */
export function Switch({ label, help, on, disabled = false, onChange }: SwitchProps) {
  const about = useId()
  return (
    <label className={styles.row}>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {help !== undefined && (
          <span className={styles.help} id={about}>
            {help}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        className={styles.input}
        aria-label={label}
        aria-describedby={help === undefined ? undefined : about}
        checked={on}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}
