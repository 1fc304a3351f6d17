import { Shield } from '../../ui/shield.tsx'
import type { Sight } from '../face.ts'
import { Board } from './board.tsx'
import styles from './ending.module.css'
import { isFacts, Outline } from './outline.tsx'
import { plainTexts } from './texts.ts'

/** Who has won, the scores, what was hidden where the page can know it, and the table as it stands. */
export function Ending({ sight }: { readonly sight: Sight }) {
  const { open, seen, names, me } = sight
  if (seen.outcome === null) return <Board sight={sight} />
  const { winners, scores } = seen.outcome
  const order = names.map((_, seat) => seat).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
  return (
    <div>
      <section className={styles.result}>
        <h2 className={styles.heading}>{resultText(winners, names, me)}</h2>
        <ol className={styles.scores}>
          {order.map((seat) => (
            <li key={seat} data-won={winners.includes(seat)}>
              <Shield seat={seat} size={22} />
              <span className={styles.name}>{names[seat]}</span>
              <span className={styles.score}>{scores[seat]}</span>
            </li>
          ))}
        </ol>
      </section>
      {open !== null && (
        <section className={styles.result} aria-label={plainTexts.opened}>
          <h2 className={styles.heading}>{plainTexts.opened}</h2>
          <Outline facts={isFacts(open) ? open : { hidden: open }} names={names} />
        </section>
      )}
      <Board sight={sight} />
    </div>
  )
}

function resultText(winners: readonly number[], names: readonly string[], me: number | null): string {
  if (winners.length === 0) return plainTexts.lost
  if (winners.length === names.length && winners.length > 1) return plainTexts.drawn
  if (winners.length === 1 && winners[0] === me) return plainTexts.youWin
  return plainTexts.wins(winners.map((seat) => names[seat]))
}
