import { Shield } from '../../../ui/shield.tsx'
import { Card } from '../cards/card.tsx'
import type { KingsSight } from '../names.ts'
import { personOf } from '../phrases.ts'
import type { Hidden } from '../record/rounds.ts'
import styles from './hidden-cards.module.css'
import { readOut } from './labels.ts'
import { TableCard } from './table-card.tsx'
import { Zone } from './zone.tsx'

const PLACES: readonly (readonly [place: string, label: string])[] = [
  ['hand', 'Hand'],
  ['successor', 'Successor'],
  ['dungeon', 'Dungeon'],
  ['squire', 'Squire'],
]

interface HiddenCardsProps {
  readonly sight: KingsSight
  readonly hidden: readonly Hidden[]
  readonly width: number
}

/** What nobody else could see, laid open: a row for every player. */
export function HiddenCards({ sight, hidden, width }: HiddenCardsProps) {
  const forgotten = hidden.filter(({ place }) => place === 'forgotten')
  return (
    <ul className={styles.people}>
      {sight.seen.view.players.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats do not move
        <li key={seat} className={styles.person}>
          <p className={styles.name}>
            <Shield seat={seat} size={18} />
            {personOf(sight, seat)}
          </p>
          <div className={styles.places}>
            {PLACES.map(([place, label]) => (
              <Lying
                key={place}
                sight={sight}
                label={label}
                width={width}
                cards={hidden.filter((card) => card.seat === seat && card.place === place)}
              />
            ))}
          </div>
        </li>
      ))}
      {forgotten.length > 0 && (
        <li className={styles.person}>
          <div className={styles.places}>
            <Lying sight={sight} label="Forgotten" width={width} cards={forgotten} />
          </div>
        </li>
      )}
    </ul>
  )
}

interface LyingProps {
  readonly sight: KingsSight
  readonly label: string
  readonly width: number
  readonly cards: readonly Hidden[]
}

function Lying({ sight, label, width, cards }: LyingProps) {
  if (cards.length === 0) return null
  return (
    <Zone label={label}>
      {cards.map(({ card }, at) => (
        <TableCard
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ by their place alone
          key={at}
          at={null}
          label={`${readOut(sight, { card })}, ${label}`}
          card={card}
          width={width}
          style={at === 0 ? {} : { marginLeft: -width * 0.34 }}
        >
          <Card card={card} cut="spine" width={width} />
        </TableCard>
      ))}
    </Zone>
  )
}
