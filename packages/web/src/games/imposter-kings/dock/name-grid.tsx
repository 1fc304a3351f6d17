import { useState } from 'react'
import { PHONE, useMedia } from '../../../table/use-media.ts'
import { TableCard } from '../board/table-card.tsx'
import { Card } from '../cards/card.tsx'
import { cardLabel } from '../cards/card-label.ts'
import { useChoice } from '../choice/choice.tsx'
import { placeOf, type Spot } from '../choice/spots.ts'
import styles from './name-grid.module.css'

/** So many can be overlooked at once; more can be searched. */
const FEW = 10

/** Names to choose from, each with its card. */
export function NameGrid() {
  const choice = useChoice()
  const [text, setText] = useState('')
  const keys = choice.plan?.names ?? []
  if (keys.length <= FEW) return <Cards keys={keys} />
  const shown = keys.filter((key) => placeOf(key).toLowerCase().includes(text.trim().toLowerCase()))
  return (
    <ul className={styles.grid} aria-label="Card names">
      <li>
        <input
          className={styles.search}
          type="search"
          value={text}
          placeholder="Find a name"
          aria-label="Find a card name"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && shown.length > 0) choice.point(shown[0])
          }}
        />
      </li>
      {shown.map((key) => (
        <li key={key}>
          <button
            type="button"
            data-rove=""
            data-thing={key}
            tabIndex={-1}
            className={styles.name}
            aria-pressed={choice.isChosen(key)}
            onClick={() => choice.point(key)}
          >
            <span className={styles.picture} aria-hidden="true">
              <Card card={placeOf(key)} cut="small" width={30} />
            </span>
            <span>{placeOf(key)}</span>
          </button>
        </li>
      ))}
      {shown.length === 0 && <li className={styles.none}>No card of this game is called that.</li>}
    </ul>
  )
}

/** A few cards are laid out as cards. */
function Cards({ keys }: { readonly keys: readonly Spot[] }) {
  const width = useMedia(PHONE) ? 64 : 92
  return (
    <div className={styles.cards}>
      {keys.map((key) => (
        <TableCard key={key} at={key} label={cardLabel({ card: placeOf(key) })} card={placeOf(key)} width={width}>
          <Card card={placeOf(key)} cut="small" width={width} />
        </TableCard>
      ))}
    </div>
  )
}
