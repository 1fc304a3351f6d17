import { Card, EmptySlot, KingCard } from './cards/card.tsx'
import type { KingsSight } from './names.ts'
import styles from './pile-picture.module.css'

/** What lies on the pile: a King, a card, or the place for the reader's own answer. */
export type Shown = { readonly king: number } | { readonly card: string } | { readonly slot: string }

/** Drawn as large as its place is. */
export function PilePicture({ sight, shows }: { readonly sight: KingsSight; readonly shows: Shown }) {
  if ('slot' in shows) {
    return (
      <span className={styles.slot}>
        <EmptySlot width={84} card={shows.slot} asked />
      </span>
    )
  }
  const { players } = sight.seen.view
  return (
    <span className={styles.picture}>
      {'card' in shows ? (
        <Card card={shows.card} cut="small" width={84} />
      ) : (
        <KingCard width={84} flipped={players[shows.king].flipped} facet={players[shows.king].facet} />
      )}
    </span>
  )
}
