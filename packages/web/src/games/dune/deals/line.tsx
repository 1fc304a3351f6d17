import type { ReactNode } from 'react'
import styles from './deals.module.css'

interface LineProps {
  /** Seen beside the field, which has a name of its own for those who hear it; left out where a button stands. */
  readonly label?: string
  readonly children: ReactNode
}

/** One line of a form: what it is about, and the field. */
export function Line({ label = '', children }: LineProps) {
  return (
    <div className={styles.line}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <div className={styles.field}>{children}</div>
    </div>
  )
}
