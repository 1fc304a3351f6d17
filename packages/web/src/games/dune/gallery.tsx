import { Card } from './cards/card.tsx'
import { CARD_FACES } from './cards/faces.ts'
import styles from './gallery.module.css'
import { texts } from './texts.ts'

/** Every kind of treachery card, with what it does. */
export function Gallery() {
  return (
    <ul className={styles.gallery} data-world="dune">
      {CARD_FACES.map(({ id, name, kind, text }) => (
        <li key={id} className={styles.one}>
          <Card card={id} width={110} />
          <div>
            <h3>{name}</h3>
            <p className={styles.kind}>{texts.kinds[kind]}</p>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
