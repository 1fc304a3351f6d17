import { type ReactNode, useEffect, useId, useRef } from 'react'
import { secondsLeft } from '../../../table/time.ts'
import { type RunningTime, TimeBar } from '../../../table/time-bar.tsx'
import { karamaTexts as texts } from './texts.ts'
import styles from './window-frame.module.css'

interface WindowFrameProps {
  readonly open: boolean
  /** What it lies on: what is suspended meanwhile. */
  readonly under: string | null
  readonly time: RunningTime | null
  readonly picture: ReactNode
  readonly title: string
  readonly note: string
  readonly children: ReactNode
  /** The two answers. */
  readonly foot: ReactNode
  /** Puts it aside without answering. */
  onFold(): void
}

/**
 * A slab on top of the table. It keeps the focus while it is open. Escape puts it aside and answers nothing: whoever
 * wants to look at the table first finds the same question in the dock.
 */
export function WindowFrame({ open, under, time, picture, title, note, children, foot, onFold }: WindowFrameProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const seconds = time === null ? null : secondsLeft(time.left)
  useEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
  }, [open])
  return (
    <dialog ref={ref} className={styles.window} aria-labelledby={heading} onClose={onFold}>
      {under !== null && <p className={styles.under}>{under}</p>}
      <div className={styles.slab}>
        <TimeBar className={styles.bar} time={time} mine />
        <header className={styles.head}>
          {picture}
          <div className={styles.names}>
            {/* The first thing that is read; not the button that would answer. */}
            <h2 id={heading} className={styles.title} tabIndex={-1} data-autofocus ref={focusFirst}>
              {title}
            </h2>
            <p>{note}</p>
          </div>
          {seconds !== null && (
            <p className={styles.time} role="timer" aria-live="off" aria-label={texts.timeLeft(seconds)}>
              <b aria-hidden="true">{seconds}</b>
              <small aria-hidden="true">{texts.left(seconds)}</small>
            </p>
          )}
        </header>
        <div className={styles.body}>{children}</div>
        <footer className={styles.foot}>
          <button type="button" className={styles.fold} onClick={onFold}>
            {texts.fold}
          </button>
          {foot}
        </footer>
      </div>
    </dialog>
  )
}

function focusFirst(heading: HTMLHeadingElement | null): void {
  // After the dialog was opened, which would otherwise put the focus on its first button.
  if (heading !== null) requestAnimationFrame(() => heading.closest('dialog')?.open === true && heading.focus())
}

interface FactProps {
  readonly label: string
  readonly children: ReactNode
}

/** One line of what is at stake. */
export function Fact({ label, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
