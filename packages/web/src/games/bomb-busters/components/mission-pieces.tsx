import { missionOf } from '@riposte/bomb-busters'
import type { ComponentType } from 'react'
import type { BombSight } from '../sight.ts'
import { Bunker } from './bunker.tsx'
import { Challenges } from './challenges.tsx'
import {
  ActiveConstraint,
  ConstraintRing,
  PairedConstraints,
  PersonalConstraints,
  WeakestLink,
} from './constraint-pieces.tsx'
import { RadarAnswers, SirDesignates, Volunteers } from './designation.tsx'
import styles from './mission-pieces.module.css'
import { NanoCarrier, NanoDial } from './nano-track.tsx'
import { NumberHands } from './number-hands.tsx'
import { NumberRow } from './number-row.tsx'
import { Oxygen } from './oxygen.tsx'
import { PersonalNumbers } from './personal-numbers.tsx'
import { reminders } from './reminders.ts'
import type { ShelfId } from './shelves.ts'
import { SpeedScript } from './speed-script.tsx'
import { TokenLine } from './token-line.tsx'
import { UnknownPiece } from './unknown-piece.tsx'

/** By what lies on the table, in the order in which it is shown. Null: drawn with something else. */
const PIECES: Readonly<Record<ShelfId, ComponentType<{ readonly sight: BombSight }> | null>> = {
  'sir-designates': SirDesignates,
  volunteers: Volunteers,
  'speed-script': SpeedScript,
  'number-cards': NumberRow,
  'radar-and-designate': RadarAnswers,
  'nano-robot': NanoCarrier,
  'nano-replaces-dial': NanoDial,
  'bunker-board': Bunker,
  'challenge-cards': Challenges,
  'active-constraint': ActiveConstraint,
  constraints: PersonalConstraints,
  'constraint-ring': ConstraintRing,
  'constraint-per-validated-value': PairedConstraints,
  'hidden-weakest-link': WeakestLink,
  oxygen: Oxygen,
  'number-hands': NumberHands,
  'personal-number-cards': PersonalNumbers,
  'token-draft': TokenLine,
  'sequence-gate': null,
  'sequence-reposition': null,
  'nano-line': null,
  'hidden-number-penalty': null,
}

/** What modules keep in mind and nobody has to see: counters, and what one should remember by oneself (BB-M50.2). What a
 * tape says is shown with its clock. */
const UNSEEN = new Set([
  'constraint-stack',
  'rolling-constraint',
  'token-pass',
  'upside-down-wire',
  'memory-mode',
  'four-of-number',
  'audio',
])

const isDrawn = (id: string): id is ShelfId => Object.hasOwn(PIECES, id)

/** Everything the mission lays out besides wires and tools. */
export function MissionPieces({ sight }: { readonly sight: BombSight }) {
  const { mission, rules } = sight.seen.view
  const orders = reminders(missionOf(mission).modules)
  const drawn = (Object.keys(PIECES) as ShelfId[]).filter((id) => Object.hasOwn(rules, id) && PIECES[id] !== null)
  const unknown = Object.keys(rules).filter((id) => !isDrawn(id) && !UNSEEN.has(id))
  if (drawn.length + unknown.length + orders.length === 0) return null
  return (
    <div className={styles.pieces}>
      {drawn.map((id) => {
        const Drawn = PIECES[id]
        return Drawn === null ? null : <Drawn key={id} sight={sight} />
      })}
      {unknown.map((id) => (
        <UnknownPiece key={id} id={id} facts={rules[id]} />
      ))}
      {orders.length > 0 && (
        <ul className={styles.orders} aria-label="Standing orders">
          {orders.map((order) => (
            <li key={order}>{order}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
