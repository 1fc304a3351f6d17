import { BadgeMark } from './badge-mark.tsx'
import { BADGES, type Badge } from './facts.ts'
import styles from './legend.module.css'

/** What the marks in a campaign mean. */
export function StateLegend() {
  return (
    <ul className={styles.legend}>
      <li>
        <Dot fill="#f5f0e3" stroke="#86d3b8" />
        defused
      </li>
      <li>
        <Dot fill="#1b4a7e" stroke="#f5c11c" />
        open
      </li>
      <li>
        <Dot fill="#1a222b" stroke="#5b6a78" />
        locked by the exam before
      </li>
      <li>
        <svg viewBox="-11 -11 22 22" className={styles.mark} aria-hidden="true">
          <path d="M-4-4l8 8m0-8l-8 8" stroke="#ff7a66" strokeWidth="3" strokeLinecap="round" />
        </svg>
        went off
      </li>
    </ul>
  )
}

function Dot({ fill, stroke }: { readonly fill: string; readonly stroke: string }) {
  return (
    <svg viewBox="-11 -11 22 22" className={styles.mark} aria-hidden="true">
      <circle r="9" fill={fill} stroke={stroke} strokeWidth="2.8" />
    </svg>
  )
}

/** What the small signs mean. */
export function BadgeLegend() {
  return (
    <ul className={styles.legend}>
      {(Object.entries(BADGES) as [Badge, string][]).map(([badge, words]) => (
        <li key={badge}>
          <svg viewBox="-9 -9 18 18" className={styles.sign} aria-hidden="true">
            <BadgeMark badge={badge} />
          </svg>
          {words}
        </li>
      ))}
    </ul>
  )
}

/** What stands in every place. */
export function PlaceLegend() {
  return (
    <ul className={styles.legend}>
      <li>
        <svg viewBox="0 0 35 11" className={styles.ticks} aria-hidden="true">
          {[0, 1, 2, 3, 4].map((at) => (
            <rect key={at} x={at * 7} y="1" width="5" height="9" rx="1" fill={at < 3 ? '#fff6e0' : '#5f7fa3'} />
          ))}
        </svg>
        difficulty
      </li>
      <li>
        <span className={styles.pill}>3+</span>
        players
      </li>
    </ul>
  )
}
