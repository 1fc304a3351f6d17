import { type ActionJson, canonical } from '@riposte/kernel'
import type { ReviewAnswer, Verdict } from '@riposte/protocol'
import type { GameFace } from '../../games/face.ts'
import { Shield } from '../../ui/shield.tsx'
import type { Eyes } from '../timeline.ts'
import styles from './thought.module.css'
import { useReviewTexts } from './use-review-texts.ts'
import { hundredths, lostBy } from './verdicts.ts'
import { answerWords } from './words.ts'

interface ThoughtProps {
  /** The decision that is open at this moment; null where there is none with a choice. */
  readonly verdict: Verdict | null
  readonly lines: number
  readonly judge: ReviewAnswer['judge']
  readonly face: GameFace
  readonly names: readonly string[]
  readonly eyes: Eyes
}

/** What whoever judges thought of the decision at this moment: every answer, what was played, and what was to be feared. */
export function Thought({ verdict, lines, judge, face, names, eyes }: ThoughtProps) {
  const texts = useReviewTexts(judge)
  const isOpen = verdict !== null && (eyes === 'all' || eyes === verdict.seat)
  return (
    <section className={styles.thought}>
      <h2 className={styles.title}>{texts.thought}</h2>
      {!isOpen && <p className={styles.note}>{verdict === null ? texts.nothing : texts.notFromHere}</p>}
      {isOpen && <Open verdict={verdict} lines={lines} judge={judge} face={face} names={names} />}
    </section>
  )
}

const isSame = (one: ActionJson, other: ActionJson) => canonical(one) === canonical(other)

type OpenProps = Omit<ThoughtProps, 'verdict' | 'eyes'> & { readonly verdict: Verdict }

function Open({ verdict, lines, judge, face, names }: OpenProps) {
  const texts = useReviewTexts(judge)
  const { seat, question, played, best, answers, choices, feared, isFar } = verdict
  const name = names[seat]
  const lost = lostBy(verdict)
  const unlisted = choices - answers.length
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <div className={styles.open} tabIndex={0}>
      <p className={styles.who}>
        <Shield seat={seat} size={16} /> {texts.decides(name)}
      </p>
      <p className={isFar ? styles.costs : styles.note}>
        {isFar ? texts.costs(lost) : isSame(answers[0].action, played.action) ? texts.same : texts.inside}
      </p>
      <ul>
        {answers.map(({ action, worth }) => {
          const isPlayed = isSame(action, played.action)
          const isBest = isSame(action, best.action)
          return (
            <li key={canonical(action)} className={styles.answer} data-played={isPlayed}>
              <span className={styles.words}>
                {answerWords(face, names, action, question)}
                {isPlayed && <span className={styles.tag}>{texts.didThis}</span>}
                {isBest && !isPlayed && <span className={styles.tag}>{texts.wouldDo}</span>}
              </span>
              <span className={styles.figure}>
                <span aria-hidden="true">{hundredths(worth)}</span>
                <span className="unseen">{texts.worth(hundredths(worth))}</span>
              </span>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ width: `${hundredths(worth)}%` }} />
              </span>
            </li>
          )
        })}
      </ul>
      {unlisted > 0 && <p className={styles.note}>{texts.others(unlisted)}</p>}
      {feared.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{texts.feared}</h3>
          <ol className={styles.feared}>
            {feared.map((step, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the steps of one line
              <li key={place}>
                <Shield seat={step.seat} size={14} />
                <span>{texts.foreseen(names[step.seat], answerWords(face, names, step.action, step.question))}</span>
              </li>
            ))}
          </ol>
          <p className={styles.note}>{texts.share(Math.round(feared[feared.length - 1].share * 100))}</p>
        </>
      )}
      <p className={styles.note}>{texts.from(lines, name)}</p>
    </div>
  )
}
