import { Card } from './card.tsx'
import { inPrint, printedOn, readCardName } from './card-name.ts'
import styles from './card-sheet.module.css'
import { keywordsOf } from './keywords.ts'
import { SealPicture } from './seal.tsx'

/** Everything about one card: the card in its largest cut, its whole text, its keywords explained. */
export function CardDetails({ name: card }: { readonly name: string }) {
  const { name } = readCardName(card)
  return (
    <div className={styles.details}>
      <Card card={card} cut="full" width={176} />
      <CardProse name={name} explained />
    </div>
  )
}

interface CardProseProps {
  readonly name: string
  /** With what its keywords mean. */
  readonly explained?: boolean
}

/** What a card says, in whole sentences. */
export function CardProse({ name, explained = false }: CardProseProps) {
  const { value, text } = printedOn(name)
  return (
    <div className={styles.prose}>
      <p className={styles.title}>
        {inPrint(name)} <span className={styles.worth}>{value}</span>
      </p>
      <p>{inPrint(text)}</p>
      <ul className={styles.keywords}>
        {keywordsOf(name).map(({ mark, name: keyword, meaning }) => (
          <li key={mark}>
            <SealPicture mark={mark} />
            <span>
              <b>{inPrint(keyword)}</b>
              {explained && <> {inPrint(meaning)}</>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
