import type { ReactNode } from 'react'
import type { BombSight } from '../sight.ts'
import { chipOf, type Part } from './parts.ts'
import styles from './rich.module.css'
import { SpotLink } from './spot-link.tsx'

/** A line with its wires as chips and links. */
export function rich(sight: Pick<BombSight, 'names' | 'me'>, parts: readonly Part[]): ReactNode {
  return parts.map((part, at) => {
    const key = `${at}`
    if (typeof part === 'string') return part
    if ('bad' in part) {
      return (
        <span key={key} className={styles.bad}>
          {rich(sight, part.bad)}
        </span>
      )
    }
    if ('spot' in part) return <SpotLink key={key} sight={sight} spot={part.spot} />
    const { color, label, sort } = chipOf(part)
    return (
      <span key={key} className={styles.chip} data-color={color}>
        {sort ?? label}
      </span>
    )
  })
}

/** A value or a wire, small enough for a line. */
export function Chip({ color, label }: { readonly color: string; readonly label: string }) {
  return (
    <span className={styles.chip} data-color={color}>
      {label}
    </span>
  )
}
