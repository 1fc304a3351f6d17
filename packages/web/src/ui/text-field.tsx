import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './text-field.module.css'

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string
  /** The label is read out only: what stands around the field says it to the eye. */
  readonly unlabelled?: boolean
  readonly help?: ReactNode
  /** What is wrong with it. */
  readonly wrong?: string | null
}

export function TextField({ label, unlabelled = false, help, wrong = null, className, ...rest }: TextFieldProps) {
  const id = useId()
  const about = wrong !== null || help !== undefined ? `${id}-about` : undefined
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={id} className={unlabelled ? 'unseen' : styles.label}>
        {label}
      </label>
      <input id={id} className={styles.input} aria-invalid={wrong !== null} aria-describedby={about} {...rest} />
      {about !== undefined && (
        <p id={about} className={wrong === null ? styles.help : styles.wrong}>
          {wrong ?? help}
        </p>
      )}
    </div>
  )
}
