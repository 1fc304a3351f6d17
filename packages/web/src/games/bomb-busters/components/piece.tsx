import type { ReactNode } from 'react'
import { SeatSign } from '../art/signs.tsx'
import type { BombSight } from '../sight.ts'
import styles from './piece.module.css'
import { personName } from './shelves.ts'

interface PieceProps {
  /** Engraved above it, and read out. */
  readonly title: string
  /** At the right of the title: a count. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A plate on which a mission lays something out. */
export function Piece({ title, aside, children }: PieceProps) {
  return (
    <section className={styles.piece} data-thing={`piece:${title}`} aria-label={title}>
      <h3 className={styles.title}>
        <span>{title}</span>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </h3>
      {children}
    </section>
  )
}

/** A line of words on a plate. */
export function PieceNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles.note}>{children}</p>
}

interface PeopleProps {
  readonly sight: BombSight
  /** What lies in front of each seat. */
  of(seat: number): ReactNode
  /** Wide things: the seat's sign stands for the name, which is read out. */
  readonly signs?: boolean
}

/** What everybody has, seat by seat. */
export function People({ sight, of, signs = false }: PeopleProps) {
  return (
    <ul className={styles.people} data-signs={signs}>
      {sight.seen.view.players.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are their places
        <li key={seat}>
          <SeatSign seat={seat} size={14} />
          <span className={signs ? 'unseen' : styles.name}>{personName(sight, seat)}</span>
          <span className={styles.thing}>{of(seat)}</span>
        </li>
      ))}
    </ul>
  )
}
