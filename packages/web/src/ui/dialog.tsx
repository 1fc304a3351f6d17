import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'

interface DialogProps {
  readonly open: boolean
  readonly title: string
  /** A dialog in the middle, a drawer at the right, or a sheet from below. On a phone all of them are sheets. */
  readonly from?: 'middle' | 'right' | 'below'
  readonly closeLabel?: string
  /** The game whose colours it has, wherever it is opened from; otherwise it has those around it. */
  readonly world?: string
  onClose(): void
  readonly children: ReactNode
  /** Stays in sight below what scrolls: what is done with the dialog. */
  readonly foot?: ReactNode
}

/** The browser's own modal dialog: it keeps the focus, closes with Escape, and hides the rest from screen readers. */
export function Dialog({
  open,
  title,
  from = 'middle',
  closeLabel = 'Close',
  world,
  onClose,
  children,
  foot,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useId()
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
      data-world={world}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => {
        // A click beside the dialog lands on the dialog element itself.
        if (event.target === ref.current) onClose()
      }}
    >
      {open && (
        <div className={styles.inside}>
          <div className={styles.head}>
            <h2 className={styles.title} id={heading}>
              {title}
            </h2>
            <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          <div className={styles.body}>{children}</div>
          {foot !== undefined && <div className={styles.foot}>{foot}</div>}
        </div>
      )}
    </dialog>
  )
}
