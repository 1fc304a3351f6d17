import { useId } from 'react'
import styles from './select.module.css'

interface SelectProps<V extends string | number> {
  readonly label: string
  readonly unlabelled?: boolean
  readonly value: V
  readonly choices: readonly { readonly value: V; readonly label: string }[]
  onChange(value: NoInfer<V>): void
}

/** One of many. */
export function Select<V extends string | number>({
  label,
  unlabelled = false,
  value,
  choices,
  onChange,
}: SelectProps<V>) {
  const id = useId()
  return (
    <span className={styles.field}>
      <label htmlFor={id} className={unlabelled ? 'unseen' : styles.label}>
        {label}
      </label>
      <span className={styles.box}>
        <select
          id={id}
          className={styles.select}
          value={choices.findIndex((choice) => choice.value === value)}
          onChange={(event) => onChange(choices[Number(event.currentTarget.value)].value)}
        >
          {choices.map((choice, at) => (
            <option key={choice.value} value={at}>
              {choice.label}
            </option>
          ))}
        </select>
      </span>
    </span>
  )
}
