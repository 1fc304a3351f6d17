import type { ReviewAnswer, Verdict } from '@riposte/protocol'
import type { Part } from '../parts.ts'
import { Fall } from './graph.tsx'
import styles from './judged-now.module.css'
import { seatLine } from './seat-line.ts'
import { useReviewTexts } from './use-review-texts.ts'
import { judgedAt, judgedIn } from './verdicts.ts'

interface JudgedNowProps {
  readonly verdicts: readonly Verdict[]
  readonly names: readonly string[]
  readonly part: Part
  readonly at: number
  readonly judge: ReviewAnswer['judge']
}

/** What the graph shows, whose line is whose, and where each is now. */
export function JudgedNow({ verdicts, names, part, at, judge }: JudgedNowProps) {
  const texts = useReviewTexts(judge)
  const here = judgedIn(verdicts, part, judge)
  return (
    <section className={styles.now}>
      <h2 className={styles.title}>{texts.judged}</h2>
      <p className={styles.scale}>{texts.scale}</p>
      <ul className={styles.seats}>
        {names.map((name, seat) => {
          const judged = judgedAt(here, seat, at)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat} className={styles.seat}>
              <svg viewBox="0 0 28 4" width="28" height="4" aria-hidden="true" focusable="false">
                <path d="M0 2H28" strokeWidth="3" className={seatLine(seat)} />
              </svg>
              <span className={styles.name} title={name}>
                {name}
              </span>
              <span className={`${styles.figure} ${seatLine(seat)}`}>
                {judged ?? <span aria-hidden="true">–</span>}
                {judged === null && <span className="unseen">{texts.unknown}</span>}
              </span>
            </li>
          )
        })}
      </ul>
      {here.some(({ isFar }) => isFar) && (
        <p className={styles.mark}>
          <Fall seat={2} /> {texts.mark}
        </p>
      )}
    </section>
  )
}
