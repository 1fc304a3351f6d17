import { Card, KingCard } from '../../../games/imposter-kings/cards/card.tsx'
import styles from './pictures.module.css'

/** Cards of the game as they lie on the table, one picture for each part of How to play. */
export function ImposterKingsPicture({ part }: { readonly part: number }) {
  switch (part) {
    case 0:
      return <Card card="Soldier" cut="full" width={150} />
    case 1:
      return (
        <>
          <div className={styles.throne}>
            <Card card="Oathbound" cut="small" width={74} />
          </div>
          <Card card="Queen" cut="small" width={60} />
          <div className={styles.dim}>
            <Card card="Elder" cut="small" width={60} />
          </div>
        </>
      )
    case 2:
      return (
        <>
          <Card card="King's Hand" cut="small" width={90} />
          <Card card="Assassin" cut="small" width={90} />
        </>
      )
    default:
      return (
        <>
          <KingCard width={90} flipped={false} facet="Regular" />
          <KingCard width={90} flipped facet="Regular" />
        </>
      )
  }
}
