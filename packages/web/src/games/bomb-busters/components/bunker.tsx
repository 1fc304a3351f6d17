import { BUNKER } from '@riposte/bomb-busters'
import type { BombSight } from '../sight.ts'
import styles from './bunker.module.css'
import { BunkerFloor } from './bunker-floor.tsx'
import { ConstraintSign } from './constraint-slip.tsx'
import { CONSTRAINTS } from './constraint-words.ts'
import { Piece, PieceNote } from './piece.tsx'
import { type BunkerSlot, personName, shelfOf } from './shelves.ts'

const SLOTS: readonly (readonly [BunkerSlot, string])[] = [
  ['north', 'north'],
  ['east', 'east'],
  ['south', 'south'],
  ['west', 'west'],
  ['action', 'act'],
]

const FLOORS = { front: 'Front', back: 'Back' } as const

/** The two floors of the bunker, and which numbers lead where: mission 66. */
export function Bunker({ sight }: { readonly sight: BombSight }) {
  const board = shelfOf(sight, 'bunker-board')
  if (board === undefined) return null
  const { due } = board
  return (
    <Piece title="The bunker" aside={`${board.activated.length} of 4 done`}>
      <div className={styles.floors}>
        {(['front', 'back'] as const).map((floor) => (
          <figure key={floor} data-here={floor === board.floor}>
            <BunkerFloor
              name={FLOORS[floor]}
              plan={BUNKER.floors[floor]}
              rows={BUNKER.rows}
              cols={BUNKER.cols}
              start={BUNKER.start.floor === floor ? BUNKER.start.cell : null}
              activated={board.activated}
              standee={board.floor === floor ? board.cell : null}
            />
            <figcaption>{FLOORS[floor]}</figcaption>
          </figure>
        ))}
      </div>
      <ul className={styles.ways}>
        {SLOTS.map(([slot, word]) => (
          <li key={slot}>
            <span>{word}</span>
            <span className={styles.card}>
              <ConstraintSign id={board.cards[slot]} />
            </span>
            <span className="unseen">{CONSTRAINTS[board.cards[slot]]}</span>
          </li>
        ))}
      </ul>
      {due !== null && (
        <PieceNote>
          {personName(sight, due.actor)} {due.actor === sight.me ? 'step' : 'steps'} with a {due.value}
          {due.left > 1 ? `, ${due.left} steps left` : ''}.
        </PieceNote>
      )}
    </Piece>
  )
}
