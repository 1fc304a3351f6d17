import type { ReactNode } from 'react'
import styles from './zone.module.css'

interface ZoneProps {
  readonly label: ReactNode
  readonly children: ReactNode
}

/** Cards with a word under them. */
export function Zone({ label, children }: ZoneProps) {
  return (
    <div className={styles.zone}>
      <div className={styles.cards}>{children}</div>
      <div className={styles.label}>{label}</div>
    </div>
  )
}

/** A place where a card could lie. */
export function Empty({ width }: { readonly width: number }) {
  return <div className={styles.empty} style={{ width, height: width * 1.5 }} />
}
