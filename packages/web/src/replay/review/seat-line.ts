import type { Seat } from '@riposte/kernel'
import styles from './seat-line.module.css'

const LINES = [styles.seat0, styles.seat1, styles.seat2, styles.seat3, styles.seat4, styles.seat5]

/** How a seat's line is drawn: each has its dashes besides its colour. */
export function seatLine(seat: Seat): string {
  return LINES[seat % LINES.length]
}
