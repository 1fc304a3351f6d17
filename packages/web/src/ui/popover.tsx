import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './popover.module.css'

interface PopoverProps {
  /** The word that opens it. */
  readonly word: ReactNode
  /** What is changed here. */
  readonly title: string
  readonly disabled?: boolean
  readonly children: ReactNode
}

const EDGE = 16
const GAP = 6

/** A word in a sentence that can be changed: it opens a small leaf beside it, on a phone a sheet from below. */
export function Popover({ word, title, disabled = false, children }: PopoverProps) {
  const id = useId()
  const leaf = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState({ left: 0, top: 0 })
  useEffect(() => {
    const [around, inside] = [button.current, leaf.current]
    if (!open || around === null || inside === null) return
    const place = () => {
      const word = around.getBoundingClientRect()
      const { offsetWidth, offsetHeight } = inside
      const below = word.bottom + GAP
      setAt({
        left: Math.max(EDGE, Math.min(word.left - EDGE, innerWidth - offsetWidth - EDGE)),
        top: below + offsetHeight + EDGE < innerHeight ? below : Math.max(EDGE, word.top - GAP - offsetHeight),
      })
    }
    // What is chosen inside may make it taller.
    const sizes = new ResizeObserver(place)
    sizes.observe(inside)
    addEventListener('scroll', place, { passive: true })
    return () => {
      sizes.disconnect()
      removeEventListener('scroll', place)
    }
  }, [open])
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.word}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-label={`${title}: ${typeof word === 'string' ? word : ''}`}
        disabled={disabled}
      >
        {word}
      </button>
      <div
        ref={leaf}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={title}
        className={styles.leaf}
        style={at}
        onBeforeToggle={(event) => {
          if (event.newState === 'open') setOpen(true)
        }}
        onToggle={(event) => {
          // Emptied only once it is closed: until then it holds the focus, which the browser gives back to the word.
          if (event.newState !== 'open') return setOpen(false)
          leaf.current?.querySelector<HTMLElement>('input:checked, input, select, button')?.focus()
        }}
      >
        {open && (
          <>
            <p className={styles.title}>{title}</p>
            {children}
          </>
        )}
      </div>
    </>
  )
}
