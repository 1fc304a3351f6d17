import { memo } from 'react'
import styles from './cards.module.css'
import { EmblemOf } from './emblem.tsx'

interface EmptySlotProps {
  readonly width: number
  /** Said for those who cannot see it; without one it is decoration. */
  readonly label?: string
  /** The card that would lie here, as a shadow of itself. */
  readonly card?: string
  /** Something is asked of the reader here. */
  readonly asked?: boolean
}

/** A place for a card: a broken outline. */
export const EmptySlot = memo(function EmptySlot({ width, label, card, asked = false }: EmptySlotProps) {
  return (
    <svg
      className={asked ? `${styles.slot} ${styles.asked}` : styles.slot}
      width={width}
      height={width * 1.5}
      viewBox="0 0 200 300"
      focusable="false"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <rect className={styles.slotEdge} x="3" y="3" width="194" height="294" rx="10" />
      {card !== undefined && (
        <g transform="translate(34 84) scale(1.1)">
          <EmblemOf name={card} />
        </g>
      )}
    </svg>
  )
})
