import { CARD_TEXTS } from '@riposte/imposter-kings'
import { Card } from './card.tsx'
import { CardProse } from './card-details.tsx'
import styles from './card-sheet.module.css'

export { CardDetails } from './card-details.tsx'

/** Every card there is, with its complete text. */
export function CardSheet() {
  return (
    <ul className={styles.sheet}>
      {[...CARD_TEXTS.keys()].map((name) => (
        <li key={name} className={styles.entry} id={anchorOf(name)}>
          <Card card={name} cut="full" width={148} />
          <CardProse name={name} />
        </li>
      ))}
    </ul>
  )
}

function anchorOf(name: string): string {
  return `card-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`
}
