import type { ReactNode } from 'react'
import styles from './take-button.module.css'

interface TakeButtonProps {
  readonly disabled: boolean
  onTake(): void
  readonly children: ReactNode
  /** Below it: why not, or what was achieved before. */
  readonly note: ReactNode
}

/** The one yellow button of the sheet. */
export function TakeButton({ disabled, onTake, children, note }: TakeButtonProps) {
  return (
    <>
      <button type="button" className={styles.take} disabled={disabled} onClick={onTake}>
        {children}
      </button>
      <p className={styles.note} aria-live="polite">
        {note}
      </p>
    </>
  )
}
