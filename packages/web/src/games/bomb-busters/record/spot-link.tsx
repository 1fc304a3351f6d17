import { showWire } from '../board/shown.ts'
import { letterOf, personOf, type Spot } from '../names.ts'
import type { BombSight } from '../sight.ts'
import styles from './rich.module.css'

interface SpotLinkProps {
  readonly sight: Pick<BombSight, 'names' | 'me'>
  readonly spot: Spot
}

/** A wire that is named; pressing it shows the wire on the board. */
export function SpotLink({ sight, spot }: SpotLinkProps) {
  const { seat, place } = spot
  return (
    <button type="button" className={styles.link} onClick={() => showWire(spot)}>
      {seat === sight.me ? 'your' : personOf(sight, seat)} <span className={styles.letter}>{letterOf(place)}</span>
    </button>
  )
}
