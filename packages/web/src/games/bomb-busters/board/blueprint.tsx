import { LINE } from '../art/palette.ts'
import styles from './blueprint.module.css'

const CIRCLES = [150, 210, 290, 390, 510, 650, 810]
const RAYS = Array.from({ length: 24 }, (_, at) => at * 15)

/** The drafting sheet under everything: a grid, and circles around the device. */
export function Blueprint() {
  return (
    <div className={styles.sheet} aria-hidden="true">
      <svg
        className={styles.lines}
        viewBox="-1000 -300 1300 900"
        preserveAspectRatio="xMaxYMin slice"
        aria-hidden="true"
      >
        {CIRCLES.map((r, at) => (
          <circle
            key={r}
            r={r}
            fill="none"
            stroke={LINE}
            strokeOpacity={0.26 - 0.02 * at}
            strokeDasharray={at % 2 === 1 ? '7 6' : undefined}
          />
        ))}
        {RAYS.map((angle) => (
          <path
            key={angle}
            d="M160 0H1100"
            transform={`rotate(${angle})`}
            stroke={LINE}
            strokeOpacity={angle % 30 === 0 ? 0.11 : 0.05}
          />
        ))}
      </svg>
    </div>
  )
}
