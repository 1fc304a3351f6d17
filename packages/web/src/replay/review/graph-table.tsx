import type { Verdict } from '@riposte/protocol'
import type { GameFace } from '../../games/face.ts'
import { useTexts } from '../../texts/texts.ts'
import type { Part } from '../parts.ts'
import styles from './graph-table.module.css'
import { hundredths, lostBy, verdictsIn } from './verdicts.ts'
import { answerWords } from './words.ts'

interface GraphTableProps {
  readonly verdicts: readonly Verdict[]
  readonly face: GameFace
  readonly names: readonly string[]
  readonly part: Part
  readonly at: number
  onGo(at: number): void
}

/** What the graph shows, for those who would rather read it. */
export function GraphTable({ verdicts, face, names, part, at, onGo }: GraphTableProps) {
  const texts = useTexts().review
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{texts.table}</summary>
      <table className={styles.table}>
        <caption className="unseen">
          {texts.tableTitle}
          {part.title === null ? '' : `, ${part.title}`}
        </caption>
        <thead>
          <tr>
            <th scope="col">{texts.step}</th>
            <th scope="col">{texts.seat}</th>
            <th scope="col">{texts.judgement}</th>
            <th scope="col">{texts.loss}</th>
          </tr>
        </thead>
        <tbody>
          {verdictsIn(verdicts, part).map((verdict) => (
            <tr key={verdict.at} aria-current={verdict.at === at ? 'step' : undefined}>
              <td>
                <button type="button" className={styles.step} onClick={() => onGo(verdict.at)}>
                  {verdict.at}
                </button>
              </td>
              <th scope="row" title={answerWords(face, names, verdict.played.action, verdict.question)}>
                {names[verdict.seat]}
              </th>
              <td>{hundredths(verdict.best.worth)}</td>
              <td>{verdict.isFar ? lostBy(verdict) : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
