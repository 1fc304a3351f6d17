import type { BombSight } from '../sight.ts'
import styles from './number-hands.module.css'
import { NumberPlate } from './number-plate.tsx'
import { People, Piece, PieceNote } from './piece.tsx'
import { ownShelf, personName, shelfOf } from './shelves.ts'

/** Number cards held in hands, and the one that lies face down: mission 29. */
export function NumberHands({ sight }: { readonly sight: BombSight }) {
  const hands = shelfOf(sight, 'number-hands')
  if (hands === undefined) return null
  const mine = ownShelf(sight, 'number-hands')
  const guess = shelfOf(sight, 'hidden-number-penalty')
  return (
    <Piece title="Number cards" aside={`${hands.deck} in the deck`}>
      <People
        sight={sight}
        of={(seat) =>
          seat === sight.me && mine !== undefined ? (
            mine.cards.map((value) => <NumberPlate key={value} value={value} size="small" />)
          ) : (
            <Backs many={hands.counts[seat]} />
          )
        }
      />
      {hands.onTable && (
        <div className={styles.table}>
          <Back />
          <span>
            {guess !== undefined && guess.chooser >= 0 ? `Laid by ${personName(sight, guess.chooser)}. ` : ''}
            If {guess !== undefined && guess.actor === sight.me ? 'you cut' : 'it is cut'}, the dial moves.
          </span>
        </div>
      )}
      {hands.discard.length > 0 && <PieceNote>Out: {hands.discard.join(', ')}</PieceNote>}
    </Piece>
  )
}

function Backs({ many }: { readonly many: number }) {
  return (
    <span className={styles.backs} role="img" aria-label={many === 1 ? 'one card' : `${many} cards`}>
      {Array.from({ length: many }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one back like the other
        <Back key={at} />
      ))}
    </span>
  )
}

function Back() {
  return (
    <svg viewBox="-1 -1 26 32" className={styles.back} aria-hidden="true">
      <rect width="24" height="30" rx="3" fill="#154a8c" stroke="#a9cbef" />
      <path d="M4 5h16v20H4zM4 15h16M12 5v20" fill="none" stroke="#a9cbef" strokeOpacity="0.6" />
    </svg>
  )
}
