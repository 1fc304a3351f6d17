import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './full-dialog.module.css'

interface FullDialogProps {
  readonly label: string
  onClose(): void
  readonly children: ReactNode
}

/** A modal dialog that fills the window, for things too large for a leaf. Open for as long as it is there. */
export function FullDialog({ label, onClose, children }: FullDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  // Before what is inside looks for its place: nothing has a size, or takes the focus, until the dialog is shown.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog !== null && !dialog.open) dialog.showModal()
  }, [])
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label={label}
      // Escape: whoever opened it takes it away, and the browser gives the focus back.
      onCancel={(event) => {
        event.preventDefault()
        ref.current?.close()
      }}
      onClose={(event) => {
        // The dialog around this one must not take it for its own end.
        event.stopPropagation()
        onClose()
      }}
    >
      {children}
    </dialog>
  )
}
