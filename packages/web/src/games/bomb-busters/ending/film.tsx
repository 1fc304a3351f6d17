import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { writePlace } from '../../../replay/place.ts'
import { Portrait } from '../art/portrait.tsx'
import { Skull, Tick } from '../art/signs.tsx'
import { ValueSleeve } from '../dock/value-sleeve.tsx'
import { letterOf, personOf } from '../names.ts'
import type { BombSight } from '../sight.ts'
import styles from './film.module.css'
import type { Turn } from './turns.ts'

const SHOWN = 6

interface FilmProps {
  readonly sight: BombSight
  readonly turns: readonly Turn[]
  readonly won: boolean
  /** Whose replay it is, and the moment of each turn in it; none while the record is not there. */
  readonly table: string
  readonly deeds: ReadonlyMap<number, number>
}

/** The last turns as frames of a film; each leads into the replay at its moment. */
export function Film({ sight, turns, won, table, deeds }: FilmProps) {
  const last = turns.slice(-SHOWN)
  if (last.length === 0) return null
  return (
    // What scrolls must be reachable by the keyboard, if not by what is in it.
    <ol className={styles.film} tabIndex={deeds.size === 0 ? 0 : undefined} aria-label="The last turns">
      {last.map((turn, at) => (
        <li key={turn.turn} className={styles.turn}>
          <Way table={table} at={deeds.get(turn.turn)} came={turn.came} last={at === last.length - 1 && !won}>
            <Frame sight={sight} turn={turn} />
          </Way>
        </li>
      ))}
    </ol>
  )
}

interface WayProps {
  readonly table: string
  readonly at: number | undefined
  readonly came: Turn['came']
  readonly last: boolean
  readonly children: ReactNode
}

function Way({ table, at, came, last, children }: WayProps) {
  const props = { className: styles.frame, 'data-came': came, 'data-last': last }
  if (at === undefined) return <span {...props}>{children}</span>
  return (
    <Link {...props} href={`/replay/${table}${writePlace({ at, eyes: 'all' })}`}>
      {children}
      <span className="unseen">, in the replay</span>
    </Link>
  )
}

function Frame({ sight, turn }: { readonly sight: BombSight; readonly turn: Turn }) {
  const { seat, target, spots, value, came } = turn
  const { players } = sight.seen.view
  return (
    <>
      <span className={styles.number}>
        <span className="unseen">Turn </span>
        {turn.turn}
      </span>{' '}
      <span className={styles.who}>
        <Portrait character={players[seat].character} seat={seat} size={36} />
        <span className="unseen">{`${personOf(sight, seat)} `}</span>
        {target !== null && (
          <>
            <svg viewBox="0 0 24 14" width="24" height="14" aria-hidden="true">
              <path d="M1 7h20m-6-6l7 6-7 6" fill="none" stroke="#f3ede0" strokeWidth="2.4" strokeLinecap="round" />
            </svg>
            <Portrait character={players[target].character} seat={target} size={36} />
            <span className="unseen">{`at ${personOf(sight, target)} `}</span>
            <b className={styles.letters}>
              {spots.length > 3 ? '…' : spots.map(({ place }) => letterOf(place)).join(' ')}
            </b>
          </>
        )}
      </span>{' '}
      <span className={styles.came}>
        {value !== null && <ValueSleeve value={value} width={28} height={32} />}
        <span>{cameWords(turn)}</span>
        {(came === 'right' || came === 'alone') && <Tick size={18} />}
        {came === 'red' && (
          <svg viewBox="-20 -20 40 42" width="18" height="18" aria-hidden="true">
            <Skull color="#f5c11c" hollow="#6e120a" />
          </svg>
        )}
      </span>
    </>
  )
}

function cameWords({ came, dial, value }: Turn): string {
  switch (came) {
    case 'right':
      return 'right'
    case 'alone':
      return value === 'RED' ? 'revealed' : 'alone'
    case 'wrong':
      return dial === null ? 'wrong' : `wrong: dial ${dial}`
    case 'red':
      return 'red: explosion'
    case 'other':
      return 'no cut'
  }
}
