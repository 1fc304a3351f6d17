import type { ReactNode } from 'react'
import styles from './cards.module.css'
import type { Ground } from './ground.ts'

interface FrameProps {
  readonly width: number
  readonly label: string
  /** Class names beside the card's own. */
  readonly look: readonly string[]
  readonly royal?: boolean
  readonly children: ReactNode
}

/** The stock of a card and its edge. */
export function Frame({ width, label, look, royal = false, children }: FrameProps) {
  const names = [styles.card, ...look, royal ? styles.royal : ''].filter((name) => name !== '')
  return (
    <svg
      className={names.join(' ')}
      width={width}
      height={width * 1.5}
      viewBox="0 0 200 300"
      role="img"
      aria-label={label}
      focusable="false"
    >
      <rect
        x="0.5"
        y="0.5"
        width="199"
        height="299"
        rx="11"
        fill="var(--card-stock)"
        stroke="var(--card-stock-edge)"
        strokeWidth="1"
      />
      {royal && (
        <rect
          x="3.5"
          y="3.5"
          width="193"
          height="293"
          rx="8.5"
          fill="none"
          stroke="var(--card-gilding)"
          strokeWidth="1.2"
        />
      )}
      {children}
    </svg>
  )
}

/** The printed field. */
export function Field({ ground }: { readonly ground: Ground }) {
  return (
    <>
      <path d={ground.field} fill="var(--card-ground)" />
      <path d={ground.pattern} fill="var(--card-ray)" />
      <path d={ground.field} fill="none" stroke="var(--card-frame)" strokeWidth="2" strokeLinejoin="round" />
    </>
  )
}
