import styles from './deals.module.css'

interface AmountProps {
  readonly label: string
  readonly values: readonly number[]
  readonly value: number
  onChange(value: number): void
}

/** An amount of spice, within what is allowed. */
export function Amount({ label, values, value, onChange }: AmountProps) {
  return (
    <label className={styles.amount}>
      <input
        type="number"
        min={values[0] ?? 0}
        max={values.at(-1) ?? 0}
        value={value}
        onChange={(event) => onChange(Math.max(0, Math.floor(event.currentTarget.valueAsNumber || 0)))}
      />
      {label}
    </label>
  )
}
