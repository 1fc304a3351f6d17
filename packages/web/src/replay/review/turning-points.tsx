import type { Verdict } from '@riposte/protocol'
import { useState } from 'react'
import type { GameFace } from '../../games/face.ts'
import { useTexts } from '../../texts/texts.ts'
import { type Part, partAt } from '../parts.ts'
import { Fall } from './graph.tsx'
import styles from './review-panel.module.css'
import { lostBy, turningPoints } from './verdicts.ts'
import { answerWords } from './words.ts'

interface TurningPointsProps {
  readonly verdicts: readonly Verdict[]
  readonly face: GameFace
  readonly names: readonly string[]
  readonly parts: readonly Part[]
  readonly at: number
  onGo(at: number): void
}

/** So many are shown at first. */
const FEW = 6

/** The moments at which something much better was there to be done, the dearest first; a click goes there. */
export function TurningPoints({ verdicts, face, names, parts, at, onGo }: TurningPointsProps) {
  const texts = useTexts().review
  const [all, setAll] = useState(false)
  const points = turningPoints(verdicts)
  if (points.length === 0) return <p className={styles.note}>{texts.none}</p>
  return (
    <>
      <ol className={styles.list}>
        {points.slice(0, all ? points.length : FEW).map((verdict) => {
          const { at: when, seat, question, played, best } = verdict
          const title = parts[partAt(parts, when)].title
          return (
            <li key={when}>
              <button
                type="button"
                className={styles.point}
                aria-current={when === at ? 'step' : undefined}
                onClick={() => onGo(when)}
              >
                <span className={styles.who}>
                  <Fall seat={seat} />
                  <span className={styles.name}>{names[seat]}</span>
                  {title !== null && <span className={styles.where}>{title}</span>}
                  <span className={styles.lost}>
                    <span aria-hidden="true">{texts.lost(lostBy(verdict))}</span>
                    <span className="unseen">{texts.lostWords(lostBy(verdict))}</span>
                  </span>
                </span>
                <span className={styles.did}>{answerWords(face, names, played.action, question)}</span>
                <span className={styles.better}>{texts.better(answerWords(face, names, best.action, question))}</span>
              </button>
            </li>
          )
        })}
      </ol>
      {points.length > FEW && (
        <button type="button" className={styles.more} onClick={() => setAll(!all)}>
          {all ? texts.fewer : texts.more(points.length)}
        </button>
      )}
    </>
  )
}
