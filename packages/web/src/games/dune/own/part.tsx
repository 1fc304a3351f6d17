import type { ReactNode } from 'react'
import styles from './own.module.css'

interface PartProps {
  readonly name: string
  readonly note?: string
  /** What lessons call it. */
  readonly thing?: string
  readonly children: ReactNode
}

/** A heading, and what belongs under it. */
export function Part({ name, note, thing, children }: PartProps) {
  return (
    <section className={styles.part} data-thing={thing}>
      <h3 className={styles.heading}>
        {name}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </h3>
      {children}
    </section>
  )
}
