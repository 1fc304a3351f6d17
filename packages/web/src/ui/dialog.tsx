import { type ReactNode, useEffect, useRef } from 'react'
import styles from './dialog.module.css'

interface DialogProps {
  readonly open: boolean
  readonly title: string
  /** A dialog in the middle, a drawer at the right, or a sheet from below. On a phone all of them are sheets. */
  readonly from?: 'middle' | 'right' | 'below'
  readonly closeLabel?: string
  onClose(): void
  readonly children: ReactNode
}

/** The browser's own modal dialog: it keeps the focus, closes with Escape, and hides the rest from screen readers. */
export function Dialog({ open, title, from = 'middle', closeLabel = 'Close', onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape
    <dialog
      ref={ref}
      className={[styles.dialog, styles[from]].join(' ')}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => {
        // A click beside the dialog lands on the dialog element itself.
        if (event.target === ref.current) onClose()
      }}
    >
      {open && (
        <div className={styles.inside}>
          <header className={styles.head}>
            <h2 className={styles.title}>{title}</h2>
            <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
              <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
              </svg>
            </button>
          </header>
          <div className={styles.body}>{children}</div>
        </div>
      )}
    </dialog>
  )
}
