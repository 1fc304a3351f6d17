import type { BombSight } from '../sight.ts'
import { Piece } from './piece.tsx'
import { shelfOf } from './shelves.ts'
import styles from './token-line.module.css'

const YELLOW = 13

/** Tokens that are taken one by one: mission 27. */
export function TokenLine({ sight }: { readonly sight: BombSight }) {
  const draft = shelfOf(sight, 'token-draft')
  if (draft === undefined || draft.line.length === 0) return null
  return (
    <Piece title="One for each">
      <ul className={styles.line}>
        {draft.line.map((value, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two tokens may be alike
          <li key={at}>
            <Disc value={value} />
          </li>
        ))}
      </ul>
    </Piece>
  )
}

function Disc({ value }: { readonly value: number }) {
  const isYellow = value === YELLOW
  return (
    <svg viewBox="-20 -20 40 40" className={styles.disc} role="img" aria-label={isYellow ? 'yellow' : String(value)}>
      <circle r="19" fill="#efe8d6" stroke="#5c5443" />
      <circle
        r="15"
        fill={isYellow ? '#f5c11c' : '#fbf7ec'}
        stroke={isYellow ? '#17150f' : '#2c7bd6'}
        strokeWidth="2.800"
      />
      <text y="6" textAnchor="middle" className={styles.figure} fill={isYellow ? '#17150f' : '#0e3b76'}>
        {isYellow ? 'Y' : value}
      </text>
    </svg>
  )
}
