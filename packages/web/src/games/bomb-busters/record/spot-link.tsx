import { showWire } from '../board/shown.ts'
import type { Spot } from '../names.ts'
import styles from './rich.module.css'

interface SpotLinkProps {
  readonly spot: Spot
  /** "Ilse's", "your". */
  readonly owner: string
  readonly letter: string
}

/** A wire that is named; pressing it shows the wire on the board. */
export function SpotLink({ spot, owner, letter }: SpotLinkProps) {
  return (
    <button type="button" className={styles.link} onClick={() => showWire(spot)}>
      {owner} wire <span className={styles.letter}>{letter}</span>
    </button>
  )
}
