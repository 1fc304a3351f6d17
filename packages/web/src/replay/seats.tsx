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
        {(face.order?.(sight) ?? sight.names.map((_, seat) => seat)).map((seat) => {
          const { points, title, facts, drawn, turn, out } = face.seat(sight, seat)
          const asked = sight.seen.decisions.some((decision) => decision.seat === seat)
          const state = out ? texts.out : asked ? texts.asked : turn ? texts.toMove : title
          return (
            <li key={seat} className={styles.seat} data-out={out}>
              {face.Portrait === undefined ? (
                <Shield seat={seat} size={26} />
              ) : (
                <face.Portrait sight={sight} seat={seat} size={26} />
              )}
              <span className={styles.person}>
                <span className={styles.name}>{sight.names[seat]}</span>
                {state !== null && <span className={styles.state}>{state}</span>}
                <span className={styles.facts}>{drawn ?? facts.join(', ')}</span>
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
