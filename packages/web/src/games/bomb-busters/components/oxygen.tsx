import { missionOf, oxygen } from '@riposte/bomb-busters'
import type { BombSight } from '../sight.ts'
import styles from './oxygen.module.css'
import { People, Piece } from './piece.tsx'
import { shelfOf } from './shelves.ts'

/** The air that is left: in reserve, and with everybody. */
export function Oxygen({ sight }: { readonly sight: BombSight }) {
  const air = shelfOf(sight, 'oxygen')
  if (air === undefined) return null
  const price = oxygen.parametersIn(missionOf(sight.seen.view.mission))?.price ?? 'value'
  return (
    <Piece title="Air" aside={`${air.pool} in reserve`}>
      <People sight={sight} of={(seat) => <Held many={air.held[seat]} />} />
      {price === 'value' ? (
        <p className={styles.words}>A cut costs as much as its number says.</p>
      ) : (
        <ul className={styles.prices} aria-label="What a cut costs">
          {price.map(({ from, to, cost }) => (
            <Price key={from} numbers={`${from}–${to}`} cost={cost} />
          ))}
        </ul>
      )}
    </Piece>
  )
}

function Held({ many }: { readonly many: number }) {
  return (
    <span className={styles.held}>
      <Bubble />
      <b data-none={many === 0}>{many}</b>
    </span>
  )
}

function Price({ numbers, cost }: { readonly numbers: string; readonly cost: number }) {
  return (
    <li aria-label={`${numbers}: ${cost}`}>
      <b>{numbers}</b>
      {Array.from({ length: cost }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one bubble like the other
        <Bubble key={at} />
      ))}
    </li>
  )
}

/** As large as a line of words, unless it is drawn by itself. */
export function Bubble({ size }: { readonly size?: number }) {
  return (
    <svg
      viewBox="-6 -6 12 12"
      width={size}
      height={size}
      className={size === undefined ? styles.bubble : undefined}
      aria-hidden="true"
    >
      <circle r="5" fill="#2f8fb0" stroke="#d5f2fb" strokeWidth="1.400" />
      <path d="M-2.500-1.500a3 3 0 0 1 2-1.800" fill="none" stroke="#fff" strokeWidth="1.200" strokeLinecap="round" />
    </svg>
  )
}
