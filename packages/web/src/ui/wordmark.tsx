import styles from './wordmark.module.css'

/** Two crossed blades; the one that answers is whole and points up. */
function Blades({ size = 32 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 26 26" width={size} height={size} fill="none" strokeWidth="2.6" aria-hidden="true">
      <path d="M23 22L14.5 13.500M9.5 8.500L6 5" className={styles.parried} />
      <path d="M3 22L18.5 6.5M11.5 5H20V13.5" stroke="currentColor" strokeLinecap="square" />
    </svg>
  )
}

interface WordmarkProps {
  readonly size?: number
  /** On a phone the mark stands alone: what goes beside it needs the room. */
  readonly brief?: boolean
}

/** The mark and the name. */
export function Wordmark({ size = 32, brief = false }: WordmarkProps) {
  return (
    <span className={styles.wordmark} style={{ fontSize: `${(size * 27) / 32 / 16}rem` }}>
      <Blades size={size} />
      <span className={brief ? styles.desk : undefined}>Riposte</span>
    </span>
  )
}
