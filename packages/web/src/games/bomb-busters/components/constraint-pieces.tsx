import type { BombSight } from '../sight.ts'
import styles from './constraint-pieces.module.css'
import { ConstraintSlip } from './constraint-slip.tsx'
import { CONSTRAINTS } from './constraint-words.ts'
import { NumberPlate } from './number-plate.tsx'
import { People, Piece, PieceNote } from './piece.tsx'
import { ownShelf, personName, shelfOf } from './shelves.ts'

/** The card that binds everybody: missions 32 and 37. */
export function ActiveConstraint({ sight }: { readonly sight: BombSight }) {
  const stack = shelfOf(sight, 'active-constraint')
  if (stack === undefined) return null
  return (
    <Piece title="Binds everybody" aside={`${stack.deck} in the deck`}>
      {stack.active === null ? <PieceNote>No constraint any more.</PieceNote> : <ConstraintSlip id={stack.active} />}
    </Piece>
  )
}

/** One card to a player: mission 31. */
export function PersonalConstraints({ sight }: { readonly sight: BombSight }) {
  const personal = shelfOf(sight, 'constraints')
  if (personal === undefined) return null
  const isChoosing = personal.cards.some((card) => card === null)
  const mine = sight.me === null ? null : personal.cards[sight.me]
  return (
    <Piece title="Everybody’s own">
      <People
        sight={sight}
        signs
        of={(seat) => {
          const card = personal.cards[seat]
          if (card === null) return 'to choose'
          const isOff = personal.off[seat]
          return <ConstraintSlip id={card} off={isOff} short {...(isOff ? { note: 'turned over' } : {})} />
        }}
      />
      {mine !== null && (
        <PieceNote>
          You: {CONSTRAINTS[mine]}
          {personal.off[sight.me ?? 0] ? ', turned over for good' : ''}.
        </PieceNote>
      )}
      {isChoosing && (
        <ul className={styles.open} aria-label="Still to be had">
          {personal.open.map((id) => (
            <li key={id}>
              <ConstraintSlip id={id} />
            </li>
          ))}
        </ul>
      )}
    </Piece>
  )
}

/** A card to a player that goes round: mission 61. Places between players bind nobody. */
export function ConstraintRing({ sight }: { readonly sight: BombSight }) {
  const ring = shelfOf(sight, 'constraint-ring')
  if (ring === undefined) return null
  const mine = ring.slots.find(({ seat }) => seat === sight.me)
  return (
    <Piece title="The ring" aside={`${ring.pool} to change for`}>
      <ol className={styles.ring}>
        {ring.slots.map(({ seat, card }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places of the ring
          <li key={at} data-free={seat < 0}>
            <span className={styles.who}>{seat < 0 ? 'nobody' : personName(sight, seat)}</span>
            <ConstraintSlip id={card} short />
          </li>
        ))}
      </ol>
      {mine !== undefined && <PieceNote>You: {CONSTRAINTS[mine.card]}.</PieceNote>}
    </Piece>
  )
}

/** A card beside each number: mission 57. Those that are covered are gone. */
export function PairedConstraints({ sight }: { readonly sight: BombSight }) {
  const paired = shelfOf(sight, 'constraint-per-validated-value')
  if (paired === undefined) return null
  const { track } = sight.seen.view
  const active = paired.pairs.find(({ value }) => value === paired.active)
  return (
    <Piece title="When finished, it binds" aside={active === undefined ? 'nothing binds yet' : undefined}>
      {active !== undefined && (
        <div className={styles.active}>
          <NumberPlate value={active.value} size="small" mark="open" />
          <ConstraintSlip id={active.constraint} />
        </div>
      )}
      <ul className={styles.pairs}>
        {paired.pairs
          .filter(({ value }) => value !== paired.active && (track?.[value - 1] ?? 0) < 4)
          .map(({ value, constraint }) => (
            <li key={value}>
              <NumberPlate value={value} size="small" />
              <ConstraintSlip id={constraint} short />
            </li>
          ))}
      </ul>
    </Piece>
  )
}

/** Cards face down in front of everybody: mission 34. One sees one's own. */
export function WeakestLink({ sight }: { readonly sight: BombSight }) {
  const link = shelfOf(sight, 'hidden-weakest-link')
  if (link === undefined) return null
  const mine = ownShelf(sight, 'hidden-weakest-link')
  if (!link.hidden) return <Piece title="One of you is bound">The cards are turned up; nothing binds any more.</Piece>
  const isWeakest = mine?.character === 'double_detector'
  return (
    <Piece title="One of you is bound" aside="all face down">
      {mine?.constraint != null && (
        <>
          <ConstraintSlip id={mine.constraint} off={!isWeakest} />
          <PieceNote>
            {isWeakest ? 'It is you: this binds you, and nobody may know.' : 'It is not you: this does not bind you.'}
          </PieceNote>
        </>
      )}
      {link.wrong.length > 0 && (
        <ul className={styles.wrong} aria-label="Guessed wrong">
          {link.wrong.map(({ target, constraint }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: guesses in their order
            <li key={at}>
              <s>{personName(sight, target)}</s> <ConstraintSlip id={constraint} short off />
            </li>
          ))}
        </ul>
      )}
    </Piece>
  )
}
