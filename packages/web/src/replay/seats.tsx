import type { GameFace, Sight } from '../games/face.ts'
import { useTexts } from '../texts/texts.ts'
import { Shield } from '../ui/shield.tsx'
import styles from './columns.module.css'

/** Who sits where, and what everybody could know of them at this moment. */
export function Seats({ face, sight }: { readonly face: GameFace; readonly sight: Sight }) {
  const texts = useTexts().replay
  return (
    <section aria-label={texts.players}>
      <ul className={styles.seats}>
        {sight.names.map((name, seat) => {
          const { points, title, facts, turn, out } = face.seat(sight, seat)
          const asked = sight.seen.decisions.some((decision) => decision.seat === seat)
          const state = out ? texts.out : asked ? texts.asked : turn ? texts.toMove : title
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat} className={styles.seat} data-out={out}>
              <Shield seat={seat} size={26} />
              <span className={styles.person}>
                <span className={styles.name}>{name}</span>
                {state !== null && <span className={styles.state}>{state}</span>}
                <span className={styles.facts}>{facts.join(', ')}</span>
              </span>
              {points !== null && (
                <span className={styles.points}>
                  <span aria-hidden="true">{points}</span>
                  <span className="unseen">{texts.points(points)}</span>
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
