import type { ReactNode } from 'react'
import styles from './options.module.css'

interface OptionProps {
  readonly picture?: ReactNode
  readonly title: string
  readonly note?: string | null
  readonly disabled?: boolean
  readonly chosen?: boolean
  /** What lessons call it. */
  readonly thing?: string
  onChoose(): void
}

/** An answer with a picture: pressing it is the answer, or chooses it where several are put together. */
export function Option({ picture, title, note = null, disabled = false, chosen, thing, onChoose }: OptionProps) {
  return (
    <button
      type="button"
      data-rove
      data-thing={thing}
      className={styles.option}
      aria-pressed={chosen}
      disabled={disabled}
      onClick={onChoose}
    >
      {picture !== undefined && (
        <span className={styles.picture} aria-hidden="true">
          {picture}
        </span>
      )}
      <span className={styles.words}>
        <b>{title}</b>
        {note !== null && <small>{note}</small>}
      </span>
    </button>
  )
}

export function Options({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: answers side by side are no form of their own
    <div className={styles.options} role="group" aria-label={label}>
      {children}
    </div>
  )
}
