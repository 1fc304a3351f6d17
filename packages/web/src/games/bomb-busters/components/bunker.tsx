import { missionOf } from '@riposte/bomb-busters'
import type { BombSight } from '../sight.ts'
import styles from './bunker.module.css'
import { BunkerFloor, type FloorPlan } from './bunker-floor.tsx'
import { ConstraintSign } from './constraint-slip.tsx'
import { CONSTRAINTS } from './constraint-words.ts'
import { Piece, PieceNote } from './piece.tsx'
import { type BunkerSlot, personName, shelfOf } from './shelves.ts'

interface Plan {
  readonly rows: number
  readonly cols: number
  readonly start: { readonly floor: string; readonly cell: readonly [number, number] }
  readonly floors: Readonly<Record<'front' | 'back', FloorPlan>>
}

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
  const plan = missionOf(sight.seen.view.mission).components.find(({ type }) => type === 'bunker') as unknown as
    | Plan
    | undefined
  if (board === undefined || plan === undefined) return null
  const { due } = board
  return (
    <Piece title="The bunker" aside={`${board.activated.length} of 4 done`}>
      <div className={styles.floors}>
        {(['front', 'back'] as const).map((floor) => (
          <figure key={floor} data-here={floor === board.floor}>
            <BunkerFloor
              name={FLOORS[floor]}
              plan={plan.floors[floor]}
              rows={plan.rows}
              cols={plan.cols}
              start={plan.start.floor === floor ? plan.start.cell : null}
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
